/** What search engines and people read of a page's HTML, as far as tests ask. */
export interface ReadPage {
  title: string;
  /** Content of a meta tag by its name or property; undefined when it is missing, or there twice. */
  meta: (name: string) => string | undefined;
  canonical: string[];
  /** Texts of the data blocks. */
  blocks: string[];
  /** Levels of the headings in their order. */
  headings: number[];
  /** What stands on the page, white space apart. */
  text: string;
  lang: string | undefined;
  scripts: number;
}

export function readPage(html: string): ReadPage {
  const [head = "", body = ""] = html.split("</head>");
  const tags = [...head.matchAll(/<(meta|link) ([^>]*?)\/?>/g)].map(([, , attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = ""]) => [
        name,
        unescaped(value),
      ]),
    ),
  );
  return {
    title: unescaped(/<title[^>]*>(.*?)<\/title>/s.exec(head)?.[1] ?? ""),
    meta: (name) => {
      const found = tags.filter((tag) => (tag["name"] ?? tag["property"]) === name);
      return found.length === 1 ? found[0]?.["content"] : undefined;
    },
    canonical: tags.filter((tag) => tag["rel"] === "canonical").map((tag) => tag["href"] ?? ""),
    blocks: [
      ...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ].map(([, text = ""]) => text),
    headings: [...body.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level)),
    text: squeezed(
      unescaped(
        body
          .replaceAll(/<(script|style)[\s>].*?<\/\1>/gs, " ")
          .replaceAll("<!-- -->", "")
          .replaceAll(/<[^>]*>/g, " "),
      ),
    ),
    lang: /<html[^>]* lang="([^"]*)"/.exec(html)?.[1],
    scripts: [...html.matchAll(/<script[\s>]/g)].length,
  };
}

/** Without white space, which differs between a text and where it stands. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
