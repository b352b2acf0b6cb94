extension MessageCatalog {
    static func japanese(_ message: Message) -> String {
        switch message {
        case .valueMissing: "この項目を入力してください。"
        case .emailMismatch: "メールアドレスを「name@example.com」のような形式で入力してください。"
        case .charactersMismatch(let parts): "\(japaneseList(parts))だけを使って入力してください。"
        case .patternMismatch: "指定された形式で入力してください。"
        case .tooLong(maximum: 0): "この項目は空欄にしてください。"
        case .tooLong(let maximum): "\(grouped(maximum, by: ","))文字以内で入力してください。"
        case .tooShort(let minimum): "\(grouped(minimum, by: ","))文字以上で入力してください。"
        case .notEqual(let label): "「\(label)」と同じ内容を入力してください。"

        case .attention(let count): "\(grouped(count, by: ","))件の項目を確認してください："
        case .listSeparator: "、"
        case .fullStop: "。"
        }
    }

    private static func japaneseList(_ parts: [CharacterPart]) -> String {
        joined(parts, separator: "、", last: "、") { part in
            switch part {
            case .letters: "半角英字"
            case .uppercaseLetters: "半角英大文字"
            case .lowercaseLetters: "半角英小文字"
            case .digits: "半角数字"
            case .space: "半角スペース"
            case .character(let character): "「\(character)」"
            }
        }
    }
}
