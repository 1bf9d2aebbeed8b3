import { createHash } from "node:crypto";
import sharp from "sharp";
import type { StoragePort } from "../../../gateways/storage/storage-port.ts";
import { placeholderOf } from "../../../features/uploads/pictures/placeholder.ts";
import { homeScenes } from "./home-scenes.ts";
import { otherScenes } from "./other-scenes.ts";
import { scene } from "./shapes.ts";

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

/** Draws every picture of the demo and stores it as an upload would be: WebP, full and thumbnail. */
export async function drawPictures(storage: StoragePort): Promise<DemoPicture[]> {
  return Promise.all(drawings().map((drawing) => drawOne(drawing, storage)));
}

/** All drawings as SVG, without any text: there may be no Korean font to write it with. */
export function drawings(): Drawing[] {
  return Object.entries({ ...homeScenes, ...otherScenes }).map(([name, parts]) => ({
    name,
    svg: scene(parts()),
  }));
}

const LONGEST_THUMB_SIDE = 480;
/** As uploads are encoded. */
const QUALITY = { quality: 80 };

async function drawOne({ name, svg }: Drawing, storage: StoragePort): Promise<DemoPicture> {
  const source = sharp(Buffer.from(svg));
  const full = await source.clone().webp(QUALITY).toBuffer({ resolveWithObject: true });
  const thumb = await source
    .resize(LONGEST_THUMB_SIDE, LONGEST_THUMB_SIDE, { fit: "inside", withoutEnlargement: true })
    .webp(QUALITY)
    .toBuffer();
  const drawn: DemoPicture = {
    name,
    storageKey: `demo-${name}.webp`,
    thumbKey: `demo-${name}-thumb.webp`,
    bytes: full.data.byteLength,
    width: full.info.width,
    height: full.info.height,
    blur: await placeholderOf(thumb),
    sha256: createHash("sha256").update(full.data).digest("hex"),
  };
  await storage.put(drawn.storageKey, full.data, { contentType: "image/webp" });
  await storage.put(drawn.thumbKey, thumb, { contentType: "image/webp" });
  return drawn;
}
