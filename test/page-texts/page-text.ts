const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** What differs from one build to the next: the name of a built file. */
const BUILT = /(\/assets\/[\w-]+?)-[\w-]{8}(\.\w+)/g;
/** Attributes that people read, hear or follow, and states that they meet. */
export const READ = new Set([
  "alt",
  "aria-checked",
  "aria-current",
  "aria-disabled",
  "aria-expanded",
  "aria-invalid",
  "aria-label",
  "aria-pressed",
  "aria-selected",
  "checked",
  "disabled",
  "href",
  "placeholder",
  "required",
  "role",
  "src",
  "type",
  "value",
]);
const INLINE = /^(?:a|b|bdi|em|i|mark|small|span|strong|sub|sup|time|wbr)$/;
const UNSEEN = /<(script|style|template|svg|title)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;

const HERE = / aria-current=page\]/g;
/** To where one comes back, which is another page each time. */
const BACK = /(href=\/(?:login|signup))\?[^ \]]*/g;

/** The page's title, and what its main part says: a line for each block, attributes in brackets before their text. */
export function pageText(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, main = html] = MAIN.exec(html) ?? [];
  return textOf(`${title}\n${main}`);
}

/** What stands around the main part, which many pages have alike, and what in it says where one is. */
export function frameText(html: string): { around: string; here: string } {
  const [, body = ""] = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const text = textOf(body.replace(MAIN, ""));
  return {
    around: text.replaceAll(HERE, "]").replaceAll(BACK, "$1?…"),
    here: [...text.matchAll(/\[a [^\]]* aria-current=page\][^[\n]*/g)].join("\n"),
  };
}

function textOf(html: string): string {
  const marked = html
    .replaceAll(UNSEEN, "")
    .replaceAll(/<(\/?)(\w+)([^>]*)>/g, (_, end, tag, rest) => {
      const attributes = end ? "" : readAttributes(String(tag), String(rest));
      return INLINE.test(String(tag)) ? attributes : `\n${attributes}`;
    });
  return marked
    .replaceAll(ID, "{id}")
    .replaceAll(BUILT, "$1$2")
    .split("\n")
    .map((line) => line.replaceAll(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function readAttributes(tag: string, source: string): string {
  const found = [...source.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)]
    .filter(([, name = ""]) => READ.has(name))
    .map(([, name, value]) => (value ? `${name}=${value}` : name));
  return found.length > 0 ? `[${tag} ${found.join(" ")}] ` : "";
}
