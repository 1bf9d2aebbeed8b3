import { createHash } from "node:crypto";
import sharp from "sharp";
import type { StoragePort } from "../../../gateways/storage/storage-port.ts";
import { placeholderOf } from "../../../features/uploads/pictures/placeholder.ts";
import { Dice } from "../dice.ts";
import { LOOKS, lookOf, type Look } from "./look.ts";
import { hasBefore, looksOf, pictureName } from "./picture-name.ts";
import { allScenes } from "./scenes/all-scenes.ts";
import { HEIGHT, WIDTH } from "./shapes.ts";

/** A picture of the demo as it lies in the store; many uploads share it. */
export interface DemoPicture {
  name: string;
  storageKey: string;
  thumbKey: string;
  bytes: number;
  width: number;
  height: number;
  blur: string | null;
  /** Of the full file, in lower-case hex. */
  sha256: string;
}

interface Drawing {
  name: string;
  svg: string;
}

/** All at once would take half a gigabyte, and go on after one has failed. */
const AT_ONCE = 8;

/** Draws every picture of the demo and stores it as an upload would be: WebP, full and thumbnail. */
export async function drawPictures(storage: StoragePort): Promise<DemoPicture[]> {
  const waiting = drawings();
  const drawn: DemoPicture[] = [];
  while (waiting.length > 0) {
    const together = waiting.splice(0, AT_ONCE);
    drawn.push(...(await Promise.all(together.map((drawing) => drawOne(drawing, storage)))));
  }
  return drawn;
}

/** All drawings as SVG, without any text: there may be no Korean font to write it with. */
export function drawings(): Drawing[] {
  return Object.entries(allScenes).flatMap(([scene, parts]) => {
    // Else every scene would begin in the same dyes.
    const first = new Dice(scene).whole(0, LOOKS - 1);
    const draw = (look: number, before: boolean): Drawing => {
      const drawn = lookOf(first + look, new Dice(`${scene}/${look}`));
      return {
        name: pictureName(scene, look, before),
        svg: asSvg(drawn, parts({ ...drawn, before })),
      };
    };
    return Array.from({ length: looksOf(scene) }, (_, look) =>
      hasBefore(scene, look) ? [draw(look, false), draw(look, true)] : [draw(look, false)],
    ).flat();
  });
}

/** A whole scene, 720 × 540 pixels, in the light of its look. */
function asSvg({ mirrored, zoom, light }: Look, parts: readonly string[]): string {
  const centre = `translate(${WIDTH / 2} ${HEIGHT * 0.56})`;
  const back = `translate(${-WIDTH / 2} ${-HEIGHT * 0.56})`;
  const scale = `scale(${(mirrored ? -zoom : zoom).toFixed(3)} ${zoom.toFixed(3)})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g transform="${centre} ${scale} ${back}">${parts.join("")}</g>${LIGHTS[light]}</svg>`;
}

/** What the light of the day lays over a room. */
const LIGHTS: Record<Look["light"], string> = {
  plain: "",
  morning: `<path d="M0 0H420L1020 ${HEIGHT}H360Z" fill="#fff6dc" opacity="0.2"/>`,
  evening: `<rect width="${WIDTH}" height="${HEIGHT}" fill="#d68a3c" opacity="0.11"/>`,
};

const LONGEST_THUMB_SIDE = 480;
/** The quality of uploads; with little effort, since flat colours take few bytes anyway and people wait. */
const ENCODING = { quality: 80, effort: 0 };

async function drawOne({ name, svg }: Drawing, storage: StoragePort): Promise<DemoPicture> {
  const pixels = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = pixels.info;
  const source = sharp(pixels.data, { raw: { width, height, channels } });
  const full = await source.clone().webp(ENCODING).toBuffer();
  const thumb = await source
    .resize(LONGEST_THUMB_SIDE, LONGEST_THUMB_SIDE, { fit: "inside" })
    .webp(ENCODING)
    .toBuffer();
  const drawn: DemoPicture = {
    name,
    storageKey: `demo-${name}.webp`,
    thumbKey: `demo-${name}-thumb.webp`,
    bytes: full.byteLength,
    width,
    height,
    blur: await placeholderOf(thumb),
    sha256: createHash("sha256").update(full).digest("hex"),
  };
  await storage.put(drawn.storageKey, full, { contentType: "image/webp" });
  await storage.put(drawn.thumbKey, thumb, { contentType: "image/webp" });
  return drawn;
}
