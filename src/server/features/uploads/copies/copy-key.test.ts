import { describe, expect, it } from "vitest";
import { isStorageKey } from "#server/gateways/storage/storage-key.ts";
import { copyFor, copyKey, copyKeys, copyWidths } from "./copy-key.ts";

describe("copies of a picture", () => {
  it.each([
    [2_048, 1_600, "avif", { width: 1_600, format: "avif" }],
    [1_601, 1_600, "webp", { width: 1_600, format: "webp" }],
    [1_600, 1_600, "webp", null],
    [800, 480, "webp", { width: 480, format: "webp" }],
    [800, 960, "webp", null],
    [800, 960, "avif", { width: 960, format: "avif" }],
    [800, 1_600, "avif", { width: 960, format: "avif" }],
    [480, 1_600, "avif", { width: 480, format: "avif" }],
    [1, 1_600, "avif", { width: 160, format: "avif" }],
  ] as const)("of %i pixels, asked for %i as %s", (own, width, format, expected) => {
    expect(copyFor({ width: own }, { width, format })).toEqual(expected);
  });

  it("lie beside their picture, under names that a store takes", () => {
    const storageKey = "0198c0de-0000-7000-8000-000000000001.webp";
    expect(copyKey(storageKey, { width: 480, format: "avif" })).toBe(
      "0198c0de-0000-7000-8000-000000000001-w480.avif",
    );
    const keys = copyKeys(storageKey);
    expect(new Set(keys).size).toBe(copyWidths.length * 2);
    expect(keys.filter((key) => !isStorageKey(key))).toEqual([]);
    expect(keys).not.toContain(storageKey);
  });

  it("are all found again, whatever was asked for", () => {
    for (const own of [1, 160, 161, 700, 1_600, 2_048]) {
      for (const width of copyWidths) {
        for (const format of ["avif", "webp"] as const) {
          const wish = copyFor({ width: own }, { width, format });
          if (wish) expect(copyKeys("a.webp")).toContain(copyKey("a.webp", wish));
        }
      }
    }
  });
});
