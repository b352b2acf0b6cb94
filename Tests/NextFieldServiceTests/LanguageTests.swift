import HTTP1
import NextFieldService
import TestSupport
import Testing

@Suite struct `Language lookup` {
    @Test(arguments: [
        ([], "en"),  // nothing asked
        (["fr"], "fr"),
        (["FR"], "fr"),  // tags have no case
        (["fr-CA"], "fr"),  // RFC 4647 §3.4: subtags go from the end
        (["fr-CA-x-west"], "fr"),
        (["ja-Jpan-JP"], "ja"),
        (["de"], "en"),  // nothing matches
        (["de, fr"], "fr"),
        (["de-CH, fr;q=0.5, ja;q=0.7"], "ja"),  // the highest weight
        (["fr;q=0.5, ja;q=0.5"], "fr"),  // equal weights: the first
        (["ja;q=0.2, fr;q=0.25"], "fr"),
        (["fr;q=0"], "en"),  // not French
        (["fr;q=0, fr-CA"], "en"),  // what fr-CA would fall back to was ruled out
        (["fr-CA;q=0, fr"], "fr"),  // only Canadian French was
        (["en;q=0, *"], "fr"),  // anything else, please
        (["en;q=0, fr;q=0.0, *"], "ja"),
        (["en;q=0"], "en"),  // nothing is acceptable: the default after all
        (["*"], "en"),
        (["*;q=0"], "en"),
        (["*, fr;q=0.1"], "fr"),  // RFC 4647 §3.4: `*` before other ranges is skipped
        (["fr;q=1.000"], "fr"),
        (["fr;q=1.001, ja;q=0.1"], "ja"),  // malformed members are passed over
        (["fr;q=2, ja;q=0.1"], "ja"),
        (["fr;q=0.1234, ja;q=0.1"], "ja"),
        (["fr;q=, ja;q=0.1"], "ja"),
        (["fr;q=x, ja;q=0.1"], "ja"),
        (["fr;level=1, ja;q=0.1"], "ja"),
        (["fr_FR, ja;q=0.1"], "ja"),
        (["fr-, ja;q=0.1"], "ja"),
        (["fr-toolongsubtag, ja;q=0.1"], "ja"),
        (["-fr, ja;q=0.1"], "ja"),
        (["*-CH, ja;q=0.1"], "ja"),  // an extended range, which lookup does not take
        (["french, ja;q=0.1"], "ja"),
        (["f, r, x-fr, i-fr"], "en"),
        ([",,, fr ,,"], "fr"),  // empty members (RFC 9110 §5.6.1.2)
        (["fr ; q=0.9 ,\tja ; Q=0.95"], "ja"),
        (["de", "fr"], "fr"),  // two lines are one list
        (["ja;q=0.1", "fr;q=0.2"], "fr"),
        (["fr\u{e9}"], "en"),
        ([""], "en"),
    ])
    func `finds the language a person reads best`(values: [String], expected: String) async throws {
        let response = try await makeService().send(
            json: #"{"values":{}}"#, fields: values.map { (.acceptLanguage, $0) })
        #expect(response.status == .ok)
        #expect(response[.contentLanguage] == expected)
        #expect(response[.vary] == "Accept-Language")
    }

    @Test func `five thousand ranges are read once`() async throws {
        let ranges = String(repeating: "de,", count: 5_000) + "fr"
        let response = try await makeService().send(json: #"{"values":{}}"#, fields: [(.acceptLanguage, ranges)])
        #expect(response[.contentLanguage] == "fr")
    }

    @Test func `messages are in the language the answer names`() async throws {
        let service = try makeService()
        var texts: Set<String> = []
        for tag in ["en", "fr", "ja"] {
            texts.insert(
                try await service.send(json: #"{"values":{}}"#, fields: [(.acceptLanguage, tag)]).text)
        }
        #expect(texts.count == 3)
    }

    @Test func `problems are in English`() async throws {
        let response = try await makeService().send(json: "{", fields: [(.acceptLanguage, "fr")])
        #expect(response[.contentLanguage] == "en")
    }
}
