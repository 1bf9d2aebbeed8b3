import { afterEach, describe, expect, it, vi } from "vitest";
import { smallerPicture } from "./smaller-picture.ts";

const MEGABYTE = 1_000_000;
const picture = (name: string, type: string, bytes = 3 * MEGABYTE) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 7 });

/** A device that sees pictures of this size, and draws them into so many bytes; null draws none. */
function device({ width = 4_000, height = 3_000 }, drawnBytes: number | null = MEGABYTE) {
  const canvas = { width: 0, height: 0, type: "", getContext: () => context };
  const context = { drawImage: vi.fn(), imageSmoothingQuality: "low" };
  const toBlob = (then: (blob: Blob | null) => void, type: string) => {
    canvas.type = type;
    then(drawnBytes === null ? null : new Blob([new Uint8Array(drawnBytes)], { type }));
  };
  const close = vi.fn();
  vi.stubGlobal("createImageBitmap", vi.fn().mockResolvedValue({ width, height, close }));
  vi.stubGlobal("document", { createElement: () => Object.assign(canvas, { toBlob }) });
  return { canvas, close };
}
afterEach(() => void vi.unstubAllGlobals());

describe("a large picture", () => {
  it("goes as one that fits, under its own name", async () => {
    const { canvas, close } = device({ width: 4_096, height: 3_072 });
    const sent = await smallerPicture(picture("거실.webp", "image/webp"));
    expect([sent.name, sent.type, sent.size]).toEqual(["거실.jpg", "image/jpeg", MEGABYTE]);
    expect(sent.lastModified).toBe(7);
    expect([canvas.width, canvas.height]).toEqual([2_048, 1_536]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("stays one that shows through", async () => {
    device({});
    const sent = await smallerPicture(picture("상표.PNG", "image/png"));
    expect([sent.name, sent.type]).toEqual(["상표.png", "image/png"]);
  });
});

describe("a phone's own format", () => {
  it.each([
    ["IMG_1.HEIC", "image/heic"],
    ["IMG_1.heif", ""],
  ])("becomes one that every browser reads, also when it is small: %s", async (name, type) => {
    device({ width: 800, height: 600 }, 2 * MEGABYTE);
    const sent = await smallerPicture(picture(name, type, MEGABYTE));
    expect([sent.name, sent.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
  });
});

describe("a picture goes as it is", () => {
  it("when it is small already", async () => {
    const { close } = device({ width: 800, height: 600 });
    const file = picture("거실.jpg", "image/jpeg", MEGABYTE);
    expect(await smallerPicture(file)).toBe(file);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("when drawn anew it would be no smaller", async () => {
    device({}, 4 * MEGABYTE);
    const file = picture("거실.jpg", "image/jpeg");
    expect(await smallerPicture(file)).toBe(file);
  });

  it("when the device cannot read it, or cannot draw it", async () => {
    const file = picture("IMG_1.HEIC", "image/heic");
    device({}, null);
    expect(await smallerPicture(file)).toBe(file);
    vi.stubGlobal("createImageBitmap", vi.fn().mockRejectedValue(new Error("unknown format")));
    expect(await smallerPicture(file)).toBe(file);
  });

  it("when it moves, or is no picture", async () => {
    device({});
    for (const file of [picture("춤.gif", "image/gif"), picture("견적.pdf", "application/pdf")]) {
      expect(await smallerPicture(file)).toBe(file);
    }
  });
});
