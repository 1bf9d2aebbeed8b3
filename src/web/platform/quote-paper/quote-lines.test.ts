import { expect, it } from "vitest";
import { lineSum } from "./quote-lines.tsx";

it.each([
  ["included", 30_000, "30,000원"],
  ["included", 0, "0원"],
  ["extra", 10_000, "+10,000원"],
  ["extra", 0, "협의"],
  ["excluded", 10_000, ""],
] as const)("a line that is %s for %d adds: %s", (inclusion, amount, sum) => {
  expect(lineSum({ name: "창틀", inclusion, amount })).toBe(sum);
});
