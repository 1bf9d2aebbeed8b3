import type { Page } from "@playwright/test";

/** A part of a page by its kind, its words and which of those it is, with where it stands. */
export type Boxes = Map<string, Box>;
type Box = readonly [x: number, y: number, width: number, height: number];

const HOLDING_UP =
  "header, main, nav, aside, footer, section, h1, h2, h3, .shadow-paper, button, a.rounded-md, input, textarea";

/** Pixels by which another build of the browser may lay out the same page otherwise. */
const SLACK = 3;

/** Where what holds a page up is seen: landmarks, headings, papers and actions. */
export async function layoutBoxes(page: Page): Promise<Boxes> {
  const boxes = await page.locator(HOLDING_UP).evaluateAll((parts) => {
    const met = new Map<string, number>();
    return parts.flatMap((part) => {
      const { x, y, width, bottom } = part.getBoundingClientRect();
      // What nobody sees stands anywhere.
      if (!part.checkVisibility() || width <= 1 || y >= innerHeight) return [];
      const words = (part.getAttribute("aria-label") ?? part.textContent)
        .replaceAll(/\s+/g, " ")
        .trim()
        .slice(0, 24);
      const name = `${part.tagName.toLowerCase()} ${words}`.trim();
      const times = (met.get(name) ?? 0) + 1;
      met.set(name, times);
      const height = Math.min(bottom, innerHeight) - y;
      const box = [x, y, width, height].map(Math.round) as [number, number, number, number];
      return [[times > 1 ? `${name} (${times})` : name, box] as const];
    });
  });
  return new Map(boxes);
}

/** A line for each, to be read in a review. */
export function writeBoxes(boxes: Boxes): string {
  return [...boxes].map(([name, box]) => `${box.join(" ")}\t${name}\n`).join("");
}

export function readBoxes(text: string): Boxes {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [box = "", name = ""] = line.split("\t");
      return [name, box.split(" ").map(Number) as unknown as Box];
    }),
  );
}

/** What stands elsewhere than it stood, in words. */
export function movedBoxes(then: Boxes, now: Boxes): string[] {
  const names = new Set([...then.keys(), ...now.keys()]);
  return [...names].flatMap((name) => {
    const [before, after] = [then.get(name), now.get(name)];
    if (!before || !after) return [`${name}: ${before ? "is gone" : "is new"}`];
    const isMoved = before.some((side, at) => Math.abs(side - (after[at] ?? 0)) > SLACK);
    return isMoved ? [`${name}: ${before.join(" ")} → ${after.join(" ")}`] : [];
  });
}
