import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SOURCE = fileURLToPath(new URL("../../", import.meta.url));

const sources = globSync("{ui,web}/**/*.{ts,tsx}", { cwd: SOURCE })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: readFileSync(SOURCE + file, "utf8") }));

describe("classes that depend on an element around theirs", () => {
  it("are looked for where they are", () => {
    const onesAround = sources.filter(({ source }) => /\bin-\[\.[\w-]+:has\(/.test(source));
    expect(onesAround.length).toBeGreaterThan(0);
  });

  // `group-has-x:` and its like become `:is(.group:has(x) *)`: for the sake of that `*` a browser matches all elements
  // below anew with each part of a page that comes. `in-[.name:has(x)]:` names what it is for, and the name says for whom.
  it.each([
    /\bgroup-(has|first|last|only|odd|even|nth|empty|not|data|aria)[-:/]/,
    /\bgroup-\[/,
    /\bin-\[[^\]]*(?<![\w-]):has\(/,
  ])("are not told by %s, for which a browser matches all elements below anew", (pattern) => {
    const used = sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
    expect(used).toEqual([]);
  });
});
