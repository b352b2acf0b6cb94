internal import Forms
internal import FormsJSON
internal import HTTPListener
internal import NextFieldService

/// The forms this process judges by.
enum ServedForms {
    /// SHA-256 as hexadecimal text: what revisions and entity tags are made of.
    static func digest(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef")
        return String(sha256(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// The built-in forms.
    static func registry() -> FormRegistry {
        do {
            return try FormRegistry(BuiltInForms.all, digest: digest)
        } catch {
            preconditionFailure("the built-in forms have different names")
        }
    }
}
