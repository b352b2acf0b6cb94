extension MessageCatalog {
    static func japanese(_ message: Message) -> String {
        switch message {
        case .valueMissing: "この項目を入力してください。"
        case .notTicked: "チェックを入れてください。"
        case .notChosen: "いずれかを選択してください。"
        case .emailMismatch: "メールアドレスを「name@example.com」のような形式で入力してください。"
        case .emailsMismatch:
            "メールアドレスを「name@example.com, other@example.com」のようにコンマで区切って入力してください。"
        case .charactersMismatch(let parts): "\(japaneseList(parts))だけを使って入力してください。"
        case .patternMismatch: "指定された形式で入力してください。"
        case .tooLong(maximum: 0): "この項目は空欄にしてください。"
        case .tooLong(let maximum): "\(grouped(maximum, by: ","))文字以内で入力してください。"
        case .tooShort(let minimum): "\(grouped(minimum, by: ","))文字以上で入力してください。"
        case .tooSmall(let minimum): "\(minimum)以上の値を入力してください。"
        case .tooEarly(let minimum): "\(minimum)以降を入力してください。"
        case .tooLarge(let maximum): "\(maximum)以下の値を入力してください。"
        case .tooLate(let maximum): "\(maximum)以前を入力してください。"
        case .notGreater(let label): "「\(label)」より大きい値を入力してください。"
        case .notLater(let label): "「\(label)」より後を入力してください。"
        case .notLess(let label): "「\(label)」より小さい値を入力してください。"
        case .notEarlier(let label): "「\(label)」より前を入力してください。"
        case .outside(let from, let to): "\(from)から\(to)までの時刻を入力してください。"
        case .notWhole: "整数を入力してください。"
        case .offStep(let step): "\(step.base)から\(japaneseStep(step))刻みで入力してください。"
        case .unreadable(let type): japaneseUnreadable(type)
        case .notEqual(let label): "「\(label)」と同じ内容を入力してください。"
        case .notDifferent(let label): "「\(label)」とは違う内容を入力してください。"
        case .notAnOption: "選択肢の中から選んでください。"
        case .blocked: "この内容は使えません。別の内容を入力してください。"

        case .attention(let count): "\(grouped(count, by: ","))件の項目を確認してください："
        case .listSeparator: "、"
        case .fullStop: "。"
        }
    }

    private static func japaneseStep(_ step: StepWords) -> String {
        let digits = step.digits(groupedBy: ",")
        return switch step.unit {
        case .number: digits
        case .days: "\(digits)日"
        case .months: "\(digits)か月"
        case .weeks: "\(digits)週間"
        case .minutes: "\(digits)分"
        case .seconds: "\(digits)秒"
        }
    }

    private static func japaneseUnreadable(_ type: InputType) -> String {
        switch type {
        case .number, .range: "数値を「12」や「12.5」のように入力してください。"
        case .date: "実在する日付を「2026-02-28」のように入力してください。"
        case .month: "月を「2026-02」のように入力してください。"
        case .week: "週を「2026-W07」のように入力してください。"
        case .time: "時刻を「14:30」のように入力してください。"
        case .datetimeLocal: "実在する日付と時刻を「2026-02-28T14:30」のように入力してください。"
        case .color: "色を「#3366ff」のように入力してください。"
        case .text, .search, .tel, .email, .password, .textarea, .checkbox, .radio, .select:
            "値を読み取れません。もう一度入力してください。"
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
