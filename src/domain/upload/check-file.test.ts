import { describe, expect, it } from "vitest";
import { FILE_MAX_KILOBYTES, fileRefusal } from "./check-file.ts";

const of = (name: string, type: string, size = 1) => ({ name, type, size });

describe("fileRefusal", () => {
  it.each([
    of("거실.jpg", "image/jpeg"),
    of("거실.JPEG", "image/jpeg"),
    of("a.jfif", "image/jpeg"),
    of("a.jpg.", "image/jpeg"),
    of("a.png", "image/png"),
    of("a.webp", "image/webp"),
    of("a.gif", "image/gif"),
    of("a.avif", "image/avif"),
    of("a.avif", ""),
    of("a.avif", "application/octet-stream"),
    of("a.heic", "image/heic"),
    of("a.HEIC", ""),
    of("a.hif", "image/heif"),
    of("a.jpg", "IMAGE/JPEG", FILE_MAX_KILOBYTES * 1024),
  ])("takes the picture %o", (file) => expect(fileRefusal(file, ["image"])).toBeNull());

  it.each([
    [of("a.heic", "image/jpeg"), "name_disagrees"],
    [of("a.svg", "image/svg+xml"), "not_a_picture"],
    [of("a.heic", "image/heic-sequence"), "unreadable"],
    [of("a.bmp", "image/bmp"), "not_a_picture"],
    [of("a.pdf", "application/pdf"), "not_a_picture"],
    [of("a.png", "text/html"), "unreadable"],
    [of("a", ""), "not_a_picture"],
    [of("a", "image/jpeg"), "name_disagrees"],
    [of(".jpg", "image/jpeg"), "name_disagrees"],
    [of("a.png", "image/jpeg"), "name_disagrees"],
    [of("a.jpg", "image/jpeg", 0), "empty"],
    [of("a.jpg", "image/jpeg", FILE_MAX_KILOBYTES * 1024 + 1), "too_large"],
  ])("of %o says %s", (file, refusal) => expect(fileRefusal(file, ["image"])).toBe(refusal));

  it("takes documents where they are asked for", () => {
    const pdf = of("견적.PDF", "application/pdf");
    expect(fileRefusal(pdf, ["image", "document"])).toBeNull();
    expect(fileRefusal(of("a.txt", "text/plain"), ["image", "document"])).toBe(
      "not_a_picture_or_pdf",
    );
  });
});
