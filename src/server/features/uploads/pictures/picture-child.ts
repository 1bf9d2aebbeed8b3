// The process that decodes what strangers send. It knows nothing worth stealing (no environment, no
// connection), reads five formats and no other, and ends rather than grow.
import sharp from "sharp";
import { copyPicture } from "./copy-picture.ts";
import { reencodePicture } from "./reencode.ts";
import type { PictureRequest } from "./picture-process.ts";

const maximumMemory = 700 * 1024 * 1024;
const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}Buffer`) });

setInterval(() => {
  if (process.memoryUsage.rss() > maximumMemory) process.exit(1);
}, 25).unref();

process.on("disconnect", () => process.exit(0));
process.on("message", ({ bytes, work }: PictureRequest) => {
  const drawing = "from" in work ? reencodePicture(bytes, work.from) : copyPicture(bytes, work);
  void drawing.then((outcome) => process.send?.(outcome));
});
process.send?.("ready");
