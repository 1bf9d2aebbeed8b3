import { readFileSync } from "node:fs";
import * as z from "zod";
import type { WrittenBlock } from "#contract/endpoints/public/written-text.ts";
import { HELP_SLUGS, HELP_TOPICS, type HelpTopic } from "#domain/help/topics.ts";
import { FIGURES } from "#domain/written-text/figures.ts";
import { fillFigures } from "#domain/written-text/fill-figures.ts";
import { readWrittenText } from "../../platform/written-text/read-written-text.ts";

const FOLDER = new URL("../../../../data/help/", import.meta.url);

export interface HelpArticle {
  slug: string;
  title: string;
  blocks: WrittenBlock[];
  /** All its words, for whoever looks for some. */
  text: string;
  /** What people say for it that may stand nowhere in it. Only the search reads it. */
  everyday: readonly string[];
  topic: HelpTopic;
}

/** The file of an article, with the names of its figures. */
export function helpSource(slug: string): string {
  return readFileSync(new URL(`${slug}.md`, FOLDER), "utf8");
}

const everydayFile = z.partialRecord(z.enum(HELP_SLUGS), z.array(z.string().trim().min(1)));

function readEverydayWords() {
  const file = readFileSync(new URL("everyday-words.json", FOLDER), "utf8");
  return everydayFile.parse(JSON.parse(file));
}

/** Every article by its slug, in order, with today's figures. Throws an error for a text that cannot be read. */
export function readHelp(): Map<string, HelpArticle> {
  const everyday = readEverydayWords();
  return new Map(
    HELP_TOPICS.flatMap((topic) =>
      topic.articles.map((slug) => {
        const { title, blocks } = readWrittenText(fillFigures(helpSource(slug), FIGURES));
        return [
          slug,
          { slug, title, blocks, text: wordsOf(blocks), everyday: everyday[slug] ?? [], topic },
        ] as const;
      }),
    ),
  );
}

function wordsOf(blocks: readonly WrittenBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "heading") return [block.text];
      const lines =
        block.kind === "paragraph"
          ? [block.line]
          : block.kind === "list"
            ? block.items
            : [block.head, ...block.rows].flat();
      return lines.map((line) => line.map(({ text }) => text).join(""));
    })
    .join(" ");
}
