import { describe, expect, it } from "vitest";
import type { QuoteItem } from "./quote.ts";
import { standardLineOf, withStandardLines } from "./standard-line.ts";

const lines = [
  { id: "ladder-truck", name: "사다리차" },
  { id: "stairs", name: "계단 운반" },
];
const item = (name: string, standard?: string | null): QuoteItem => ({
  name,
  inclusion: "included",
  amount: 1,
  ...(standard !== undefined && { standard }),
});

describe("standardLineOf", () => {
  it.each([
    ["사다리차", undefined, "ladder-truck"],
    [" 사다리 차 ", null, "ladder-truck"],
    ["도착지 사다리차 5층", "ladder-truck", "ladder-truck"],
    // Chosen from another service's list, or from one that has gone.
    ["계단 운반", "piano", "stairs"],
    ["피아노 운반", "piano", undefined],
    ["피아노 운반", undefined, undefined],
  ])("%s of %s is %s", (name, standard, id) => {
    expect(standardLineOf(item(name, standard), lines)?.id).toBe(id);
  });
});

describe("withStandardLines", () => {
  it("keeps what a line is, and nothing of another service's", () => {
    expect(withStandardLines([item("사다리차"), item("피아노", "piano")], lines)).toEqual([
      item("사다리차", "ladder-truck"),
      item("피아노"),
    ]);
  });
});
