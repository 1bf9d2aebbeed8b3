import { expect, it } from "vitest";
import { countChoices, type CountedPro } from "./choice-counts.ts";

const pro: CountedPro = { services: [], ratingTenths: 0, certificates: [], isAvailable: false };
const offered = {
  categories: new Map([
    ["cleaning", ["move-in", "house"]],
    ["lessons", ["piano"]],
  ]),
  services: ["move-in", "house"],
};

it("counts a pro once in a category, however many of its services they offer", () => {
  const both = { ...pro, services: ["move-in", "house", "piano"] };
  const { categories, services } = countChoices(
    [both, { ...pro, services: ["house"] }, pro],
    offered,
  );
  expect(categories).toEqual([
    ["cleaning", 2],
    ["lessons", 1],
  ]);
  expect(services).toEqual([
    ["move-in", 1],
    ["house", 2],
  ]);
});

it("counts a rating that is just enough, and none without reviews", () => {
  const rated = [45, 44, 40, 39, 30, 29, 0].map((ratingTenths) => ({ ...pro, ratingTenths }));
  expect(countChoices(rated, offered).ratings).toEqual([
    [4.5, 1],
    [4, 3],
    [3, 5],
  ]);
});

it("counts each kind of certificate, and who is available", () => {
  const counts = countChoices(
    [
      { ...pro, certificates: ["identity", "business"], isAvailable: true },
      { ...pro, certificates: ["identity"] },
    ],
    offered,
  );
  expect(counts.certificates).toEqual([
    ["identity", 2],
    ["licence", 0],
    ["business", 1],
  ]);
  expect(counts.available).toBe(1);
});

it("says of nobody that every choice leaves nobody", () => {
  const { categories, available } = countChoices([], offered);
  expect([categories.map(([, count]) => count), available]).toEqual([[0, 0], 0]);
});
