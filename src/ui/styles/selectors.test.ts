import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../../", import.meta.url));

describe("classes that depend on an element around theirs", () => {
  // `group-has-x:` and its like become `:is(.group:has(x) *)`: for the sake of that `*` a browser matches all elements
  // below anew with each part of a page that comes. `in-[.name:has(x)]:` names what it is for.
  it.each(["has", "first", "last", "only", "odd", "even", "nth", "empty"])(
    "are not told by group-%s, which matches all elements below anew while a page comes",
    (state) => {
      const used = globSync("{ui,web}/**/*.{ts,tsx}", { cwd: SOURCE }).filter(
        (file) =>
          !file.includes(".test.") &&
          new RegExp(`\\bgroup-${state}[-:/]`).test(readFileSync(SOURCE + file, "utf8")),
      );
      expect(used).toEqual([]);
    },
  );
});
