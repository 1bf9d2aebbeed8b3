import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { UnitCells } from "./unit-cells.tsx";

const CELL = 8 * 8;

/** How many cells the drawing has: the ground of each of its rectangles, "M0 8h160v8h-160z". */
function cellsDrawn(count: number, stack: "upright" | "lying"): number {
  const [, path = ""] =
    /<path[^>]* d="([^"]*)"/.exec(
      renderToStaticMarkup(<UnitCells count={count} stack={stack} />),
    ) ?? [];
  const grounds = [...path.matchAll(/h([\d.]+)v([\d.]+)h-/g)].map(
    ([, wide, high]) => Number(wide) * Number(high),
  );
  return grounds.reduce((sum, ground) => sum + ground, 0) / CELL;
}

describe.each(["upright", "lying"] as const)("cells that stand %s", (stack) => {
  it.each([0, 1, 9, 10, 11, 19, 20, 21, 30, 60, 155])("are as many as there are: %i", (count) => {
    expect(cellsDrawn(count, stack)).toBe(count);
  });
});
