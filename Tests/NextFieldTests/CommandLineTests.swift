import Testing

import NextFieldService
@testable import nextfield

@Suite struct `A command line` {
    @Test(arguments: [
        (["serve"], Verb.serve),
        (["judge", "login"], .judge),
        (["healthcheck"], .healthcheck),
        (["version"], .version),
        (["--version"], .version),  // what people try first
        (["help", "serve"], .help),
        (["--help"], .help),
        (["-h"], .help),
    ])
    func `begins with a verb`(words: [String], expected: Verb) throws {
        #expect(try CommandLineWords(words).verb == expected)
    }

    @Test func `without a word asks for nothing`() throws {
        #expect(try CommandLineWords([]).verb == nil)
    }

    @Test(arguments: [
        (["serve", "--help"], true),
        (["serve", "--port", "1", "-h"], true),  // anywhere
        (["serve"], false),
        (["judge", "--", "--help"], false),  // behind -- nothing is a flag
    ])
    func `asks for help behind the verb`(words: [String], expected: Bool) throws {
        #expect(try CommandLineWords(words).asksForHelp == expected)
    }

    @Test(arguments: [
        (["srve"], "there is no verb srve. Did you mean serve?"),
        (["--port", "80"], "a verb comes first. Did you mean nextfield serve --port?"),
        (["serve", "--prot", "80"], "serve has no flag --prot. Did you mean --port?"),
        (["serve", "-p", "80"], "serve has no flag -p. See nextfield help serve."),
        (["serve", "--port"], "--port needs a value: a number from 0 to 65535."),
        (["serve", "--host", "--port"], "--host needs a value: an address or a name."),
        (["serve", "--port", "99999"], "--port takes a number from 0 to 65535. Did you mean 65535?"),
        (["serve", "--port", "-1"], "--port takes a number from 0 to 65535. Did you mean 0?"),
        (["serve", "--port", "+80"], "--port takes a number from 0 to 65535. Did you mean 8080?"),
        (["serve", "--port="], "--port takes a number from 0 to 65535. Did you mean 8080?"),
        (["serve", "--idle-timeout", "5s"], "--idle-timeout takes seconds from 0.01 to 86400. Did you mean 5?"),
        (["serve", "--host", ""], "--host takes an address or a name. Did you mean ::?"),
        (["serve", "now"], "serve takes only flags. See nextfield help serve."),
        (["judge"], "judge needs the name of a form."),
        (["judge", "login", "register"], "judge takes one FORM. See nextfield help judge."),
        (["judge", "regster"], "there is no form regster. Did you mean register?"),
        (["help", "serv"], "there is no verb serv. Did you mean serve?"),
    ])
    func `that can't be read is told what to type instead`(words: [String], expected: String) {
        #expect(failure(of: words) == expected)
    }

    @Test func `shows 64 characters of a word and no control characters`() {
        let word = "--\u{1B}[31m" + String(repeating: "x", count: 10_000)
        let sentence = failure(of: ["serve", word])
        #expect(sentence?.count ?? .max < 150)
        #expect(sentence?.contains("\u{1B}") == false)
    }

    @Test func `with the last of two equal flags counts`() throws {
        let arguments = try Arguments(of: .serve, words: ["--port", "1", "--port=2"])
        #expect(try arguments.number(.port) == 2)
    }

    @Test func `keeps an equals sign inside a value`() throws {
        let arguments = try Arguments(of: .judge, words: ["--language=ja;q=0.5", "login"])
        #expect(try arguments.text(.language) == "ja;q=0.5")
        #expect(arguments.operand == "login")
    }

    private func failure(of words: [String]) -> String? {
        do throws(UsageError) {
            let line = try CommandLineWords(words)
            let arguments = try Arguments(of: line.verb ?? .help, words: line.rest)
            switch line.verb {
            case .serve: _ = try Configuration(arguments, availableCores: 1)
            case .judge:
                guard let registry = try? FormFolder(path: nil).registry() else { return "no built-in forms" }
                _ = try Judge.form(arguments.operand, among: registry)
            case .help: _ = try Help.verb(of: arguments)
            default: break
            }
            return nil
        } catch {
            return error.description
        }
    }
}
