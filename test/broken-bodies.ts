/** A body that says it is JSON and is none. */
export interface BrokenBody {
  what: string;
  bytes: string | Buffer;
}

/** As the only value of an object, where one of its own kind was expected. */
const inObject = (value: string) => `{"a":${value}}`;
const inText = (bytes: readonly number[]) =>
  Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);

/** Every beginning of it breaks off; the first of them is an open bracket and stands there. */
const WHOLE = String.raw`{"title":"가 \"나\" \u0041","price":-12.5e+3,"list":[true,{"x":null}]}`;

/** The first is the one that people send. */
const CONTROLS = ["\n", ...Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(code))];

const KINDS: Record<string, readonly (string | Buffer)[]> = {
  "an open bracket": ["{", "[", "[[[", '{"a":[', '[{"a":1}', '{"a":{"b":{}}'],
  "a bracket too many": [
    "}",
    "]",
    "{}}",
    "[]]",
    "{]",
    "[}",
    '{"a":[1}}',
    "{}{",
    "[][",
    ")",
    "({})",
  ],
  "a trailing comma": [
    '{"a":1,}',
    "[1,]",
    "{},",
    '{"a":[1,]}',
    '{"a":1,,"b":2}',
    "[,1]",
    "{,}",
    ",",
  ],
  "a missing comma or colon": [
    '{"a":1 "b":2}',
    "[1 2]",
    '{"a" 1}',
    '{"a"}',
    '{"a":}',
    '{"a"::1}',
    "{:1}",
    '{"a"=1}',
    '{"a",1}',
    '{"a";1}',
  ],
  "single quotes": ["{'a':1}", "'a'", "{\"a\":'b'}", "{`a`:1}", "{“a”:1}", '{"a":«b»}'],
  "a bare name": ["{a:1}", "{1:1}", "{null:1}", "{[]:1}", "{가:1}", "{$a:1}", "{a-b:1}"],
  "a bare word": [
    "nothing",
    "undefined",
    "NaN",
    "Infinity",
    "True",
    "FALSE",
    "None",
    "nil",
    "nul",
    "tru",
    "fals",
    "nulll",
    "yes",
    ...["undefined", "NaN", "-Infinity", "True", "None", "nul", "void 0", "new Date()", "가"].map(
      inObject,
    ),
  ],
  "two values": ["{} {}", "1 2", "{}\n{}", '{"a":1}"b"', "null null", "{}//", "[] 0", '""""'],
  "a bad escape": [
    String.raw`{"a":"\x"}`,
    ...[
      "x41",
      "'",
      "0",
      "a",
      "v",
      "e",
      "u",
      "u1",
      "u12",
      "u123",
      "uXYZW",
      "u{41}",
      "U00000041",
      "N{DIGIT ONE}",
      " ",
      "\n",
      "u-001",
    ].map((escape) => inObject(`"\\${escape}"`)),
    '{"a":"\\',
  ],
  "a raw line break or another control in a text": [...new Set(CONTROLS)].map((sign) =>
    inObject(`"${sign}"`),
  ),
  "a number that is none": [
    inObject("01"),
    ...[
      "-01",
      "+1",
      ".5",
      "1.",
      "-",
      "-.",
      "1e",
      "1e+",
      "1.e1",
      "0x10",
      "0b1",
      "0o7",
      "1_000",
      "١",
      "１",
      "--1",
      "1.2.3",
      "1e1.5",
      "1n",
      "∞",
      "½",
      "1,000",
      "₩5",
      "5원",
      "- 1",
      "1 e5",
    ].map(inObject),
  ],
  "bad UTF-8": [
    [0xff, 0xfe],
    [0xfe],
    [0x80],
    [0xbf],
    [0xc0, 0x80],
    [0xc1, 0xbf],
    [0xc3],
    [0xe0, 0x80, 0x80],
    [0xe2, 0x82],
    [0xed, 0xa0, 0x80],
    [0xed, 0xbf, 0xbf],
    [0xf0, 0x80, 0x80, 0x80],
    [0xf0, 0x9f, 0x98],
    [0xf4, 0x90, 0x80, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xc7, 0xd1, 0xb1, 0xdb],
  ].map(inText),
  "another encoding": [
    Buffer.from('{"a":1}', "utf16le"),
    Buffer.from('\ufeff{"a":1}', "utf16le"),
    Buffer.from('{"a":1}', "utf16le").swap16(),
    Buffer.from("+AHs-+AH0-"),
    Buffer.from([
      0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0, 3, 0xab, 0xae, 5, 0, 0x43, 0xbf, 0xa6, 0xa3, 2, 0, 0, 0,
    ]),
    Buffer.from([0x81, 0xa1, 0x61, 0x01]),
    Buffer.from([0xa1, 0x61, 0x61, 0x01]),
    Buffer.from([0x0c, 0, 0, 0, 0x10, 0x61, 0, 1, 0, 0, 0, 0]),
    "eyJhIjoxfQ==",
  ],
  "another language": [
    "<a/>",
    "<!doctype html><p>",
    '<?xml version="1.0"?><a/>',
    "a: 1",
    "- a",
    "a=1&b=2",
    "a,b\n1,2",
    "[section]\na=1",
    '{"a":1}//b',
    "/* a */{}",
    "# a\n{}",
    ")]}',\n{}",
    "callback({})",
    "a => a",
    "{...a}",
    "{{a}}",
    "{% a %}",
    "${a}",
    "<%= a %>",
    "(a 1)",
    "--a\r\n\r\n1\r\n--a--",
  ],
  "space that is none": [
    "\u00a0",
    "\u2028",
    "\u3000",
    "\v",
    "\f",
    "\u200b",
    "\u0085",
    "\u0000",
    "\u180e",
    "\u2060",
  ].flatMap((space) => [`${space}{}`, `{}${space}`]),
  "an end too early": Array.from({ length: WHOLE.length - 2 }, (_, end) => WHOLE.slice(0, end + 2)),
};

/** All of every kind. */
export function brokenBodies(): BrokenBody[] {
  return Object.entries(KINDS).flatMap(([what, bodies]) =>
    bodies.map((bytes, at) => ({ what: `${what}, ${at + 1}`, bytes })),
  );
}

/** The first of each kind. */
export function oneOfEachKind(): BrokenBody[] {
  return Object.entries(KINDS).map(([what, [bytes = ""]]) => ({ what, bytes }));
}
