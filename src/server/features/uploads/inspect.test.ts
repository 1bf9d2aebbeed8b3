import { beforeAll, describe, expect, it } from "vitest";
import { eicarText, pdf } from "#test/hostile-files.ts";
import {
  heicPicture,
  pictureTypes,
  pngChunk,
  realPicture,
  withPngChunks,
} from "#test/picture-bytes.ts";
import type { PictureType } from "#test/picture-bytes.ts";
import { zipFile } from "#test/zip-file.ts";
import { inspectFile } from "./inspect.ts";
import { maximumUploadBytes } from "./upload-limits.ts";

const limit = 10_240 * 1024;
const pictures = new Map<PictureType, Buffer>();

beforeAll(async () => {
  for (const type of pictureTypes) pictures.set(type, await realPicture(type));
});

function picture(type: PictureType): Buffer {
  const bytes = pictures.get(type);
  if (!bytes) throw new Error(`no ${type}`);
  return bytes;
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}

/** A whole PDF of exactly so many bytes: the padding is a comment before its end. */
function pdfOf(length: number): Buffer {
  const [head, end] = [Buffer.from("%PDF-1.7\n%"), Buffer.from("\n%%EOF")];
  return Buffer.concat([head, Buffer.alloc(length - head.length - end.length, "a"), end]);
}

async function verdict(fileName: string, bytes: Buffer, purpose = "quote_attachment" as const) {
  const result = await inspectFile({ purpose, fileName, bytes });
  return result.ok ? result.format.kind : result.reason;
}

describe("what a file is", () => {
  it.each([
    ["jpeg", "a.jpg"],
    ["jpeg", "a.JPEG"],
    ["png", "사진 1.png"],
    ["webp", "a.webp"],
    ["gif", "a.b.c.gif"],
    ["avif", "a.avif"],
  ] as const)("takes a %s named %s", async (type, name) => {
    expect(await verdict(name, picture(type))).toBe("image");
  });

  it("takes a PDF for a quote and a message, and for nothing else", async () => {
    expect(await verdict("견적서.pdf", pdf(""))).toBe("document");
    const sent = { purpose: "message_file", fileName: "도면.pdf", bytes: pdf("") } as const;
    expect(await inspectFile(sent)).toMatchObject({ format: { kind: "document" } });
    for (const purpose of [
      "request_photo",
      "review_photo",
      "profile_photo",
      "certification_file",
    ] as const) {
      const result = await inspectFile({ purpose, fileName: "a.pdf", bytes: pdf("") });
      expect(result).toMatchObject({ reason: "not_a_picture", code: "unsupported_media" });
    }
  });

  it.each(["a.png", "a.webp", "a.jpg.svg", "a.html", "a", "jpg", ".jpg", "a.jpg.", "a.pdf"])(
    "refuses a JPEG named %j",
    async (name) => {
      const expected = name === "a.jpg." ? "image" : "name_disagrees";
      expect(await verdict(name, picture("jpeg"))).toBe(expected);
    },
  );

  it("looks at the content, not at the name", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const page = Buffer.from("<!doctype html><title>x</title>");
    const archive = zipFile([{ name: "a.txt", bytes: Buffer.from("a") }]);
    for (const bytes of [svg, page, archive, Buffer.from("GI"), Buffer.from("plain")]) {
      for (const name of ["a.svg", "a.html", "a.zip"]) {
        expect(await verdict(name, bytes)).toBe("not_a_picture_or_pdf");
      }
      for (const name of ["a.jpg", "a.png", "a.pdf"]) {
        expect(await verdict(name, bytes)).toBe("unreadable");
      }
    }
  });

  it("takes the HEIC of phones, but no film of it", async () => {
    expect(await verdict("IMG_0001.HEIC", heicPicture)).toBe("image");
    const film = Buffer.from("\0\0\0\x18ftyphevc\0\0\0\0msf1hevc", "latin1");
    expect(await verdict("IMG_0001.HEIC", padded(film, 500))).toBe("unreadable");
  });

  it("finds a PNG behind a head of long metadata", async () => {
    const long = pngChunk("tEXt", Buffer.alloc(200_000, "a"));
    expect(await verdict("a.png", withPngChunks(picture("png"), long))).toBe("image");
  });

  it("refuses an empty file", async () => {
    expect(await verdict("a.jpg", Buffer.alloc(0))).toBe("empty");
  });
});

describe("the size limit, in KB and inclusive", () => {
  it("takes a picture of exactly 10,240 KB, and not one byte more", async () => {
    expect(await verdict("a.png", padded(picture("png"), limit))).toBe("image");
    expect(await verdict("a.png", padded(picture("png"), limit + 1))).toBe("too_large");
  });

  it("takes a PDF of exactly 10,240 KB, and not one byte more", async () => {
    expect(await verdict("a.pdf", pdfOf(limit))).toBe("document");
    expect(await verdict("a.pdf", pdfOf(limit + 1))).toBe("too_large");
  });

  it("tells where reading may stop", () => {
    expect(maximumUploadBytes).toBe(limit);
  });
});

describe("known harm", () => {
  it("refuses the EICAR signature anywhere in a file that is otherwise fine", async () => {
    const signature = Buffer.from(eicarText, "latin1");
    expect(await verdict("a.gif", Buffer.concat([picture("gif"), signature]))).toBe("harmful");
    expect(await verdict("a.pdf", pdf(`(${eicarText})`))).toBe("harmful");
    expect(await verdict("a.com", signature)).toBe("not_a_picture_or_pdf");
  });

  it.each([
    "/S /JavaScript",
    "/S /Java#53cript",
    "/S /#4aavaScript",
    "/S /#4A#61vaScript",
    "/S/Launch",
  ])("refuses a PDF with %s", async (action) => {
    expect(await verdict("a.pdf", pdf(`/OpenAction << ${action} >>`))).toBe("harmful");
  });

  it.each([
    ["near the start", 0],
    ["in the middle", 0.5],
    ["near the end", 1],
  ])("refuses a long PDF with a script %s", async (_, share) => {
    const long = 300_000;
    const gap = Buffer.alloc(Math.round(long * share), "a");
    const rest = Buffer.alloc(long - gap.length, "a");
    const script = Buffer.from("\n/S /JavaScript\n%");
    const bytes = Buffer.concat([
      Buffer.from("%PDF-1.7\n%"),
      gap,
      script,
      rest,
      Buffer.from("\n%%EOF"),
    ]);
    expect(await verdict("a.pdf", bytes)).toBe("harmful");
  });

  it("takes a PDF that only opens at its first page", async () => {
    expect(await verdict("a.pdf", pdf("/OpenAction [3 0 R /Fit] /Names (launch)"))).toBe(
      "document",
    );
  });

  it("refuses a PDF that begins as something else, or does not end", async () => {
    expect(await verdict("a.pdf", Buffer.concat([Buffer.from("<html>"), pdf("")]))).toBe(
      "unreadable",
    );
    expect(await verdict("a.pdf", pdf("").subarray(0, -7))).toBe("document_unreadable");
  });
});

describe("what the person reads", () => {
  it("is one Korean sentence with a way on, and its error code", async () => {
    const result = await inspectFile({
      purpose: "request_photo",
      fileName: "a.txt",
      bytes: Buffer.from("text"),
    });
    expect(result).toEqual({
      ok: false,
      reason: "not_a_picture",
      code: "unsupported_media",
      message: "JPG, PNG, WebP, GIF, AVIF, HEIC 사진만 올릴 수 있어요. 다른 파일을 골라 주세요.",
    });
  });
});
