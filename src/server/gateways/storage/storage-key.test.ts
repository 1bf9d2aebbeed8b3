import { describe, expect, it } from "vitest";
import { traversalNames } from "#test/traversal-names.ts";
import { assertStorageKey, isStorageKey, StorageKeyRefused } from "./storage-key.ts";

describe("storage keys", () => {
  it.each(["0198c0de-7000-7abc-8def-0123456789ab.webp", "a.pdf", "a1-b2-thumb.webp"])(
    "accepts %s",
    (key) => {
      expect(isStorageKey(key)).toBe(true);
    },
  );

  it("has at least 500 ways to leave a folder to refuse", () => {
    expect(new Set(traversalNames()).size).toBeGreaterThanOrEqual(1_000);
  });

  it("refuses every one of them", () => {
    expect(traversalNames().filter((name) => isStorageKey(name))).toEqual([]);
  });

  it.each([
    "",
    "a",
    "A.webp",
    "a.webp ",
    " a.webp",
    "a.webp\n",
    "a--b.webp",
    "-a.webp",
    "a..webp",
    "가.webp",
    "a.webp.pdf",
    `${"a".repeat(21)}.webp`,
  ])("refuses %j", (key) => {
    expect(isStorageKey(key)).toBe(false);
  });

  it.each([undefined, null, 7, ["a.webp"], { toString: () => "a.webp" }])(
    "refuses what is not text: %s",
    (key) => {
      expect(() => assertStorageKey(key)).toThrow(StorageKeyRefused);
    },
  );
});
