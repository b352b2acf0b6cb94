// Judges three documents with the module given, as a page would.
import fs from "node:fs";
import assert from "node:assert";

const { instance } = await WebAssembly.instantiate(fs.readFileSync(process.argv[2]), {});
const { memory, allocate, judge, answer } = instance.exports;

function verdict(document) {
  const bytes = new TextEncoder().encode(document);
  const body = allocate(bytes.length);
  new Uint8Array(memory.buffer, body, bytes.length).set(bytes);
  const count = judge(body, bytes.length);
  if (count < 0) return -count;
  const target = allocate(count);
  answer(target);
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, target, count)));
}

const refused = verdict('{"values":{"email":"ada@example.com","password":"short","confirmPassword":"sh\\u00f6t"}}');
assert.deepEqual(refused.invalid, ["password", "confirmPassword"]);
assert.equal(refused.focus, "password");
assert.equal(refused.fields.password.errors[0].code, "tooShort");
assert.equal(verdict("{"), 400);
assert.equal(verdict('{"values":{"emial":"","é":""}}'), 422);
console.log(`judged in node: ${refused.announcement}`);
