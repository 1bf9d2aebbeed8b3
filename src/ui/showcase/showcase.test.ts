import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const KIT = join(import.meta.dirname, "..");
const START = join(import.meta.dirname, "showcase-page.tsx");

/** Parts that show nothing by themselves, with why. */
const UNSEEN: Record<string, string> = {
  StyleNonceProvider: "hands the page's nonce to what writes styles",
};

const files = readdirSync(KIT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test.") && !file.includes("showcase"))
  .map((file) => join(KIT, file));

function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

/** The kit's own files that one takes in, at once or when first opened. */
function takenIn(file: string): string[] {
  const paths = [...textOf(file).matchAll(/(?:from|import\() ?"(\.{1,2}\/[^"]+\.tsx)"/g)];
  return paths.map(([, path = ""]) => join(dirname(file), path));
}

/** The showcase and all that it takes in, however far down. */
function reached(): Set<string> {
  const seen = new Set([START]);
  for (const file of seen) for (const next of takenIn(file)) seen.add(next);
  return seen;
}

/** The parts that a file gives to others: what begins with a capital and goes on with a small letter. */
function partsOf(file: string): string[] {
  return [...textOf(file).matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)].map(
    ([, name = ""]) => name,
  );
}

const shown = reached();

/** Whether a file draws a part, or hands it on to what draws it once it is loaded. */
function draws(file: string, part: string): boolean {
  return new RegExp(`<${part}\\b|[(.]${part}\\b`).test(textOf(file));
}

describe("the showcase", () => {
  it.each(files.map((file) => [relative(KIT, file), file] as const))(
    "shows every part of %s",
    (_name, file) => {
      const missing = partsOf(file).filter(
        (part) => !(part in UNSEEN) && ![...shown].some((one) => draws(one, part)),
      );
      expect(missing).toEqual([]);
    },
  );

  it("names no part as unseen that is gone", () => {
    expect(Object.keys(UNSEEN)).toEqual(files.flatMap(partsOf).filter((part) => part in UNSEEN));
  });
});
