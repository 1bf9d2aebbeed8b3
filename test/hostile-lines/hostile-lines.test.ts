import { describe, expect, it } from "vitest";
import { allInjectionLines } from "./injection-lines.ts";
import { innocentLines } from "./innocent-lines.ts";
import { allMarkupLines } from "./markup-lines.ts";

const corpora = { injection: allInjectionLines, markup: allMarkupLines };

describe.each(Object.entries(corpora))("the lines of %s", (_, lines) => {
  it("are a thousand and more, and no two alike", () => {
    expect(lines.length).toBeGreaterThanOrEqual(1_000);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("can all be stored, and fit the shortest of long texts", () => {
    const unfit = lines.filter(
      (line) => line.includes("\u0000") || !line.isWellFormed() || [...line.trim()].length > 200,
    );
    expect(unfit).toEqual([]);
    expect(lines.filter((line) => line.trim() === "")).toEqual([]);
  });
});

it("what is innocent is no line of either", () => {
  const hostile = new Set([...allInjectionLines, ...allMarkupLines]);
  expect(innocentLines.filter((line) => hostile.has(line))).toEqual([]);
});
