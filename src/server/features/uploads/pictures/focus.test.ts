import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { focusOf } from "./focus.ts";

/** A red disc on grey, its middle at these parts of the picture. */
async function discAt(width: number, height: number, [x, y]: readonly [number, number]) {
  const radius = Math.min(width, height) / 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cfcfcf"/>
    <circle cx="${width * x}" cy="${height * y}" r="${radius}" fill="#d2452a"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().webp().toBuffer();
}

describe("where the eye goes", () => {
  it.each([
    [300, 480, [0.3, 0.12]],
    [300, 480, [0.7, 0.88]],
    [480, 270, [0.8, 0.5]],
    [400, 400, [0.5, 0.2]],
  ] as const)("of %i × %i to what stands out at %j", async (width, height, place) => {
    const focus = await focusOf(await discAt(width, height, place));
    expect(Math.abs((focus?.x ?? -100) - place[0] * 100)).toBeLessThanOrEqual(10);
    expect(Math.abs((focus?.y ?? -100) - place[1] * 100)).toBeLessThanOrEqual(10);
  });

  it("is nowhere where all looks the same, and on a picture too thin to show anything", async () => {
    const plain = { create: { width: 200, height: 300, channels: 3, background: "#468" } } as const;
    expect(await focusOf(await sharp(plain).webp().toBuffer())).toBeNull();
    expect(await focusOf(await discAt(480, 31, [0.5, 0.5]))).toBeNull();
  });
});
