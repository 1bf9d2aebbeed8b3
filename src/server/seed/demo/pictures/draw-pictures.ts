import { createHash } from "node:crypto";
import sharp from "sharp";
import { reencodePicture } from "../../../features/uploads/pictures/reencode.ts";
import type { StoragePort } from "../../../gateways/storage/storage-port.ts";
import { emblems } from "./emblems.ts";
import { homeScenes } from "./home-scenes.ts";
import { otherScenes } from "./other-scenes.ts";
import { emblem, scene } from "./shapes.ts";

/** A picture of the demo as it lies in the store; many uploads share it. */
export interface DemoPicture {
  name: string;
  storageKey: string;
  thumbKey: string;
  bytes: number;
  width: number;
  height: number;
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
  const scenes = Object.entries({ ...homeScenes, ...otherScenes });
  return [
    ...scenes.map(([name, parts]) => ({ name, svg: scene(parts()) })),
    ...Object.entries(emblems).map(([category, parts]) => ({
      name: `emblem-${category}`,
      svg: emblem(parts()),
    })),
  ];
}

async function drawOne({ name, svg }: Drawing, storage: StoragePort): Promise<DemoPicture> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 0 }).toBuffer();
  const outcome = await reencodePicture(png, "png");
  if (!outcome.ok) throw new Error(`the drawing ${name} is ${outcome.reason}`);
  const { full, thumb, width, height } = outcome.picture;
  const drawn: DemoPicture = {
    name,
    storageKey: `demo-${name}.webp`,
    thumbKey: `demo-${name}-thumb.webp`,
    bytes: full.byteLength,
    width,
    height,
    sha256: createHash("sha256").update(full).digest("hex"),
  };
  await storage.put(drawn.storageKey, full, { contentType: "image/webp" });
  await storage.put(drawn.thumbKey, thumb, { contentType: "image/webp" });
  return drawn;
}
