import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { fallbackFonts } from "./fallback-fonts.mjs";
import { fontStyles } from "./product-font.mjs";

const styles = join(import.meta.dirname, "../src/ui/styles");
const base = readFileSync(join(styles, "base.css"), "utf8");
const written = readFileSync(join(styles, "fallback-fonts.css"), "utf8");

describe("the devices' fonts, fitted to the product's", () => {
  it("are those that the fonts' widths give", () => {
    // The formatter breaks long lines.
    const words = (/** @type {string} */ css) => css.replaceAll(/\s+/g, "").split(";");
    expect(words(written)).toEqual(words(fallbackFonts()));
  });

  it("stand in the stack of every page", () => {
    const stack = /--font-fitted:([^;]+);/.exec(base)?.[1];
    const families = new Set(
      [...written.matchAll(/font-family: ("[^"]+");/g)].map(([, one]) => one),
    );
    expect(families.size).toBeGreaterThan(3);
    for (const family of families) expect(stack).toContain(family);
  });
});

describe("the names of the product's font", () => {
  it("are known for the weights that its faces have, until they come", () => {
    const parts = fileURLToPath(
      import.meta.resolve("pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css"),
    );
    const real = fontStyles().source + readFileSync(parts, "utf8");
    expect(weightsByFamily(base)).toHaveProperty("Somssi Sans");
    expect(weightsByFamily(base)).toEqual(weightsByFamily(real));
  });
});

/** @param {string} css @returns {Record<string, string>} of each face, by its family */
function weightsByFamily(css) {
  const faces = [...css.matchAll(/@font-face\s*{([^}]+)}/g)].map(([, rule = ""]) =>
    ["family", "weight"].map(
      (name) => new RegExp(`font-${name}:\\s*["']?([^;"']+)`).exec(rule)?.[1],
    ),
  );
  return Object.fromEntries(faces);
}
