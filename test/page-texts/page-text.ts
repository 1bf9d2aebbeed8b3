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

/** The page's title, and what its main part says: a line for each block, attributes in brackets before their text. */
export function pageText(html: string): string {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, main = html] = MAIN.exec(html) ?? [];
  return textOf(`${title}\n${main}`);
}

/** What stands around the main part: the frame that many pages have. */
export function frameText(html: string): string {
  const [, body = ""] = /<body\b[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  return textOf(body.replace(MAIN, ""));
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
