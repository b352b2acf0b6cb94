internal import Forms
internal import FormsJSON
internal import HTTP1

extension FormService {
    /// Judges a request's content by a form: the path every snapshot takes.
    ///
    /// Beyond what reading the snapshot takes, it allocates the answer's content and nothing else.
    func judge(
        _ request: HTTPRequest, _ noted: NotedFields, by form: RegisteredForm, isByShortcut: Bool,
        requestID: ArraySlice<UInt8>
    ) -> HTTPResponse {
        let snapshot: FormSnapshot
        do throws(Problem) {
            snapshot = try self.snapshot(request, noted, of: form.served)
        } catch {
            return ProblemAnswer.response(to: error, requestID: requestID)
        }
        let language = ContentNegotiation.language(of: request, noted)
        var content: [UInt8] = []
        let evaluation = form.served.judge(snapshot, in: language, into: &content)
        form.verdicts.add(snapshot.event, isValid: evaluation.verdict.isValid)
        return HTTPResponse(
            status: .ok, fields: form.fields(in: language, isByShortcut: isByShortcut), requestID: requestID,
            content: content)
    }

    private func snapshot(
        _ request: HTTPRequest, _ noted: NotedFields, of form: ServedForm
    ) throws(Problem) -> FormSnapshot {
        switch ContentNegotiation.format(of: request, noted) {
        case .json:
            do throws(ServedForm.Rejection) {
                return try form.snapshot(from: request.content)
            } catch {
                throw ProblemMapping.problem(for: error, form: form.definition)
            }
        case .urlEncoded:
            do throws(URLEncodedError) {
                return try URLEncodedSnapshot.decode(request.content, form: form)
            } catch {
                throw ProblemMapping.problem(for: error, form: form.definition)
            }
        case nil:
            throw ProblemMapping.unsupportedMediaType
        }
    }
}
