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
