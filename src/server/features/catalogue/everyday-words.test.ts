import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toJamo } from "#domain/hangul/jamo.ts";
import { sampleVocabulary } from "#test/factories/vocabulary.ts";
import { readEverydayWords } from "./everyday-words.ts";

const LEAST = { ofAll: 600, ofEach: 5 };

const words = readEverydayWords();
const { services, regionsNamed, categories } = sampleVocabulary();
const all = [...words.values()].flat();

describe("everyday words", () => {
  it("are many, and some for every service", () => {
    expect(all.length).toBeGreaterThanOrEqual(LEAST.ofAll);
    const few = services.filter(({ thing }) => thing.everyday.length < LEAST.ofEach);
    expect(few.map(({ thing }) => thing.slug)).toEqual([]);
  });
  it("name only services that exist, in the file of their category", () => {
    const parents = new Map(categories.map(({ thing }) => [thing.slug, thing.parent]));
    const slugs = new Map(services.map(({ thing }) => [thing.slug, parents.get(thing.category)]));
    for (const category of new Set(slugs.values())) {
      const file = new URL(
        `../../../../data/catalogue/everyday-words/${category}.json`,
        import.meta.url,
      );
      const listed = Object.keys(JSON.parse(readFileSync(file, "utf8")) as object);
      expect(listed.filter((slug) => slugs.get(slug) !== category)).toEqual([]);
    }
    expect([...words.keys()].toSorted()).toEqual([...slugs.keys()].toSorted());
  });
  it("say one thing each: none twice, none that is a name of a service, none that is a place", () => {
    const named = services.flatMap(({ names }) => names);
    const seen = new Set([...named, ...regionsNamed.keys()]);
    const repeated = all.filter((word) => {
      const keys = toJamo(word);
      const isTaken = seen.has(keys);
      seen.add(keys);
      return isTaken;
    });
    expect(repeated).toEqual([]);
  });
  it("are short enough to be typed where services are looked for", () => {
    expect(all.filter((word) => word.length > 20 || word !== word.trim())).toEqual([]);
  });
});
