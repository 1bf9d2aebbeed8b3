import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { SharePicture } from "./picture.ts";

/** Goes up when pictures are drawn differently, so that those already fetched are fetched anew. */
const EDITION = 1;

/** Stands in a picture's URL: what says something else has another one. 12 hexadecimal digits. */
export function pictureVersion(picture: SharePicture): string {
  const { label, title, line, figures } = picture;
  const said = JSON.stringify([EDITION, label, title, line, figures.map((f) => [f.name, f.value])]);
  return bytesToHex(sha256(utf8ToBytes(said))).slice(0, 12);
}
