import { expect, it } from "vitest";
import { figuresIn, fillFigures } from "./fill-figures.ts";

const figures = { "hire.window": "30일" };

it("puts today's figure in, and keeps one as it was published", () => {
  expect(fillFigures("{{hire.window}} 동안, 전에는 {{hire.window:20일}}", figures)).toBe(
    "30일 동안, 전에는 20일",
  );
});

it("refuses a figure that nothing is known by", () => {
  expect(() => fillFigures("{{hire.windw}}", figures)).toThrow("hire.windw");
});

it("lists them, in order", () => {
  expect(figuresIn("{{a}} {{b:2}}")).toEqual([
    { name: "a", published: null },
    { name: "b", published: "2" },
  ]);
});
