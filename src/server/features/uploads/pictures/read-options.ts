import { maximumPixels } from "./picture.ts";

/** How every picture is decoded. */
export const readOptions = {
  limitInputPixels: maximumPixels,
  sequentialRead: true,
  // Stops at truncated and broken data, and forgives what phones commonly get slightly wrong.
  failOn: "error",
  // Of an animation, the first frame.
  pages: 1,
} as const;

/** For one picture, in the decoder's own count; the process that waits for it has the last word. */
export const decodeSeconds = 15;
