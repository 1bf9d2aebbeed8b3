import fc from "fast-check";
import { expect, it } from "vitest";
import { dyeOf, DYES } from "./dyes.ts";
import { patchwork } from "./patchwork.ts";

const ids = fc.uuid();

it("sews the same cloth for the same id", () => {
  expect(patchwork("a-pro", 240, 180, 3)).toEqual(patchwork("a-pro", 240, 180, 3));
});

it("covers the whole box without overlap", () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(3, 5), (id, cuts) => {
      const { patches } = patchwork(id, 240, 180, cuts);
      const area = patches.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(area).toBe(240 * 180);
      expect(patches.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
    }),
  );
});

it("sews three dyes and a plain cloth, no two patches in a row of one wash", () => {
  fc.assert(
    fc.property(ids, fc.constantFrom(3, 5), (id, cuts) => {
      const fills = patchwork(id, 240, 180, cuts).patches.map(({ fill }) => fill);
      const inRow = fills.filter((fill, at) => fill.includes("wash") && fill === fills[at + 1]);
      expect(inRow).toEqual([]);
    }),
  );
  const { patches } = patchwork("a-pro", 240, 180, 5);
  expect(patches.map(({ fill }) => fill.slice(6, -1)).join(" ")).toBe(
    "chija-wash jjok-wash honghwa-wash jjok-wash cover-paper jjok-wash cover-paper honghwa-wash chija-dye honghwa-wash chija-wash jjok-dye honghwa-wash chija-wash",
  );
});

it("gives many ids many cloths", () => {
  const cloths = Array.from({ length: 500 }, (_, at) =>
    JSON.stringify(patchwork(`pro-${at}`, 240, 180, 5)),
  );
  expect(new Set(cloths).size).toBeGreaterThan(495);
});

it("uses every dye about as often", () => {
  const dyes = Array.from({ length: 1000 }, (_, at) => dyeOf(`pro-${at}`));
  for (const dye of DYES) {
    expect(dyes.filter((one) => one === dye).length).toBeGreaterThan(120);
  }
});
