import { expect, it } from "vitest";
import type { Reading } from "#domain/search/read-words.ts";
import { pricedService, shownPricesOf, type SearchFilter } from "./search-filter.ts";

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

const filter = (facts: Partial<SearchFilter> = {}): SearchFilter => ({
  ...asked(null),
  category: null,
  minPrice: null,
  maxPrice: null,
  ...facts,
});
const moving = { category: { slug: "moving" } } as Partial<SearchFilter>;
const servicesIn = new Map([["moving", ["home-moving", "small-moving"]]]);
const two = named("home-moving", "piano-lesson");

it.each([
  ["no words", filter(), null, "fit", []],
  ["words that name none", filter(), named(), "fit", []],
  ["words that name one", filter(), named("home-moving"), "price", ["home-moving"]],
  ["words that name two", filter(), two, "rating", ["home-moving", "piano-lesson"]],
  ["a category", filter(moving), null, "fit", ["home-moving", "small-moving"]],
  ["a category and words", filter(moving), two, "fit", ["home-moving", "piano-lesson"]],
  ["two services by price", filter(), two, "price", []],
  ["two services and a lowest price", filter({ minPrice: 1 }), two, "fit", []],
  ["two services and a highest price", filter({ maxPrice: 0 }), two, "fit", []],
  ["a service, whatever the words name", filter(asked("x")), two, "fit", ["x"]],
] as const)("beside %s stand prices of what is looked for", (_, by, reading, sort, shown) => {
  expect(shownPricesOf({ asked: by, reading, sort, servicesIn })).toEqual(shown);
});
