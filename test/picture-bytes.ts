import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

export type PictureType = "jpeg" | "png" | "webp" | "gif" | "avif";
export const pictureTypes: readonly PictureType[] = ["jpeg", "png", "webp", "gif", "avif"];

/** A real picture with some structure in it. */
export async function realPicture(type: PictureType, width = 64, height = 48): Promise<Buffer> {
  const stripes = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
       <rect width="100%" height="100%" fill="#0b7a75"/><circle cx="50%" cy="50%" r="30%" fill="#fff"/>
     </svg>`,
  );
  const image = sharp(stripes, { limitInputPixels: false, unlimited: true });
  if (type === "avif") return image.avif({ effort: 0 }).toBuffer();
  return image.toFormat(type).toBuffer();
}

/** The same 64 by 48 as a phone's HEIC, which nothing here can encode. */
export const heicPicture = Buffer.from(
  [
    "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAA",
    "AAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAAEAAMAAAAAAAQAAwAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAA",
    "AAEpAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAARJAAEAAAAAAAAAEwAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYA",
    "AAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAV",
    "aW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM",
    "Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEA",
    "BkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MB",
    "BAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAe",
    "wIIEFlurkprmwIAAAAMAgAAAAwCEIgABAAZEAcFzwIkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAw",
    "AAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAEC",
    "gQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQAC",
    "AAABRG1kYXQAAAElKAGvWK6iCQf/BofFG/hvUWeRUG0fj0ZpOumzfVT69/VY1ThEPERPJQZfNjSnV5dNDXF7E3Qcxox77tZe",
    "5V0BCgKi8LQsUq/Oiqr+4IeARp4xHP3B6uu8ZSewpqysjcHuN19crfxebYzw1oPLrkZ2Xc3BE5O7aEpvri5JYDig1xV5pB18",
    "Mn0BMVS7fG65C1jVUGat439dkzD3uHRGzOYIZ9/UgrF+ElRuBkV6Lbqh6W8YHTv5Ij4DKaADQA73Ft3zvXYZlmp7lIDZWhA2",
    "HFRuO4bB6cBmAQbZXsY+n591yhPrIPOSfAGWIxEhpP+JtZjXwINODfYNkgGWJn8l9TfgnxGIH20vUxlz/PHYKUhFUdeJ4W8x",
    "kYJnfg/ISAuLkX71HG+wrSgAAAAPKAGusLQ8t9h/IDAFnqOA",
  ].join(""),
  "base64",
);

/** One PNG chunk: length, type, data, checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG whose header claims any size, over `rows` rows of real data (one bit per pixel). */
export function claimedPng(width: number, height: number, rows: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", header),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The picture with chunks put after its PNG header. */
export function withPngChunks(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** The picture with a comment segment after its start. */
export function withJpegComment(jpeg: Buffer, comment: Buffer): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, comment, jpeg.subarray(2)]);
}

/** The picture with a comment block before its end. */
export function withGifComment(gif: Buffer, comment: string): Buffer {
  const block = Buffer.from(comment.slice(0, 255), "latin1");
  const extension = Buffer.concat([
    Buffer.from([0x21, 0xfe, block.length]),
    block,
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, -1), extension, gif.subarray(-1)]);
}

/** The picture with another RIFF chunk at its end, as XMP and EXIF stand in WebP. */
export function withWebpChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const even = data.length % 2 === 0 ? data : Buffer.concat([data, Buffer.alloc(1)]);
  const head = Buffer.alloc(8);
  head.write(type, 0, "latin1");
  head.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, head, even]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** Names of the chunks of a WebP file, in order; throws when it is not one. */
export function webpChunks(webp: Uint8Array): string[] {
  const bytes = Buffer.from(webp);
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP") {
    throw new Error("not WebP");
  }
  const names: string[] = [];
  let at = 12;
  while (at + 8 <= bytes.length) {
    names.push(bytes.toString("latin1", at, at + 4));
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  if (at !== bytes.length) throw new Error("bytes beyond the last chunk");
  return names;
}
