import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import type { SharePicture } from "#domain/share-picture/picture.ts";
import { HEIGHT, layOut, WIDTH } from "./layout.ts";

const WEIGHTS = { 400: "Regular", 600: "SemiBold", 800: "ExtraBold" } as const;

const pretendard = dirname(createRequire(import.meta.url).resolve("pretendard/package.json"));

const fonts = Object.entries(WEIGHTS).map(([weight, name]) => ({
  name: "Pretendard",
  weight: Number(weight) as keyof typeof WEIGHTS,
  style: "normal" as const,
  data: readFileSync(join(pretendard, `dist/public/static/Pretendard-${name}.otf`)),
}));

/** A picture as PNG. Takes a good tenth of a second of one core: not for the thread that answers requests. */
export async function drawPicture(picture: SharePicture): Promise<Uint8Array> {
  const svg = await satori(layOut(picture) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return drawn.asPng();
}
