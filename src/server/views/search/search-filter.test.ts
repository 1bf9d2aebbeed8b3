import { expect, it } from "vitest";
import type { Reading } from "#domain/search/read-words.ts";
import { pricedService, showsPriceOf, type SearchFilter } from "./search-filter.ts";

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

const NO_BOUNDS = { minPrice: null, maxPrice: null };

it.each([
  ["no words", {}, null, "fit", true],
  ["words that name none", {}, named(), "fit", true],
  ["words that name it among others", {}, named("home-moving", "small-moving"), "fit", true],
  ["words that name other work", {}, named("home-moving", "piano-lesson"), "fit", false],
  ["other words, ordered by price", {}, named("home-moving"), "price", true],
  ["other words and a lowest price", { minPrice: 1 }, named("home-moving"), "fit", true],
  ["other words and a highest price", { maxPrice: 0 }, named("home-moving"), "fit", true],
  ["the service itself, whatever the words name", asked("small-moving"), named("x"), "fit", true],
  ["another service", asked("home-moving"), named("small-moving"), "fit", false],
] as const)(
  "beside %s the price of a small moving is shown or not",
  (_, filter, reading, sort, shown) => {
    const facts = { asked: { ...asked(null), ...NO_BOUNDS, ...filter }, reading, sort };
    expect(showsPriceOf("small-moving", facts)).toBe(shown);
  },
);
