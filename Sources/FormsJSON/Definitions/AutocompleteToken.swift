/// HTML's autofill detail tokens: what may stand in `autocomplete`, and which of them a field's name asks for.
enum AutocompleteToken {
    /// The autofill field names (HTML §4.10.18.7.1), those of the first column first.
    static let fields = [
        "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
        "username", "new-password", "current-password", "one-time-code", "organization-title", "organization",
        "street-address", "address-line1", "address-line2", "address-line3", "address-level4", "address-level3",
        "address-level2", "address-level1", "country", "country-name", "postal-code", "cc-name", "cc-given-name",
        "cc-additional-name", "cc-family-name", "cc-number", "cc-exp", "cc-exp-month", "cc-exp-year", "cc-csc",
        "cc-type", "transaction-currency", "transaction-amount", "language", "bday", "bday-day", "bday-month",
        "bday-year", "sex", "url", "photo",
    ]
    /// The names that may have a kind of contact before them.
    static let contactFields = [
        "tel", "tel-country-code", "tel-national", "tel-area-code", "tel-local", "tel-local-prefix",
        "tel-local-suffix", "tel-extension", "email", "impp",
    ]
    private static let contacts = ["home", "work", "mobile", "fax", "pager"]
    private static let groups = ["shipping", "billing"]

    /// What is wrong with an `autocomplete` value.
    ///
    /// - Returns: The word that can't stand where it does; `nil` where the value is fine.
    static func misplacedWord(in value: String) -> String? {
        var words = value.split(separator: " ").map { lowercased(String($0)) }[...]
        if words.count == 1, words.first == "on" || words.first == "off" { return nil }
        if words.first?.hasPrefix("section-") == true { words.removeFirst() }
        if let first = words.first, groups.contains(first) { words.removeFirst() }
        let hasContact = words.first.map(contacts.contains) ?? false
        if hasContact { words.removeFirst() }
        guard let field = words.popFirst() else { return value }
        guard contactFields.contains(field) || !hasContact && fields.contains(field) else { return field }
        if words.first == "webauthn" { words.removeFirst() }
        return words.first
    }

    /// Every word that a value may begin with.
    static var all: [String] { fields + contactFields + contacts + groups + ["on", "off", "webauthn"] }

    /// The token for a field that is called so, where HTML has one.
    ///
    /// - Parameter name: Hyphens, dots, underscores and letter case don't count.
    static func token(forName name: String) -> String? {
        var word = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
            default: word.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return token(forWord: lowercased(word))
    }

    private static func token(forWord word: String) -> String? {
        switch word {
        case "email", "emailaddress", "mail": "email"
        case "username", "userid", "login", "account": "username"
        case "tel", "phone", "telephone", "phonenumber", "mobile", "mobilephone", "cellphone": "tel"
        case "name", "fullname", "yourname", "contactname": "name"
        case "givenname", "firstname", "forename": "given-name"
        case "familyname", "lastname", "surname": "family-name"
        case "middlename", "additionalname": "additional-name"
        case "nickname": "nickname"
        case "organization", "organisation", "company", "companyname": "organization"
        case "jobtitle", "organizationtitle": "organization-title"
        case "streetaddress", "street", "address", "postaladdress": "street-address"
        case "addressline1", "address1", "line1": "address-line1"
        case "addressline2", "address2", "line2": "address-line2"
        case "city", "town", "locality", "addresslevel2": "address-level2"
        case "state", "province", "prefecture", "region", "addresslevel1": "address-level1"
        case "postalcode", "postcode", "zip", "zipcode": "postal-code"
        case "country", "countrycode": "country"
        case "countryname": "country-name"
        case "bday", "birthday", "birthdate", "dateofbirth": "bday"
        case "onetimecode", "otp", "verificationcode", "smscode": "one-time-code"
        case "newpassword", "confirmpassword", "repeatpassword": "new-password"
        case "currentpassword", "oldpassword": "current-password"
        case "cardnumber", "creditcard", "ccnumber": "cc-number"
        case "cardname", "cardholder", "ccname": "cc-name"
        case "cardexpiry", "expiry", "ccexp": "cc-exp"
        case "cvc", "cvv", "csc", "securitycode", "cccsc": "cc-csc"
        case "website", "homepage", "url": "url"
        default: nil
        }
    }

    /// ASCII letters in lower case: token names have no others.
    private static func lowercased(_ text: String) -> String {
        var lowered = ""
        for scalar in text.unicodeScalars {
            let isCapital = scalar >= "A" && scalar <= "Z"
            lowered.unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
        }
        return lowered
    }
}
