// Writes Sources/Forms/Constraints/Pattern/Unicode/*.swift: what `\p{…}` and the `i` flag need to know.
//
//   apt-get install unicode-data
//   node Tests/Differential/unicode-tables.mjs            writes the tables
//   node Tests/Differential/unicode-tables.mjs --check    only says where the two sources differ
//
// The sets are those of this Node (ICU), so the tables follow the Unicode version that browsers have; names and
// aliases are those of the Unicode Character Database under /usr/share/unicode, and every code point that the
// database's own (older) version assigns is compared with it. What differs is printed, so that a person can see
// it is a change between versions and not a mistake here.
//
// A table is text: numbers in base 32, lowest digit first, one character (`0`…`o`) a digit, plus 32 where another
// digit follows. Text costs the compiler nothing and needs no decoding at start.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const UCD = '/usr/share/unicode/';
const OUT = fileURLToPath(new URL('../../Sources/Forms/Constraints/Pattern/Unicode/', import.meta.url));
const LAST = 0x10ffff;
const checkOnly = process.argv.includes('--check');

// MARK: Node's answers

/** Every code point, lone surrogates included, and the index of each in the text. */
const everything = (() => {
  const units = new Uint16Array(0x10000 + 2 * 0x100000);
  let at = 0;
  // Low surrogates first: a high one before a low one would be read as a pair.
  const order = [[0, 0xd7ff], [0xdc00, 0xdfff], [0xd800, 0xdbff], [0xe000, 0xffff]];
  for (const [from, to] of order) for (let c = from; c <= to; c++) units[at++] = c;
  for (let c = 0x10000; c <= LAST; c++) {
    units[at++] = 0xd800 + ((c - 0x10000) >> 10);
    units[at++] = 0xdc00 + ((c - 0x10000) & 0x3ff);
  }
  return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(new Uint8Array(0)) + unitsToString(units);
})();

function unitsToString(units) {
  let text = '';
  for (let i = 0; i < units.length; i += 8192) text += String.fromCharCode(...units.subarray(i, i + 8192));
  return text;
}

/** A bit per code point for a property expression such as `L` or `sc=Latn`. */
function nodeSet(expression) {
  const bits = new Uint8Array(LAST + 1);
  for (const match of everything.matchAll(new RegExp(`\\p{${expression}}+`, 'gv'))) {
    for (const character of match[0]) bits[character.codePointAt(0)] = 1;
  }
  return bits;
}

const known = (expression) => {
  try {
    new RegExp(`\\p{${expression}}`, 'v');
    return true;
  } catch {
    return false;
  }
};

// MARK: The database's answers

function* ucdLines(file) {
  for (const line of readFileSync(UCD + file, 'utf8').split('\n')) {
    const fields = line.replace(/#.*/, '').split(';').map((field) => field.trim());
    if (fields[0]) yield fields;
  }
}

const rangeOf = (text) => {
  const [from, to] = text.split('..').map((hex) => parseInt(hex, 16));
  return [from, to ?? from];
};

const ucdSets = new Map();
function addToUcd(name, [from, to]) {
  if (!ucdSets.has(name)) ucdSets.set(name, new Uint8Array(LAST + 1));
  ucdSets.get(name).fill(1, from, to + 1);
}
for (const [range, value] of ucdLines('extracted/DerivedGeneralCategory.txt')) addToUcd(`gc=${value}`, rangeOf(range));
for (const [range, value] of ucdLines('Scripts.txt')) addToUcd(`sc=${value}`, rangeOf(range));
for (const file of ['PropList.txt', 'DerivedCoreProperties.txt', 'emoji/emoji-data.txt', 'extracted/DerivedBinaryProperties.txt',
  'DerivedNormalizationProps.txt']) {
  for (const [range, property, value] of ucdLines(file)) if (!value) addToUcd(property, rangeOf(range));
}
const inUcd = ucdSets.get('gc=Cn').map((bit) => 1 - bit);
const ucdVersion = readFileSync(UCD + 'Scripts.txt', 'utf8').match(/Scripts-([\d.]+)\.txt/)[1];

let differences = 0;
function compare(name, bits) {
  const theirs = ucdSets.get(name);
  if (!theirs) return console.log(`${name}: not in the database ${ucdVersion}`);
  const differing = [];
  for (let c = 0; c <= LAST; c++) if (inUcd[c] && bits[c] !== theirs[c]) differing.push((bits[c] ? '+' : '-') + c.toString(16));
  differences += differing.length;
  if (differing.length) console.log(`${name}: ${differing.length} differ: ${differing.slice(0, 12).join(' ')}`);
}

// MARK: Writing

const digits = (value) => {
  let text = '';
  do {
    const rest = Math.floor(value / 32);
    text += String.fromCharCode(0x30 + (value % 32) + (rest ? 32 : 0));
    value = rest;
  } while (value);
  return text;
};

/** Runs of equal values over all code points: [length, value]. */
function runs(values) {
  const found = [];
  for (let c = 0; c <= LAST; c++) {
    if (found.length && found.at(-1)[1] === values[c]) found.at(-1)[0] += 1;
    else found.push([1, values[c]]);
  }
  return found;
}

/** Gap before, length less one: of each range in a set. */
function encodedSet(bits) {
  let text = '', gap = 0;
  for (const [length, bit] of runs(bits)) {
    if (bit) text += digits(gap) + digits(length - 1);
    else gap = length;
  }
  return text;
}

const literal = (lines) => {
  const wrapped = lines.map((line) => line.match(/.{1,108}/g).join('\\#\n        '));
  return `#"""\n        ${wrapped.join('\n        ')}\n        """#`;
};

const sizes = {};
function write(file, type, summary, members) {
  const body = members.map(([doc, name, lines]) => {
    sizes[`${type}.${name}`] = lines.join('\n').length;
    return `    /// ${doc}\n    static var ${name}: String {\n        ${literal(lines)}\n    }\n`;
  });
  const text = `// generated by Tests/Differential/unicode-tables.mjs from Unicode ${process.versions.unicode}; do not edit\n\n`
    + `/// ${summary}\nenum ${type} {\n${body.join('\n')}}\n`;
  if (!checkOnly) writeFileSync(OUT + file, text);
}

// MARK: General_Category

const aliases = (property) => [...ucdLines('PropertyValueAliases.txt')].filter((f) => f[0] === property).map((f) => f.slice(1));
const categories = aliases('gc');
// The most frequent first would not help: all of them fit one digit.
const leaves = categories.filter(([short]) => short.length === 2 && short !== 'LC');
const categoryOf = new Uint8Array(LAST + 1).fill(255);
leaves.forEach(([short], index) => {
  const bits = nodeSet(`gc=${short}`);
  compare(`gc=${short}`, bits);
  bits.forEach((bit, c) => { if (bit) categoryOf[c] = index; });
});
if (categoryOf.includes(255)) throw new Error('a code point without a category');
const groups = categories.filter(([short]) => short.length === 1 || short === 'LC');
const groupLine = ([short, ...names]) => {
  const members = leaves.flatMap(([leaf], index) => (short === 'LC' ? ['Lu', 'Ll', 'Lt'].includes(leaf) : leaf[0] === short) ? [index] : []);
  return `${[short, ...names].join(' ')}:${members.map(digits).join('')}`;
};
write('GeneralCategoryTable.swift', 'GeneralCategoryTable', 'The General_Category of every code point.', [
  ['A line per value: its names, a colon, and the categories it stands for.', 'names',
    [...leaves.map((names, index) => `${names.join(' ')}:${digits(index)}`), ...groups.map(groupLine)]],
  ['Runs in code point order: (length less one) × 32 + category.', 'runs',
    [runs(categoryOf).map(([length, value]) => digits((length - 1) * 32 + value)).join('')]],
]);

// MARK: Script, Script_Extensions

// The scripts that Unicode added since the database's version.
const newer = [['Gara', 'Garay'], ['Gukh', 'Gurung_Khema'], ['Krai', 'Kirat_Rai'], ['Onao', 'Ol_Onal'], ['Sunu', 'Sunuwar'],
  ['Todr', 'Todhri'], ['Tutg', 'Tulu_Tigalari'], ['Berf', 'Beria_Erfe'], ['Sidt', 'Sidetic'], ['Tayo', 'Tai_Yo'], ['Tols', 'Tolong_Siki']];
const scripts = [...aliases('sc'), ...newer.filter(([short]) => !aliases('sc').some(([name]) => name === short))]
  .map((names) => [...new Set(names)]).filter(([short]) => known(`sc=${short}`));
for (const name of scripts.flat()) if (!known(`sc=${name}`)) throw new Error(`Node does not know the script ${name}`);
const count = (short) => runs(nodeSet(`sc=${short}`)).length;
const frequent = new Map(scripts.map(([short]) => [short, count(short)]));
scripts.sort((a, b) => frequent.get(b[0]) - frequent.get(a[0]));

const scriptOf = new Uint8Array(LAST + 1).fill(255);
const extensions = Array.from({ length: LAST + 1 }, () => '');
scripts.forEach(([short, long], index) => {
  const bits = nodeSet(`sc=${short}`);
  if (short !== 'Zzzz') compare(`sc=${long ?? short}`, bits);
  bits.forEach((bit, c) => { if (bit) scriptOf[c] = index; });
  nodeSet(`scx=${short}`).forEach((bit, c) => { if (bit) extensions[c] += digits(index); });
});
if (scriptOf.includes(255)) throw new Error('a code point without a script: one is missing from the list of newer ones');
const explicit = extensions.map((list, c) => (list === digits(scriptOf[c]) ? '' : list));
const lists = [...new Set(explicit.filter(Boolean))];
{
  // The database's Script_Extensions, by short names.
  const long = new Map(aliases('sc').map(([short]) => [short, scripts.findIndex((names) => names[0] === short)]));
  const theirs = new Map();
  for (const [range, list] of ucdLines('ScriptExtensions.txt')) {
    const [from, to] = rangeOf(range);
    const text = list.split(/\s+/).map((short) => long.get(short)).sort((a, b) => a - b).map(digits).join('');
    for (let c = from; c <= to; c++) theirs.set(c, text);
  }
  const differing = [];
  for (let c = 0; c <= LAST; c++) if (inUcd[c] && explicit[c] !== (theirs.get(c) ?? '')) differing.push(c.toString(16));
  differences += differing.length;
  if (differing.length) console.log(`scx: ${differing.length} differ: ${differing.slice(0, 40).join(' ')}`);
}
const explicitRuns = runs(explicit.map((list) => (list ? lists.indexOf(list) + 1 : 0)));
write('ScriptTable.swift', 'ScriptTable', 'The Script and the Script_Extensions of every code point.', [
  ['A line per script: its names. The position is its number.', 'names', scripts.map((names) => names.join(' '))],
  ['Runs in code point order: length less one, script.', 'runs',
    [runs(scriptOf).map(([length, value]) => digits(length - 1) + digits(value)).join('')]],
  ['A line per list of scripts that some code points extend to.', 'extensionLists', lists],
  ['Runs in code point order: length less one, then 0 for "as its script says" or one more than the line in the lists.',
    'extensionRuns', [explicitRuns.map(([length, value]) => digits(length - 1) + digits(value)).join('')]],
]);

// MARK: Binary properties (ECMA-262, table "Binary Unicode property aliases")

const binary = `ASCII | ASCII_Hex_Digit AHex | Alphabetic Alpha | Any | Assigned | Bidi_Control Bidi_C | Bidi_Mirrored Bidi_M |
  Case_Ignorable CI | Cased | Changes_When_Casefolded CWCF | Changes_When_Casemapped CWCM | Changes_When_Lowercased CWL |
  Changes_When_NFKC_Casefolded CWKCF | Changes_When_Titlecased CWT | Changes_When_Uppercased CWU | Dash |
  Default_Ignorable_Code_Point DI | Deprecated Dep | Diacritic Dia | Emoji | Emoji_Component EComp | Emoji_Modifier EMod |
  Emoji_Modifier_Base EBase | Emoji_Presentation EPres | Extended_Pictographic ExtPict | Extender Ext | Grapheme_Base Gr_Base |
  Grapheme_Extend Gr_Ext | Hex_Digit Hex | IDS_Binary_Operator IDSB | IDS_Trinary_Operator IDST | ID_Continue IDC | ID_Start IDS |
  Ideographic Ideo | Join_Control Join_C | Logical_Order_Exception LOE | Lowercase Lower | Math | Noncharacter_Code_Point NChar |
  Pattern_Syntax Pat_Syn | Pattern_White_Space Pat_WS | Quotation_Mark QMark | Radical | Regional_Indicator RI |
  Sentence_Terminal STerm | Soft_Dotted SD | Terminal_Punctuation Term | Unified_Ideograph UIdeo | Uppercase Upper |
  Variation_Selector VS | White_Space space | XID_Continue XIDC | XID_Start XIDS`.split('|').map((names) => names.trim().split(/\s+/));
const binaryLines = binary.map((names) => {
  for (const name of names) if (!known(name)) throw new Error(`Node does not know the property ${name}`);
  const bits = nodeSet(names[0]);
  if (!['ASCII', 'Any', 'Assigned'].includes(names[0])) compare(names[0], bits);
  return `${names.join(' ')}:${encodedSet(bits)}`;
});
write('BinaryPropertyTable.swift', 'BinaryPropertyTable', 'The code points that have a binary property.', [
  ['A line per property: its names, a colon, and its ranges as gap before and length less one.', 'lines', binaryLines],
]);

// MARK: Simple case folding

/** What the database calls C and S; for what is newer than it, the lower-case letter, if Node takes the two as equal. */
const folding = new Map();
for (const [code, status, to] of ucdLines('CaseFolding.txt')) if ('CS'.includes(status)) folding.set(parseInt(code, 16), parseInt(to, 16));
const equal = (a, b) => new RegExp(`^\\u{${a.toString(16)}}$`, 'iv').test(String.fromCodePoint(b));
for (const [c, to] of folding) if (!equal(c, to)) throw new Error(`Node does not fold ${c.toString(16)}`);
const changing = nodeSet('CWCF');
for (let c = 0; c <= LAST; c++) {
  if (folding.has(c)) continue;
  const lower = String.fromCodePoint(c).toLowerCase();
  if (changing[c] && [...lower].length === 1 && lower.codePointAt(0) !== c && equal(c, lower.codePointAt(0))) {
    folding.set(c, lower.codePointAt(0));
    console.log(`folding newer than the database: ${c.toString(16)} to ${lower.codePointAt(0).toString(16)}`);
  }
}
for (const [c, to] of [[0x1fd3, 0x390], [0x1fe3, 0x3b0], [0xfb05, 0xfb06]]) if (equal(c, to)) folding.set(c, to);
{
  // Nothing may be left that Node takes as equal to something else: every code point against the folded class of all others.
  const folded = (c) => folding.get(c) ?? c;
  const classes = new Map();
  for (let c = 0; c <= LAST; c++) if (folding.has(c)) classes.set(folded(c), [...(classes.get(folded(c)) ?? [folded(c)]), c]);
  for (const [to, members] of classes) for (const a of members) for (const b of members) {
    if (!equal(a, b)) throw new Error(`Node takes ${a.toString(16)} and ${b.toString(16)} as different, both fold to ${to.toString(16)}`);
  }
  for (let c = 0x80; c <= LAST; c++) {
    if (c >= 0xd800 && c <= 0xdfff) continue;
    const text = String.fromCodePoint(c);
    for (const other of [text.toLowerCase(), text.toUpperCase()]) {
      if (other === text || [...other].length !== 1) continue;
      const o = other.codePointAt(0);
      if (equal(c, o) !== (folded(c) === folded(o))) throw new Error(`folding of ${c.toString(16)} and ${o.toString(16)}`);
    }
  }
}
const sorted = [...folding].sort((a, b) => a[0] - b[0]);
const foldingRuns = [];
for (const [c, to] of sorted) {
  const last = foldingRuns.at(-1);
  const stride = last && c - last.end;
  if (last && to - c === last.offset && (stride === last.stride || (last.length === 1 && stride <= 2))) {
    Object.assign(last, { end: c, stride, length: last.length + 1 });
  } else foldingRuns.push({ start: c, end: c, stride: 1, length: 1, offset: to - c });
}
let previous = 0;
const foldingText = foldingRuns.map(({ start, end, stride, length, offset }) => {
  const text = digits(start - previous) + digits((length - 1) * 2 + stride - 1) + digits(Math.abs(offset) * 2 + (offset < 0 ? 1 : 0));
  previous = end;
  return text;
}).join('');
write('CaseFoldingTable.swift', 'CaseFoldingTable', 'Simple case folding: which code points stand for another one under the `i` flag.', [
  ['Runs: first code point less the last of the run before, (length less one) × 2 + (stride less one), distance to the target × 2 + (1 where it is below).',
    'runs', [foldingText]],
]);

console.log(`Node ${process.version}, Unicode ${process.versions.unicode}; database ${ucdVersion}; ${differences} differences on code points both assign`);
console.log(sizes, 'bytes in all:', Object.values(sizes).reduce((a, b) => a + b));
