import { lexer, type Token, type Tokens } from "marked";
import type { WrittenBlock, WrittenLine } from "#contract/endpoints/public/written-text.ts";

export interface WrittenText {
  title: string;
  blocks: WrittenBlock[];
}

/**
 * A text that we wrote, from the Markdown of its file: one title, headings, paragraphs, lists and tables, with links and
 * bold words in them. Throws at anything else, so that nothing is left out unseen.
 */
export function readWrittenText(markdown: string): WrittenText {
  const [first, ...rest] = lexer(markdown).filter(({ type }) => type !== "space");
  if (first?.type !== "heading" || first["depth"] !== 1)
    throw new Error("a text begins with its title");
  return { title: plainText(first), blocks: rest.map(blockOf) };
}

function blockOf(token: Token, index: number): WrittenBlock {
  switch (token.type) {
    case "heading":
      return { kind: "heading", id: `h${index}`, text: plainText(token) };
    case "paragraph":
      return { kind: "paragraph", line: lineOf(token) };
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return { kind: "list", ordered, items: items.map(lineOf) };
    }
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return {
        kind: "table",
        head: header.map(lineOf),
        rows: rows.map((cells) => cells.map(lineOf)),
      };
    }
    default:
      throw new Error(`no ${token.type} in a text: ${token.raw}`);
  }
}

function lineOf(token: { tokens?: Token[] }): WrittenLine {
  return (token.tokens ?? []).flatMap((part): WrittenLine => {
    switch (part.type) {
      case "text":
        // The items of a list hold their words one deeper.
        return (part as Tokens.Text).tokens
          ? lineOf(part)
          : [{ text: unescaped((part as Tokens.Text).text) }];
      case "escape":
        return [{ text: (part as Tokens.Escape).text }];
      case "strong":
        return lineOf(part as Tokens.Strong).map((run) => ({ ...run, strong: true }));
      case "link":
        return lineOf(part as Tokens.Link).map((run) => ({
          ...run,
          href: (part as Tokens.Link).href,
        }));
      default:
        throw new Error(`no ${part.type} in a line: ${part.raw}`);
    }
  });
}

function plainText(token: { tokens?: Token[] }): string {
  return lineOf(token)
    .map(({ text }) => text)
    .join("");
}

/** A line that goes on in the file goes on in the text. */
function unescaped(text: string): string {
  return text.replaceAll("\n", " ");
}
