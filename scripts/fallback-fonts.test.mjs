import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fallbackFonts } from "./fallback-fonts.mjs";

const styles = join(import.meta.dirname, "../src/ui/styles");
const written = readFileSync(join(styles, "fallback-fonts.css"), "utf8");

describe("the devices' fonts, fitted to the product's", () => {
  it("are those that the fonts' widths give", () => {
    // The formatter breaks long lines.
    const words = (/** @type {string} */ css) => css.replaceAll(/\s+/g, "").split(";");
    expect(words(written)).toEqual(words(fallbackFonts()));
  });

  it("stand in the stack of every page", () => {
    const stack = /--font-fitted:([^;]+);/.exec(
      readFileSync(join(styles, "base.css"), "utf8"),
    )?.[1];
    const families = new Set(
      [...written.matchAll(/font-family: ("[^"]+");/g)].map(([, one]) => one),
    );
    expect(families.size).toBeGreaterThan(3);
    for (const family of families) expect(stack).toContain(family);
  });
});
