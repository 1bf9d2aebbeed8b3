import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { movedBoxes, readBoxes, writeBoxes, type Boxes } from "./layout-boxes.ts";
import { pictureDifference } from "./picture-difference.ts";

/** One page as it is seen now. */
export interface Seen {
  boxes: Boxes;
  /** PNG. */
  picture: Buffer;
}

const FOLDER = join(import.meta.dirname, "references");
const BOXES = join(FOLDER, "boxes");
/** What was seen where it was not right. */
const SEEN = join(import.meta.dirname, "../../test-results/pictures");

/** Pixels that may differ: edges that another processor smooths otherwise, not a letter. */
const SLACK = 12;

const pictureOf = (build: string, name: string) => join(FOLDER, build, `${name}.webp`);
const boxesOf = (name: string) => join(BOXES, `${name}.txt`);

/** Makes what is seen what is right; pictures of other builds of the browser no longer are. */
export async function record(build: string, name: string, { boxes, picture }: Seen): Promise<void> {
  mkdirSync(BOXES, { recursive: true });
  for (const other of readdirSync(FOLDER)) rmSync(pictureOf(other, name), { force: true });
  mkdirSync(join(FOLDER, build), { recursive: true });
  await sharp(picture)
    .removeAlpha()
    .webp({ lossless: true, effort: 6 })
    .toFile(pictureOf(build, name));
  writeFileSync(boxesOf(name), writeBoxes(boxes));
}

/**
 * What is wrong with what is seen, in words; null when nothing is. The same build of the browser draws the same picture
 * everywhere; another draws letters and edges otherwise, but puts things in the same places.
 */
export async function faultOf(build: string, name: string, seen: Seen): Promise<string | null> {
  if (!existsSync(boxesOf(name))) return "was never recorded (PICTURES=record)";
  const moved = movedBoxes(readBoxes(readFileSync(boxesOf(name), "utf8")), seen.boxes);
  const places = moved.map((line) => `\n  ${line}`).join("");
  if (!existsSync(pictureOf(build, name))) {
    return moved.length > 0 ? `stands elsewhere:${places}` : null;
  }
  const { pixels, of } = await differenceOf(build, name, seen);
  if (pixels <= SLACK) return null;
  const percent = ((100 * pixels) / of).toFixed(3);
  return `differs in ${pixels} pixels, ${percent} %${places}`;
}

/** Leaves what was seen, and where it differs, to be looked at; answers where. */
export async function keep(build: string, name: string, seen: Seen): Promise<string> {
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(join(SEEN, `${name}.png`), seen.picture);
  if (existsSync(pictureOf(build, name))) {
    const { draw } = await differenceOf(build, name, seen);
    writeFileSync(join(SEEN, `${name}-difference.png`), await draw());
  }
  return join(SEEN, `${name}.png`);
}

function differenceOf(build: string, name: string, { picture }: Seen) {
  return pictureDifference(readFileSync(pictureOf(build, name)), picture);
}
