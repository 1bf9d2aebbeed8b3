import { expect, it } from "vitest";
import type { Reading } from "#domain/search/read-words.ts";
import { pricedService, type SearchFilter } from "./search-filter.ts";

const named = (...slugs: string[]) => ({ services: slugs }) as unknown as Reading;
const asked = (slug: string | null) => ({ service: slug && { slug } }) as SearchFilter;

it.each([
  ["no words", null, null, null],
  ["words that name none", null, named(), null],
  ["words that name one", null, named("small-moving"), "small-moving"],
  ["words that name two", null, named("small-moving", "home-moving"), null],
  ["a service, whatever the words name", "piano-lesson", named("home-moving"), "piano-lesson"],
])("of %s the prices of one service count, or of none", (_, service, reading, priced) => {
  expect(pricedService(asked(service), reading)).toBe(priced);
});
