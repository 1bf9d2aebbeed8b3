// The thread that draws shared pictures: setting type would hold up whoever waits for an answer.
import { parentPort } from "node:worker_threads";
import type { SharePicture } from "#domain/share-picture/picture.ts";
import { drawPicture } from "./draw-picture.ts";

export interface PictureOrder {
  number: number;
  picture: SharePicture;
}

export interface DrawnPicture {
  number: number;
  /** Null when it could not be drawn. */
  png: Uint8Array | null;
}

parentPort?.on("message", ({ number, picture }: PictureOrder) => {
  void drawPicture(picture)
    .catch(() => null)
    .then((png) => parentPort?.postMessage({ number, png } satisfies DrawnPicture));
});
