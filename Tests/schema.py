"""Holds the JSON Schema of form files against a running server and the files of Tests/Forms.

    schema.py http://127.0.0.1:8080

The schema must be one; every form that is served and every file must satisfy it; every way of breaking a file that is
listed here must not.
"""

import copy
import json
import pathlib
import sys
import urllib.request

import jsonschema

MINIMAL = {"name": "f", "title": "F", "fields": [{"name": "a", "label": "A"}]}


def field(**members):
    """A form of one field with these members, beside one called `b`."""
    form = copy.deepcopy(MINIMAL)
    form["fields"][0].update(members)
    form["fields"].append({"name": "b", "label": "B"})
    return form


BROKEN = {
    "no object": [],
    "no name": {key: value for key, value in MINIMAL.items() if key != "name"},
    "no fields": MINIMAL | {"fields": []},
    "a name with a space": MINIMAL | {"name": "my form"},
    "an unknown member": MINIMAL | {"pages": 2},
    "an unknown reveal": MINIMAL | {"reveal": "onblur"},
    "a field without label": MINIMAL | {"fields": [{"name": "a"}]},
    "an unknown member of a field": field(requird=True),
    "an unknown type": field(type="url"),
    "a text in an unknown language": field(help={"de": "Hilfe"}),
    "a text that says nothing": field(placeholder=""),
    "a length that is a string": field(maxLength="20"),
    "a length below 0": field(minLength=-1),
    "lengths of a number": field(type="number", minLength=1),
    "a pattern of a color": field(type="color", pattern="a"),
    "bounds of a text": field(min=1),
    "a date's bound that is a number": field(type="date", min=20260101),
    "a step of nothing": field(type="number", step=0),
    "several texts": field(multiple=True),
    "options of a text": field(options=["x"]),
    "a select without options": field(type="select"),
    "a radio whose options are numbers": field(type="radio", options=[1]),
    "a required color": field(type="color", required=True),
    "a read-only checkbox": field(type="checkbox", readOnly=True),
    "a checkbox to be filled in": field(type="checkbox", autocomplete="name"),
    "an unknown input mode": field(inputMode="number"),
    "an unknown submit label": field(submitLabel="submit"),
    "a condition that is a word": field(activeWhen="b"),
    "a condition that tests nothing": field(activeWhen={"field": "b"}),
    "a condition of two tests": field(activeWhen={"field": "b", "empty": True, "equals": "x"}),
    "a condition on nobody": field(activeWhen={"equals": "x"}),
    "a value that is a number": field(requiredWhen={"field": "b", "equals": 1}),
    "an empty list of conditions": field(requiredWhen={"and": []}),
    "a message for an unknown code": field(messages={"tooshort": "m"}),
    "plural forms without a language": field(minLength=2, messages={"tooShort": {"one": "m", "other": "m"}}),
    "plural forms without other": field(minLength=2, messages={"tooShort": {"en": {"one": "m"}}}),
    "plural forms of what is no count": field(required=True, messages={"valueMissing": {"en": {"other": "m"}}}),
    "an example that is a number": field(examples={"accept": [1]}),
    "no examples": field(examples={}),
}


def fetch(url):
    with urllib.request.urlopen(url, timeout=10) as answer:
        return json.load(answer)


def main(address):
    schema = fetch(address + "/schemas/form.json")
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = []

    forms = {path.name: json.loads(path.read_text()) for path in sorted(pathlib.Path("Tests/Forms").glob("*.json"))}
    for form in fetch(address + "/forms")["forms"]:
        forms[form["href"]] = fetch(address + form["href"])
    forms["minimal"] = MINIMAL
    forms["a field beside another"] = field()
    for name, form in forms.items():
        for error in validator.iter_errors(form):
            failures.append(f"{name}: {error.json_path}: {error.message}")
    for name, form in BROKEN.items():
        if validator.is_valid(form):
            failures.append(f"{name}: taken")

    for failure in failures:
        print(f"schema: {failure}", file=sys.stderr)
    if not forms or failures:
        sys.exit(1)
    print(f"schema: {len(forms)} forms satisfy it, {len(BROKEN)} broken ones don't")


if __name__ == "__main__":
    main(sys.argv[1])
