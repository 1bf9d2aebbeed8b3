import { afterAll, describe, expect, it } from "vitest";
import { activeMarker, eicarText, hostileFiles } from "#test/hostile-files.ts";
import { realPicture, webpChunks } from "#test/picture-bytes.ts";
import { inspectFile } from "./inspect.ts";
import { createPictureProcess } from "./pictures/picture-process.ts";

const seed = Math.floor(Math.random() * 2 ** 31);
const pictures = createPictureProcess();

afterAll(() => {
  pictures.close();
});

describe(`hostile files of seed ${seed}`, () => {
  it("are refused, or come out as nothing but pixels", { timeout: 60_000 }, async () => {
    const ends = { refused: 0, drawn: 0 };
    for (const { what, fileName, bytes } of await hostileFiles(seed, 72)) {
      const purpose = "quote_attachment";
      const inspection = await inspectFile({ purpose, fileName, bytes });
      if (!inspection.ok) {
        ends.refused += 1;
        continue;
      }
      if (inspection.format.kind === "document") throw new Error(`taken as a document: ${what}`);
      const outcome = await pictures.reencode(bytes, inspection.format.picture);
      if (!outcome.ok) {
        expect(outcome.reason, what).not.toBe("unavailable");
        ends.refused += 1;
        continue;
      }
      for (const file of [outcome.picture.full, outcome.picture.thumb]) {
        expect(["VP8 ", "VP8L", "VP8X", "ALPH"], what).toEqual(
          expect.arrayContaining(webpChunks(file)),
        );
        expect(Buffer.from(file).includes(activeMarker), what).toBe(false);
        expect(Buffer.from(file).includes(eicarText), what).toBe(false);
      }
      ends.drawn += 1;
    }
    // Both ends are reached, so neither check above is idle.
    expect(ends.refused).toBeGreaterThan(30);
    expect(ends.drawn).toBeGreaterThan(10);
    const honest = await pictures.reencode(await realPicture("jpeg"), "jpeg");
    expect(honest.ok).toBe(true);
  });
});
