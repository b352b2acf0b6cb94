"""Sends every example of openapi.yaml to a running server and compares what comes back.

    openapi.py openapi.yaml http://127.0.0.1:8080

How examples of requests and answers belong together is told at the top of openapi.yaml. JSON is compared with its
members in order; other content byte for byte. The header fields of an answer are those of the document: none that it
requires is missing, none has another value, and none is there that it does not name. Each GET is sent as HEAD too,
which must say the same without the content. Ends with 1 where anything differs.
"""

import http.client
import json
import re
import sys
import urllib.parse

import yaml

# What any answer may have, as RFC 9110 and RFC 9112 say it; the document does not repeat it.
MESSAGE_FIELDS = {"date", "content-length", "content-type", "connection"}

METHODS = ("get", "head", "post", "options", "put", "patch", "delete", "trace")


class Contract:
    """The document, with references followed where they stand."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.bytes = file.read()
        self.root = yaml.safe_load(self.bytes)

    def resolve(self, node):
        while isinstance(node, dict) and "$ref" in node:
            target = self.root
            for part in node["$ref"].removeprefix("#/").split("/"):
                target = target[part.replace("~1", "/").replace("~0", "~")]
            node = target
        return node

    def operations(self):
        for path, item in self.root["paths"].items():
            for method in METHODS:
                if method in item:
                    yield method.upper(), path, item[method]

    def examples(self, holder):
        """Yields the media type, name and example of everything below a request body or an answer."""
        for media_type, content in self.resolve(holder).get("content", {}).items():
            for name, example in content.get("examples", {}).items():
                yield media_type, name, self.resolve(example)


class Request:
    """What to send."""

    def __init__(self, method, path, headers=None, content=None):
        self.method, self.path = method, path
        self.headers = dict(headers or {})
        self.content = content

    def key(self):
        return self.method, self.path, tuple(sorted(self.headers.items())), self.content

    def send(self, address):
        connection = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
        content = None if self.content is None else self.content.encode()
        connection.request(self.method, self.path, body=content, headers=self.headers)
        response = connection.getresponse()
        answer = Answer(response.status, response.getheaders(), response.read())
        connection.close()
        return answer


class Answer:
    """What came back."""

    def __init__(self, status, fields, content):
        self.status, self.fields, self.content = status, fields, content

    def values(self, name):
        return [value for field, value in self.fields if field.lower() == name.lower()]


class Server:
    """Answers requests; of two that are equal the second has the answer of the first."""

    def __init__(self, address):
        self.address = urllib.parse.urlsplit(address)
        self.answers = {}

    def answer(self, request):
        if request.key() not in self.answers:
            self.answers[request.key()] = request.send(self.address)
        return self.answers[request.key()]


def encoded(media_type, value):
    if media_type == "application/x-www-form-urlencoded":
        return urllib.parse.urlencode(value)
    return json.dumps(value, ensure_ascii=False)


class Expected:
    """An example of an answer, and the header fields of all answers like it."""

    def __init__(self, contract, status, response, media_type, value):
        self.status, self.media_type, self.value = int(status), media_type, value
        headers = contract.resolve(response).get("headers", {})
        self.headers = {name: contract.resolve(header) for name, header in headers.items()}


def exchanges(contract):
    """Yields the name and request of each example of an answer, and what is expected."""
    for method, path, operation in contract.operations():
        sent = {}
        for media_type, name, example in contract.examples(operation.get("requestBody", {})):
            if name in sent:
                raise SystemExit(f"{method} {path}: two requests are named {name}")
            sent[name] = Request(method, path, {"Content-Type": media_type}, encoded(media_type, example["value"]))
        answered = set()
        for status, response in operation["responses"].items():
            for media_type, name, example in contract.examples(response):
                extra = example.get("x-request")
                if extra is not None:
                    base = sent[extra["example"]] if "example" in extra else Request(method, path)
                    request = Request(
                        extra.get("method", base.method), extra.get("path", base.path),
                        base.headers | extra.get("headers", {}), extra.get("content", base.content))
                elif name in sent:
                    request = sent[name]
                    answered.add(name)
                elif method in ("GET", "HEAD") and "{" not in path:
                    request = Request(method, path)
                else:
                    raise SystemExit(f"{method} {path}: nothing says what is answered by {name}")
                yield name, request, Expected(contract, status, response, media_type, example["value"])
        for name in sorted(sent.keys() - answered):
            raise SystemExit(f"{method} {path}: the request {name} has no answer")


def satisfies(schema, text):
    """Whether a field value is as its schema says; only what this document uses is understood."""
    if schema.keys() - {"type", "const", "enum", "pattern", "minimum"}:
        raise SystemExit(f"Tests/openapi.py does not understand the header schema {schema}")
    if schema.get("type") == "integer" and not (text.isdigit() and int(text) >= schema.get("minimum", 0)):
        return False
    return (
        text == schema.get("const", text)
        and text in schema.get("enum", [text])
        and re.search(schema.get("pattern", ""), text) is not None)


def field_differences(expected, answer):
    """What differs in the header section, in words."""
    for name, header in expected.headers.items():
        values = answer.values(name)
        if len(values) > 1 or (header.get("required") and not values):
            yield f"{len(values)} fields {name}"
        for value in values:
            if not satisfies(header["schema"], value):
                yield f"{name}: {value}, which is not {header['schema']}"
    known = MESSAGE_FIELDS | {name.lower() for name in expected.headers}
    for name, value in answer.fields:
        if name.lower() not in known:
            yield f"{name}: {value}, of which the document says nothing"
    media_types = [value.split(";")[0].strip() for value in answer.values("Content-Type")]
    if media_types != [expected.media_type]:
        yield f"Content-Type {media_types}, not {expected.media_type}"


def content_difference(expected, answer):
    """What differs in the content, in words; None where nothing does."""
    if not expected.media_type.endswith("json"):
        want = expected.value.encode()
        return None if answer.content == want else f"{answer.content[:300]!r}, not {want[:300]!r}"
    got = json.dumps(json.loads(answer.content), ensure_ascii=False, indent=1)
    want = json.dumps(expected.value, ensure_ascii=False, indent=1)
    if got == want:
        return None
    pairs = zip(got.splitlines(), want.splitlines())
    line = next((pair for pair in pairs if pair[0] != pair[1]), ("the end", "the end"))
    return f"has{line[0]} where the example has{line[1]}\n{answer.content.decode()}"


def differences(request, expected, answer):
    """What differs between an example and an answer, in words."""
    if answer.status != expected.status:
        yield f"status {answer.status}, not {expected.status}: {answer.content[:300]!r}"
        return
    yield from field_differences(expected, answer)
    if request.method == "HEAD":
        return
    found = content_difference(expected, answer)
    if found is not None:
        yield found


def head_differences(get, head):
    """How the answer to a HEAD differs from that to the same GET, other than by its content."""
    if head.content:
        yield "it has content"
    own = {"date", "request-id"}
    if b"nextfield_http_requests_total" in get.content:
        own.add("content-length")  # the counters have moved on
    first, second = (
        (answer.status, [(name, value) for name, value in answer.fields if name.lower() not in own])
        for answer in (get, head))
    if first != second:
        yield f"{second}, where GET has {first}"


def comparisons(contract, server):
    """Yields what is compared, and a list of how it differs."""
    gets = {}
    for name, request, expected in exchanges(contract):
        found = list(differences(request, expected, server.answer(request)))
        yield f"{request.method} {request.path}, example {name}", found
        if request.method == "GET":
            gets[request.key()] = request
    for method, path, _ in contract.operations():
        # A path with a parameter is asked for by the examples only.
        if method == "GET" and "{" not in path:
            request = Request(method, path)
            gets.setdefault(request.key(), request)
    for request in gets.values():
        head = Request("HEAD", request.path, request.headers)
        yield f"HEAD {request.path}", list(head_differences(server.answer(request), server.answer(head)))


def main():
    contract = Contract(sys.argv[1])
    server = Server(sys.argv[2])
    compared = list(comparisons(contract, server))
    document = server.answer(Request("GET", "/openapi.yaml")).content
    compared.append(("GET /openapi.yaml", [] if document == contract.bytes else ["another document than the file"]))
    findings = [f"{subject}: {text}" for subject, found in compared for text in found]
    for finding in findings:
        print(finding, file=sys.stderr)
    print(f"{len(compared)} answers compared, {len(findings)} findings")
    raise SystemExit(1 if findings else 0)


main()
