import { deflateSync, gzipSync } from "node:zlib";
import {
  claimedPng,
  pictureTypes,
  pngChunk,
  realPicture,
  withGifComment,
  withJpegComment,
  withPngChunks,
  withWebpChunk,
} from "./picture-bytes.ts";
import { seededRandom } from "./seeded-random.ts";
import { zipFile } from "./zip-file.ts";

export interface HostileFile {
  /** What it tries, for the report. */
  what: string;
  fileName: string;
  bytes: Buffer;
}

/** Stands in everything active that these files carry: it must never come out again. */
export const activeMarker = "alert(20261121)";
const script = `<script>${activeMarker}</script>`;
const page = `<!doctype html><html><body onload="${activeMarker}">${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${activeMarker}">${script}</svg>`;

/** The EICAR test signature, put together so that no scanner reports this source. */
export const eicarText = [
  "X5O!P%@AP[4\\PZX54(P^)7CC)7}",
  "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*",
].join("");

type Random = () => number;
type Maker = (random: Random) => Promise<HostileFile> | HostileFile;

const makers: Maker[] = [
  async () => file("GIF that is also a script", "a.gif", await gifScript()),
  async () => {
    const jpeg = withJpegComment(await realPicture("jpeg"), Buffer.from(page));
    return file("JPEG that is also a page", "a.jpg", jpeg, Buffer.from(page));
  },
  async () => {
    const text = pngChunk("tEXt", Buffer.from(`Comment\0${script}`));
    const long = pngChunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${svg}`));
    return file(
      "PNG with script chunks",
      "a.png",
      withPngChunks(await realPicture("png"), text, long),
    );
  },
  async () => {
    const webp = withWebpChunk(await realPicture("webp"), "XMP ", Buffer.from(page));
    return file("WebP with a page in its metadata", "a.webp", webp);
  },
  async (random) => {
    const type = pick(random, pictureTypes);
    const bytes = Buffer.concat([await realPicture(type), Buffer.from(page)]);
    return file(`${type} followed by a page`, `a.${type}`, bytes);
  },
  async (random) => {
    const type = pick(random, pictureTypes);
    const bytes = await realPicture(type, 200, 150);
    const length = Math.floor(random() * (bytes.length - 1));
    return file(`${type} cut after ${length} bytes`, `a.${type}`, bytes.subarray(0, length));
  },
  async (random) => {
    const type = pick(random, pictureTypes);
    const bytes = Buffer.from(await realPicture(type, 200, 150));
    const flips = 1 + Math.floor(random() * 40);
    for (let n = 0; n < flips; n += 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    return file(`${type} with ${flips} bytes changed`, `a.${type}`, bytes);
  },
  async (random) => {
    const [is, says] = [
      pick(random, pictureTypes),
      pick(random, ["jpg", "png", "gif", "svg", "html"]),
    ];
    return file(`${is} named ${says}`, `a.${says}`, await realPicture(is));
  },
  (random) => {
    const ending = pick(random, ["jpg", "png", "webp", "gif", "avif", "pdf", "svg", "html"]);
    const content = pick(random, [
      page,
      svg,
      `\ufeff${svg}`,
      `<?xml version="1.0"?>${svg}`,
      activeMarker,
    ]);
    return file(`active text named ${ending}`, `a.${ending}`, Buffer.from(content));
  },
  (random) => {
    const side = pick(random, [6_325, 20_000, 60_000, 2 ** 31 - 1]);
    return file(`PNG that claims ${side}²`, "a.png", claimedPng(side, side, 1));
  },
  async () => {
    const gif = Buffer.from(await realPicture("gif"));
    const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5;
    for (const at of [6, 8, frame, frame + 2]) gif.writeUInt16LE(65_535, at);
    return file("GIF that claims 65535²", "a.gif", gif);
  },
  async () => file("JPEG that claims 60000²", "a.jpg", claimSize(await realPicture("jpeg"))),
  async () => {
    const avif = Buffer.from(await realPicture("avif"));
    const at = avif.indexOf("ispe") + 8;
    avif.writeUInt32BE(60_000, at);
    avif.writeUInt32BE(60_000, at + 4);
    return file("AVIF that claims 60000²", "a.avif", avif);
  },
  async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const text = pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), bomb]));
    return file("PNG with a text bomb", "a.png", withPngChunks(await realPicture("png"), text));
  },
  (random) => {
    const ending = pick(random, ["jpg", "png", "pdf", "zip", "docx"]);
    const bomb = zipFile([{ name: "0.bin", bytes: Buffer.alloc(16 * 1024 * 1024) }]);
    return file(`archive bomb named ${ending}`, `a.${ending}`, bomb);
  },
  () => file("packed SVG", "a.svg", gzipSync(Buffer.from(svg))),
  async () => {
    const gif = withGifComment(await realPicture("gif"), eicarText);
    return file("EICAR in a comment", "a.gif", gif);
  },
  (random) => {
    const ending = pick(random, ["jpg", "pdf", "com", "png"]);
    return file(`EICAR named ${ending}`, `a.${ending}`, Buffer.from(eicarText, "latin1"));
  },
  () => file("PDF with a script", "a.pdf", pdf(`/S /Java#53cript /JS (${activeMarker})`)),
  () => file("PDF that starts a program", "a.pdf", pdf("/S /Launch /F (cmd.exe)")),
  () => file("PDF with EICAR", "a.pdf", pdf(`(${eicarText})`)),
  () => file("page that is also a PDF", "a.pdf", Buffer.from(page), pdf("")),
  (random) => {
    const whole = pdf("");
    const length = Math.floor(random() * (whole.length - 8));
    return file(`PDF cut after ${length} bytes`, "a.pdf", whole.subarray(0, length));
  },
  (random) => {
    const [name, head] = pick(random, foreignHeads);
    return file(`head of ${name} named jpg`, "a.jpg", head, Buffer.alloc(500));
  },
];

const foreignHeads: [string, Buffer][] = [
  ["ZIP", Buffer.from("PK\x03\x04", "latin1")],
  ["TIFF", Buffer.from("II*\0", "latin1")],
  ["BMP", Buffer.from("BM", "latin1")],
  ["PSD", Buffer.from("8BPS\0\x01", "latin1")],
  ["EXE", Buffer.from("MZ\x90\0", "latin1")],
  ["ELF", Buffer.from("\x7fELF", "latin1")],
  ["HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
  ["MP4", Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0", "latin1")],
  ["ICO", Buffer.from("\0\0\x01\0\x01\0", "latin1")],
  ["PostScript", Buffer.from("%!PS-Adobe-3.0", "latin1")],
];

/** `count` files that a seed repeats: every kind in turn, with details by chance. */
export async function hostileFiles(seed: number, count: number): Promise<HostileFile[]> {
  const random = seededRandom(seed);
  const made: HostileFile[] = [];
  for (let n = 0; n < count; n += 1) made.push(await pickAt(makers, n)(random));
  return made;
}

/** A small whole PDF with something in its catalogue. */
export function pdf(inCatalogue: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inCatalogue} >>\nendobj\n` +
      "2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n",
    "latin1",
  );
}

async function gifScript(): Promise<Buffer> {
  const gif = withGifComment(await realPicture("gif"), `*/=1;${activeMarker};/*`);
  // "GIF89a/*": the width reads as the start of a comment in JavaScript.
  gif.write("/*", 6, "latin1");
  return Buffer.concat([gif, Buffer.from(`*/=1;${activeMarker}`)]);
}

function claimSize(jpeg: Buffer): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(60_000, frame + 5);
  claimed.writeUInt16BE(60_000, frame + 7);
  return claimed;
}

function file(what: string, fileName: string, ...parts: Buffer[]): HostileFile {
  return { what, fileName, bytes: Buffer.concat(parts) };
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return pickAt(items, Math.floor(random() * items.length));
}

function pickAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}
