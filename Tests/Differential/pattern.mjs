// Compares `Pattern` with RegExp under the `v` flag, on patterns and values made up from a seed: this Node's, or Chromium's.
//
//   swiftc -O -wmo -parse-as-library $(find Sources/Forms/Constraints/Pattern -name '*.swift') \
//       Tests/Differential/PatternDriver.swift -o /tmp/pattern-driver
//   node Tests/Differential/pattern.mjs --driver /tmp/pattern-driver --seed 1 --patterns 40000
//     --arbiter /usr/bin/chromium     asks Chromium too where Node and we differ: Node 20 has faults that V8 has mended since
//     --chromium /usr/bin/chromium    asks Chromium in the place of Node
//     --all                           also shows the differences that are known to be the engine's fault
//   node Tests/Differential/pattern.mjs --driver /tmp/pattern-driver --sets
//     compares every property, with and without negation and `i`, over every code point (3 minutes)
//   node Tests/Differential/pattern.mjs --seed 20 --patterns 1500 --chromium /usr/bin/chromium \
//       --freeze Tests/FormsTests/Pattern/PatternSample.swift
//
// What Node 20 doesn't have (modifiers, a name in two alternatives) is turned into flags of the whole, or left to Chromium.
// What engines take and we refuse with a reason (back-references, properties of strings, limits) is counted apart. The tables
// and the engine must have the same Unicode version.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const seed = Number(option('seed', '1'));
const patternCount = Number(option('patterns', '5000'));
const driver = option('driver');
const freeze = option('freeze');
const chromium = option('chromium');
const arbiter = option('arbiter');

// MARK: Whole sets

if (process.argv.includes('--sets')) {
  // Every property, with and without `i` and negation, over every code point.
  const table = (file) => readFileSync(new URL(`../../Sources/Forms/Constraints/Pattern/Unicode/${file}`, import.meta.url), 'utf8');
  const lines = (file, member) => table(file).match(new RegExp(`static var ${member}: String \\{\\s+#"""\\n([^]*?)\\n\\s+"""#`))[1]
    .replace(/\\#\n\s+/g, '').split('\n').map((line) => line.trim());
  const scripts = lines('ScriptTable.swift', 'names').map((line) => line.split(' ')[0]);
  const expressions = [...lines('GeneralCategoryTable.swift', 'names'), ...lines('BinaryPropertyTable.swift', 'lines')].map((line) => line.match(/^[^ :]+/)[0])
    .concat(scripts.map((name) => `sc=${name}`), scripts.map((name) => `scx=${name}`));
  const sources = expressions.flatMap((e) => [['', `\\p{${e}}`], ['', `\\P{${e}}`], ['i', `\\p{${e}}`], ['i', `\\P{${e}}`], ['i', `[^\\p{${e}}]`]])
    .concat([...'dDwWsS'].flatMap((c) => [['', `\\${c}`], ['i', `\\${c}`]]), [['', '.'], ['i', '.'], ['is', '.']]);
  const input = sources.map(([flags, source]) => '#' + Buffer.from(flags ? `(?${flags}:${source})` : source).toString('hex')).join('\n') + '\n';
  const ours = execFileSync(driver, { input, maxBuffer: 1 << 30 }).toString().split('\n');
  const all = Array.from({ length: 0x110000 }, (_, c) => c).filter((c) => c < 0xd800 || c > 0xdfff).map((c) => [c, String.fromCodePoint(c)]);
  let different = 0;
  sources.forEach(([flags, source], index) => {
    const expression = new RegExp(`^${source}$`, 'v' + flags);
    let count = 0, hash = 0;
    for (const [c, text] of all) if (expression.test(text)) [count, hash] = [count + 1, (Math.imul(hash, 31) + c) >>> 0];
    if (ours[index] !== `${count} ${hash}`) console.log(flags, source, 'Node', count, hash, 'ours', ours[index], ++different);
  });
  console.log(`${sources.length} sets over every code point, ${different} different`);
  process.exit(0);
}

// MARK: Chance (mulberry32)

let state = seed >>> 0;
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const below = (n) => Math.floor(random() * n);
const pick = (list) => list[below(list.length)];
const chance = (p) => random() < p;
const many = (least, greatest, make) => Array.from({ length: least + below(greatest - least + 1) }, make);

// MARK: Patterns, by the grammar

const letters = [...'abcABCkKsSzZ019_- .,@:/é', 'ſ', '\u212a', 'ß', 'ẞ', 'İ', 'ı', 'σ', 'ς', 'Σ', 'ǅ', 'ǆ', 'θ', 'ϴ', 'ᾳ', 'ᾼ',
  '漢', 'あ', 'ー', '😀', '🐲', '👍', '🇯', '\n', '\r', '\t', '\u2028', '\u00a0', '\ufeff', '\u0301', '\u{10400}', '\u{10428}', '٣', 'Ⅷ', 'ⅷ', '\u0345', 'ι',
  'ﬅ', 'ﬆ', 'Ა', 'ა', 'Ꭰ', 'ꭰ', 'Å', 'å', '\u212b', '\u1fd3', '\u0390', '\u{1e900}', '\u{1e922}', '\u0000', '\u{10ffff}', '÷', '²', '゛'];
const properties = ['L', 'Lu', 'Ll', 'Lt', 'LC', 'N', 'Nd', 'P', 'Pd', 'S', 'Sc', 'Z', 'Zs', 'C', 'Cc', 'Cn', 'M', 'Mn', 'Letter', 'Uppercase_Letter', 'punct',
  'gc=Lu', 'General_Category=Decimal_Number', 'sc=Latn', 'Script=Greek', 'sc=Han', 'scx=Hira', 'Script_Extensions=Katakana', 'sc=Zyyy', 'scx=Zyyy', 'scx=Grek', 'sc=Geor', 'sc=Cher',
  'Alphabetic', 'Alpha', 'Lowercase', 'Uppercase', 'White_Space', 'space', 'Emoji', 'Emoji_Presentation', 'EPres', 'Extended_Pictographic', 'ASCII', 'Any', 'Assigned',
  'ID_Start', 'ID_Continue', 'XIDS', 'Hex_Digit', 'AHex', 'Math', 'Dash', 'Diacritic', 'Ideographic', 'Cased', 'CI', 'CWL', 'CWU', 'CWCM', 'CWKCF', 'Regional_Indicator', 'Noncharacter_Code_Point',
  'Variation_Selector', 'Default_Ignorable_Code_Point'];
const badProperties = ['l', 'latin', 'Script', 'Script=', 'sc=L', '=L', 'Foo', 'gc=Latn', 'alphabetic', 'Other_Alphabetic', 'InGreek', 'Lu ', 'sc=Hrkt', 'Script=Latn=', 'Block=ASCII', 'RGI_Emoji', 'Emoji_Keycap_Sequence', '^L', 'isL'];

// A production is its text and a function that makes a value it may take.
const part = (text, sample) => ({ text, sample });
const fixed = (text, sample) => part(text, () => sample);
const joined = (parts, separator = '') => parts.map(({ text }) => text).join(separator);

const hex = (c, width) => c.toString(16).padStart(width, '0');
function escapeOf(character) {
  const c = character.codePointAt(0);
  const forms = [`\\u{${hex(c, 1 + below(5))}}`];
  if (c < 0x100) forms.push(`\\x${hex(c, 2)}`);
  if (c < 0x10000) forms.push(`\\u${hex(c, 4)}`);
  else forms.push(`\\u${hex(character.charCodeAt(0), 4)}\\u${hex(character.charCodeAt(1), 4)}`);
  if (c > 0 && c < 27) forms.push('\\c' + String.fromCharCode(96 + c));
  return pick(forms);
}
const syntax = '^$\\.*+?()[]{}|/';
function literal() {
  const character = pick(letters);
  if (syntax.includes(character)) return fixed(chance(0.97) ? '\\' + character : character, character);
  return fixed(chance(0.15) ? escapeOf(character) : character, character);
}
function propertyEscape() {
  const name = chance(0.02) ? pick(badProperties) : pick(properties);
  const text = `\\${chance(0.3) ? 'P' : 'p'}{${name}}`;
  return part(text, () => {
    const expression = supports(text) ? new RegExp(text, 'v') : /./v;
    return letters.filter((c) => expression.test(c)).at(below(8)) ?? pick(letters);
  });
}
function classEscape() {
  if (chance(0.4)) return propertyEscape();
  const letter = pick([...'dDwWsS']);
  const members = { d: '019', D: 'aé漢 ', w: 'aZ_9', W: 'é -😀', s: ' \t\u00a0\u2028', S: 'a漢-' }[letter];
  return part('\\' + letter, () => pick([...members]));
}
function control() {
  const [letter, character] = pick([['t', '\t'], ['n', '\n'], ['v', '\v'], ['f', '\f'], ['r', '\r'], ['0', '\0']]);
  return fixed('\\' + letter, character);
}
const oddEscape = () => fixed('\\' + pick([...'aeghijlmoyzAGXZ#-&@!%_ "\'1', 'x4', 'u12', 'u{}', 'u{110000}', 'c1', 'uD800', 'uDC00', 'uD83D\\u0041', 'k', 'k<n>', 'p', '01', 'B', 'b']), 'a');

function classCharacter() {
  const roll = random();
  if (roll < 0.6) {
    const character = pick(letters);
    return fixed('()[]{}/-\\|'.includes(character) && chance(0.97) ? '\\' + character : character, character);
  }
  if (roll < 0.75) {
    const character = pick(letters);
    return fixed(escapeOf(character), character);
  }
  if (roll < 0.82) return control();
  if (roll < 0.92) {
    const character = pick([...'&-!#%,:;<=>@`~', ...syntax]);
    return fixed('\\' + character, character);
  }
  if (roll < 0.93) return fixed('\\b', '\b');
  if (roll < 0.985) {
    const character = pick([...'!#$%*+,.:;<=>?@^`~&']);
    return fixed(character, character);
  }
  return chance(0.3) ? oddEscape() : fixed(pick(['&&', '!!', '--', '^^', '(', '-', '|', '/']), 'a');
}
function range() {
  if (chance(0.7)) {
    const [text, members] = pick([['a-z', 'ak'], ['A-Z', 'AK'], ['0-9', '019'], ['a-c', 'ab'], ['K-k', 'Ka'], ['α-ω', 'σς'], ['Α-Ω', 'Σ'], ['\\x00-\\x7f', 'a-'], ['\\u{0}-\\u{10FFFF}', 'a漢'],
      ['あ-ん', 'あ'], ['😀-🙏', '😀'], ['à-ÿ', 'éå'], ['ſ-ƀ', 'ſsS'], ['+-9', '-09'], ['\\--0', '-.0'], ['Ა-Ჿ', 'Აა'], ['\\u{10400}-\\u{10427}', ['\u{10400}', '\u{10428}']]]);
    return part(text, () => pick([...members]));
  }
  const first = classCharacter(), last = classCharacter();
  return part(`${first.text}-${last.text}`, chance(0.5) ? first.sample : last.sample);
}
function strings() {
  const all = many(1, 4, () => many(0, 3, classCharacter));
  return part(`\\q{${all.map((string) => joined(string)).join('|')}}`, () => pick(all).map((c) => c.sample()).join(''));
}
function operand(depth) {
  const roll = random();
  if (roll < 0.35 && depth > 0) return characterClass(depth - 1);
  if (roll < 0.6) return classEscape();
  if (roll < 0.68) return strings();
  return classCharacter();
}
function characterClass(depth) {
  const isNegated = chance(0.25);
  const roll = random();
  let parts, separator = '';
  if (roll < 0.03) parts = [];
  else if (roll < 0.22) [parts, separator] = [many(2, 3, () => operand(depth)), '&&'];
  else if (roll < 0.41) [parts, separator] = [many(2, 3, () => operand(depth)), '--'];
  else parts = many(1, 4, () => (chance(0.4) ? range() : chance(0.6) ? classCharacter() : operand(depth)));
  return part(`[${isNegated ? '^' : ''}${joined(parts, separator)}]`,
    () => (isNegated || !parts.length ? pick(letters) : separator === '--' ? parts[0].sample() : pick(parts).sample()));
}

let names = 0;
function atom(depth) {
  const roll = random();
  if (roll < 0.42 || depth <= 0) return literal();
  if (roll < 0.47) return part('.', () => pick(letters));
  if (roll < 0.57) return classEscape();
  if (roll < 0.745) return characterClass(2);
  if (roll < 0.76) return control();
  if (roll < 0.765) return oddEscape();
  const open = roll < 0.92 ? pick(['(', '(?:', '(?:']) : roll < 0.95 ? `(?<n${chance(0.1) ? 0 : names++}>` : `(?${pick(['i', 's', 'm', 'i', 'im', 'is', '-i', 'i-s', 's-i'])}:`;
  const inner = disjunction(depth - 1);
  return part(`${open}${inner.text})`, inner.sample);
}
function repeated(one) {
  const a = below(3), b = a + below(3);
  const [text, least, greatest] = pick([['*', 0, 3], ['+', 1, 3], ['?', 0, 1], [`{${a}}`, a, a], [`{${a},}`, a, a + 2], [`{${a},${b}}`, a, b]]);
  const sample = () => many(least, greatest, one.sample).join('');
  if (chance(0.004)) return part(one.text + pick(['{2,1}', '{', '{a}', '{,2}', '**', '*+', '{1', '{1,', '{ 1}', '{01}', '???']), sample);
  return part(one.text + text + (chance(0.2) ? '?' : ''), sample);
}
function assertion(depth) {
  const repetition = chance(0.02) ? pick(['*', '?', '{2}', '{']) : '';
  if (chance(0.5) || depth <= 0) return fixed(pick(['^', '$', '\\b', '\\B']) + repetition, '');
  const body = disjunction(depth - 1);
  const text = `(?${pick(['=', '!', '<=', '<!'])}${body.text})`;
  // Now and then what it looks at is also what comes.
  return part(text + repetition, () => (chance(0.4) ? body.sample() : ''));
}
const term = (depth) => (chance(0.1) ? assertion(depth) : chance(0.35) ? repeated(atom(depth)) : atom(depth));
function disjunction(depth) {
  const alternatives = many(1, chance(0.3) ? 3 : 1, () => many(chance(0.05) ? 0 : 1, 3, () => term(depth)));
  return part(alternatives.map((terms) => joined(terms)).join('|'), () => pick(alternatives).map((t) => t.sample()).join(''));
}

function mutated(pattern) {
  const characters = [...pattern];
  for (let n = 1 + below(2); n > 0; n--) {
    const at = below(characters.length + 1);
    const noise = () => pick([...'()[]{}|*+?^$\\-&.:=!<>/,0129abkpPqdDuxc', '&&', '--', '(?', '(?:', '(?i:', '[^', '\\q{', '\\p{L}']);
    if (chance(0.4)) characters.splice(at, 1);
    else if (chance(0.6)) characters.splice(at, 0, noise());
    else characters[at] = noise();
  }
  return characters.join('');
}

// MARK: Values

/** A value that the pattern may match: its own characters, shuffled a little. */
function valueFor(pattern) {
  const own = [...pattern].filter((c) => !syntax.includes(c) || chance(0.1));
  const roll = random();
  if (roll < 0.1) return '';
  if (roll < 0.35) return many(1, 2, () => pick(letters)).join('');
  if (roll < 0.6) return many(1, 6, () => (chance(0.6) && own.length ? pick(own) : pick(letters))).join('');
  if (roll < 0.8) return many(1, 8, () => pick([...'abcABC019 _k'])).join('');
  if (!own.length) return 'a';
  const from = below(own.length);
  const text = own.slice(from, from + 1 + below(8)).join('');
  return chance(0.3) ? (chance(0.5) ? text.toUpperCase() : text.toLowerCase()) : text;
}

// MARK: The engine's answers

const supports = (pattern) => { try { new RegExp(pattern, 'v'); return true; } catch { return false; } };
/** Whether the engine has modifiers and duplicate names: Chromium does, Node 20 doesn't. */
const isRecent = Boolean(chromium) || supports('(?i:a)');

/** For each case [source, flags, values]: "!" where it is refused, else 1 or 0 a value. Runs in Node and in a page. */
function evaluate(cases) {
  return cases.map(([source, flags, values]) => {
    try {
      // HTML compiles the source alone first, so that `a)|(b` is refused.
      new RegExp(source, flags);
      const expression = new RegExp(`^(?:${source})$`, flags);
      return values.map((value) => (expression.test(value) ? '1' : '0')).join('');
    } catch {
      return '!';
    }
  });
}

/** Asks in portions, each in a process of its own: the engine may take years over a pattern. A portion that does is left out. */
function ask(cases, chromium) {
  const answers = [];
  for (let at = 0; at < cases.length; at += 1000) {
    const portion = cases.slice(at, at + 1000);
    try {
      answers.push(...(chromium ? askChromium(portion, chromium) : askNode(portion)));
    } catch (error) {
      // Node 20 crashes on some negated classes.
      if (error.code !== 'ETIMEDOUT' && error.signal !== 'SIGSEGV') throw error;
      console.log(`left out: ${portion.length} patterns, one of which takes the engine too long or crashes it`);
      answers.push(...portion.map(() => undefined));
    }
  }
  return answers;
}

function askNode(cases) {
  const script = `${evaluate}; console.log(evaluate(JSON.parse(require('fs').readFileSync(0, 'utf8'))).join('\\n'))`;
  return execFileSync(process.execPath, ['-e', script], { input: JSON.stringify(cases), maxBuffer: 1 << 30, timeout: 20000, killSignal: 'SIGKILL' }).toString().slice(0, -1).split('\n');
}

function askChromium(cases, chromium) {
  const page = join(mkdtempSync(join(tmpdir(), 'pattern-')), 'page.html');
  const data = Buffer.from(JSON.stringify(cases), 'utf8').toString('base64');
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><pre></pre><script>${evaluate}
const bytes = Uint8Array.from(atob('${data}'), (c) => c.charCodeAt(0));
document.querySelector('pre').textContent = '=' + evaluate(JSON.parse(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))).join('\\n') + '=';
document.querySelector('script').remove();</script>`);
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--virtual-time-budget=600000', '--dump-dom', `file://${page}`];
  return execFileSync(chromium, options, { maxBuffer: 1 << 30, timeout: 40000, stdio: ['ignore', 'pipe', 'ignore'] }).toString().match(/=([01!\n]*)=/)[1].split('\n');
}
const engine = chromium ? execFileSync(chromium, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString().trim()
  : `Node ${process.version} (Unicode ${process.versions.unicode})`;

const cased = (text) => (chance(0.8) ? text : chance(0.5) ? text.toUpperCase() : text.toLowerCase());
const isText = (text) => !/[\ud800-\udfff]/u.test(text);
const made = [];
while (made.length < patternCount) {
  names = 0;
  const tree = disjunction(pick([1, 2, 2, 3]));
  let pattern = tree.text;
  if (chance(0.2)) pattern = mutated(pattern);
  if (!isRecent && chance(0.9)) pattern = pattern.replace(/\(\?[ims-]+:/g, '(?:');
  // Modifiers of the whole, which an older Node has as flags only. `m` would change the anchors that are put around.
  const set = chance(0.3) ? pick(['i', 'i', 'i', 's', 'is']) : '';
  const ours = set ? `(?${set}:${pattern})` : pattern;
  if (!isText(pattern) || [...ours].length > 300) continue;
  const isOld = !/\(\?[a-z]*-?[a-z]+:/.test(pattern) && !hasTwins(pattern);
  if (!isRecent && !isOld) continue;
  // The engine backtracks: short values keep it quick.
  const values = [...new Set([...many(3, 5, () => valueFor(pattern)), ...many(3, 5, () => cased(tree.sample()))])].filter((v) => isText(v) && v.length <= 20);
  made.push({ ours, recent: [ours, 'v', values], old: isOld ? [pattern, 'v' + set, values] : undefined, values });
}
function hasTwins(pattern) {
  const all = [...pattern.matchAll(/\(\?<(n\d+)>/g)].map((m) => m[1]);
  return new Set(all).size !== all.length;
}
const verdicts = ask(made.map(({ recent, old }) => (isRecent ? recent : old)), chromium);
const cases = made.flatMap((each, index) => (verdicts[index] === undefined ? []
  : [{ ...each, node: verdicts[index] !== '!', answers: verdicts[index] === '!' ? '' : verdicts[index] }]));

// MARK: Comparing

const toHex = (text) => Buffer.from(text, 'utf8').toString('hex');
if (driver) {
  const input = cases.map(({ ours, values }) => [ours, ...values].map(toHex).join('\t')).join('\n') + '\n';
  const lines = execFileSync(driver, { input, maxBuffer: 1 << 30 }).toString().split('\n');
  const tally = { patterns: cases.length, accepted: 0, refused: 0, pairs: 0, matching: 0, onlyOurRefusal: {}, different: 0 };
  const different = [];
  // V8 (also in Chromium 156) under `i` doesn't fold a string of one character (/^[\q{K}]$/iv takes "k" and not "K"),
  // and takes ASCII as it is, not folded, so that \P{ASCII} takes "ſ", which folds to "s", and [\p{ASCII}] doesn't. ECMA-262 has it otherwise. A third fault
  // is rare enough to be shown: U+10FFFF goes missing, as in /^[^[^a]--[\u{10FFFF}]]$/v, which should take it.
  const isKnownFault = ({ ours, line }) => line[0] === 'M' && /\(\?[a-z]*i/.test(ours) && /\\q\{|\\[pP]\{ASCII\}/.test(ours);
  cases.forEach(({ ours, node, values, answers }, index) => {
    const line = lines[index] ?? '';
    const reason = line.slice(1).split('@')[0];
    if (node) {
      tally.accepted += 1;
      tally.pairs += values.length;
      tally.matching += [...answers].filter((a) => a === '1').length;
    } else tally.refused += 1;
    if (node && ['backReference', 'propertyOfStrings', 'repetitionTooLarge', 'programTooLarge'].includes(reason)) tally.onlyOurRefusal[reason] = (tally.onlyOurRefusal[reason] ?? 0) + 1;
    else if (node ? line !== 'M' + answers : line[0] !== 'E') different.push({ ours, values, theirs: node ? answers : '!', line });
  });
  tally.different = different.length;
  if (arbiter && different.length) {
    const third = ask(different.map(({ ours, values }) => [ours, 'v', values]), arbiter);
    different.forEach((each, index) => { each.arbiter = third[index]; });
    tally.arbiterAgreesWithUs = different.filter(({ line, arbiter }) => (arbiter === '!' ? line[0] === 'E' : line === 'M' + arbiter)).length;
  }
  tally.knownFaults = 0;
  for (const { ours, values, theirs, line, arbiter } of different) {
    if (isKnownFault({ ours, line })) {
      tally.knownFaults += 1;
      if (!process.argv.includes('--all')) continue;
    }
    if (arbiter === undefined || (arbiter === '!' ? line[0] !== 'E' : line !== 'M' + arbiter)) console.log(JSON.stringify(ours), JSON.stringify(values), 'they', theirs, 'we', line, arbiter ? `arbiter ${arbiter}` : '');
  }
  console.log(`${engine}, seed ${seed}:`, JSON.stringify(tally));
}

// MARK: Freezing

if (freeze) {
  // Where this Node has the syntax, it must say the same: what the two differ in is a fault of one of them.
  const askable = cases.filter(({ old }) => old);
  const second = ask(askable.map(({ old }) => old));
  askable.forEach((each, index) => { each.second = second[index]; });
  const agreed = cases.filter(({ ours, old, node, answers, second, values }) => (!old || second === (node ? answers : '!'))
    && !(node && /\\[1-9k]|\{RGI_|_Sequence/.test(ours)) && !(/\(\?[a-z]*i/.test(ours) && /\\q\{|\\[pP]\{ASCII\}/.test(ours))
    && [...ours].length <= 80 && values.length);
  const escaped = (text) => [...text].map((c) => (c >= ' ' && c <= '~' && c !== '`' && c !== '#' ? c : `\`${c.codePointAt(0).toString(16)};`)).join('');
  const lines = agreed.map(({ ours, node, values, answers }) => [node ? answers : '!', ...[ours, ...(node ? values : [])].map(escaped)].join('``'));
  const pairs = agreed.reduce((n, { answers }) => n + answers.length, 0);
  const asked = agreed.filter(({ old }) => old).length;
  writeFileSync(freeze, `// generated by Tests/Differential/pattern.mjs --seed ${seed} --patterns ${patternCount} --chromium …; do not edit

/// What RegExp says of ${lines.length} patterns and ${pairs} values: ${engine},
/// and for the ${asked} patterns whose syntax it has Node ${process.version} too.
enum PatternSample {
    /// A line per pattern: "!" where it is refused, else 1 or 0 for each value; the pattern; the values. Two backticks part
    /// them, and one begins a code point in hexadecimal, up to a semicolon.
    static let lines = #"""
${lines.map((line) => '        ' + line).join('\n')}
        """#
}
`);
  console.log(`${lines.length} patterns, ${pairs} values frozen`);
}
