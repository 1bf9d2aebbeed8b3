import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sealLetters, sealRows } from "./seal-letters.ts";

const LARGE = 64;

describe("sealRows", () => {
  it.each([
    ["노을", ["노", "을"]],
    ["김하늘", ["김하", "늘인"]],
    ["한결클린", ["한결", "클린"]],
    ["맑은손청소", ["맑은", "손청", "소인"]],
    ["솔빛청소마을", ["솔빛", "청소", "마을"]],
    ["새봄결도배장인", ["새봄결", "도배장", "인의인"]],
    ["도담손홈케어서비스", ["도담손", "홈케어", "서비스"]],
    ["바른 손길 (주)", ["바른", "손길", "주인"]],
  ])("cuts %s in full rows", (name, rows) => {
    expect(sealRows(name, LARGE).map((row) => row.join(""))).toEqual(rows);
  });

  it("cuts one letter up to 24 px, four up to 40 px", () => {
    const letters = (pixels: number) => sealRows("솔빛청소마을", pixels).flat().join("");
    expect([24, 25, 40, 41].map(letters)).toEqual(["솔", "솔빛청소", "솔빛청소", "솔빛청소마을"]);
  });

  it("has a letter for a name without any", () => {
    expect(sealRows("※", LARGE)).toEqual([["솜"]]);
  });

  it("leaves no place empty", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 16, max: 200 }),
        (name, px) => {
          const rows = sealRows(name, px);
          expect(new Set(rows.map((row) => row.length)).size).toBe(1);
          expect(rows.flat().every((letter) => letter !== "")).toBe(true);
        },
      ),
    );
  });
});

describe("sealLetters", () => {
  it("stretches each letter over its place", () => {
    expect(sealLetters([["노"], ["을"]], 0)).toEqual([
      { letter: "노", transform: "translate(50.0 25.0) scale(1.069 0.528)" },
      { letter: "을", transform: "translate(50.0 75.0) scale(1.069 0.528)" },
    ]);
  });

  it("keeps the edge free", () => {
    expect(sealLetters([["솜"]], 13)[0]?.transform).toBe("translate(50.0 50.0) scale(0.791 0.782)");
  });
});
