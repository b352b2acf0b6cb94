"""Sends every example of openapi.yaml to a running server and compares what comes back.

    openapi.py openapi.yaml http://127.0.0.1:8080

How examples of requests and answers belong together is told at the top of openapi.yaml. JSON is compared with its
members in order; other content byte for byte. Ends with 1 where anything differs.
"""

import http.client
import json
import sys
import urllib.parse

import yaml

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
    """What to send; two that are equal are sent once."""

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
        answer = response.status, response.getheader("Content-Type", ""), response.read()
        connection.close()
        return answer


def encoded(media_type, value):
    if media_type == "application/x-www-form-urlencoded":
        return urllib.parse.urlencode(value)
    return json.dumps(value, ensure_ascii=False)


def exchanges(contract):
    """Yields name, request, status, media type and value of each example of an answer."""
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
                yield name, request, int(status), media_type, example["value"]
        for name in sorted(sent.keys() - answered):
            raise SystemExit(f"{method} {path}: the request {name} has no answer")


def difference(expected, answer):
    """What differs, in words; None where nothing does."""
    status, media_type, value = expected
    if answer[0] != status:
        return f"status {answer[0]}, not {status}: {answer[2][:300]!r}"
    if answer[1].split(";")[0].strip() != media_type:
        return f"Content-Type {answer[1]}, not {media_type}"
    if not media_type.endswith("json"):
        return None if answer[2] == value.encode() else f"{answer[2][:300]!r}, not {value[:300]!r}"
    got = json.dumps(json.loads(answer[2]), ensure_ascii=False, indent=1)
    want = json.dumps(value, ensure_ascii=False, indent=1)
    if got == want:
        return None
    pairs = zip(got.splitlines(), want.splitlines())
    line = next((pair for pair in pairs if pair[0] != pair[1]), ("the end", "the end"))
    return f"has{line[0]} where the example has{line[1]}\n{answer[2].decode()}"


def main():
    contract = Contract(sys.argv[1])
    address = urllib.parse.urlsplit(sys.argv[2])
    seen, findings, count = set(), 0, 0
    for name, request, *expected in exchanges(contract):
        if request.method == "HEAD" or request.key() in seen:
            continue
        seen.add(request.key())
        count += 1
        found = difference(expected, request.send(address))
        if found is not None:
            findings += 1
            print(f"{request.method} {request.path}, example {name}: {found}", file=sys.stderr)
    document = Request("GET", "/openapi.yaml").send(address)[2]
    if document != contract.bytes:
        findings += 1
        print("GET /openapi.yaml is another document than the file", file=sys.stderr)
    print(f"{count} examples sent, {findings} findings")
    raise SystemExit(1 if findings else 0)


main()
