import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HELP_SLUGS } from "#domain/help/topics.ts";
import { figuresIn } from "#domain/written-text/fill-figures.ts";
import { helpSource, readHelp } from "./read-help.ts";

const articles = readHelp();
/** A number with a unit behind it, which has a home in the code. Not the names of addresses. */
const TYPED =
  /(?<![\w.])\d[\d,.]*\s?(?:일|시간|시|분|주|달|개월|년|개|건|명|곳|원|장|번|자|크레딧|MB|%)/;

it("lists each text of data/help once, under a topic", () => {
  const files = readdirSync(join(import.meta.dirname, "../../../../data/help"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.slice(0, -".md".length));
  expect([...HELP_SLUGS].toSorted()).toEqual(files.toSorted());
});

it("has an answer to at least forty questions", () => {
  expect(HELP_SLUGS.length).toBeGreaterThanOrEqual(40);
});

describe.each(HELP_SLUGS)("%s", (slug) => {
  const source = helpSource(slug);

  it("tells today's figures, and types none", () => {
    expect(source).not.toMatch(TYPED);
    expect(figuresIn(source).filter(({ published }) => published !== null)).toEqual([]);
    expect(articles.get(slug)?.text).not.toContain("{{");
  });

  it("says something below its question", () => {
    expect(articles.get(slug)?.title).toMatch(/[?요]$/);
    expect(articles.get(slug)?.text.length).toBeGreaterThan(60);
  });
});
