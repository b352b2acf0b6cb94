package import Forms

extension Language {
    /// The language a person reads who asks for these ranges, written as in `Accept-Language`: `fr-CA, ja;q=0.5`.
    ///
    /// English where nothing asked for matches.
    package init(ranges: String) {
        var lookup = LanguageRange()
        lookup.add(Array(ranges.utf8)[...])
        self = lookup.language
    }
}
