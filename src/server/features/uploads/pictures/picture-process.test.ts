import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { realPicture } from "#test/picture-bytes.ts";
import { createPictureProcess } from "./picture-process.ts";
import type { PictureProcess } from "./picture-process.ts";

// A stand-in child whose behaviour the "picture" chooses.
const moody = `
  const answer = (text) => process.send({ ok: true, picture: { full: Buffer.from(text), width: 1, height: 1, thumb: Buffer.from("") } });
  process.on("message", ({ bytes }) => {
    const wish = Buffer.from(bytes).toString();
    if (wish === "crash") process.abort();
    else if (wish === "hang") for (;;);
    else if (wish === "environment") answer(JSON.stringify(Object.keys(process.env)));
    else answer(String(process.pid));
  });
  process.send("ready");
`;
let folder: string;
let child: string;
let broken: string;
const open: PictureProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "somssi-child-"));
  child = path.join(folder, "moody.mjs");
  broken = path.join(folder, "broken.mjs");
  await writeFile(child, moody);
  await writeFile(broken, 'throw new Error("no decoder here");');
});

afterEach(() => {
  for (const pictures of open.splice(0)) pictures.close();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function start(options: Parameters<typeof createPictureProcess>[0]): PictureProcess {
  const pictures = createPictureProcess(options);
  open.push(pictures);
  return pictures;
}

async function wish(pictures: PictureProcess, text: string): Promise<string> {
  const outcome = await pictures.reencode(Buffer.from(text), "png");
  return outcome.ok ? Buffer.from(outcome.picture.full).toString() : outcome.reason;
}

describe("the process that draws pictures", () => {
  it("draws a real picture, and another one", async () => {
    const pictures = start({});
    for (const size of [64, 32]) {
      const outcome = await pictures.reencode(await realPicture("jpeg", size, size), "jpeg");
      expect(outcome).toMatchObject({ ok: true, picture: { width: size, height: size } });
    }
  });

  it("reads the formats that we take, and no other", async () => {
    const pictures = start({});
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    for (const format of ["jpeg", "png", "webp", "gif", "heif"] as const) {
      expect(await pictures.reencode(svg, format)).toEqual({ ok: false, reason: "unreadable" });
    }
    expect(await pictures.reencode(await realPicture("avif"), "heif")).toMatchObject({ ok: true });
  });

  it("stays one process while all goes well", async () => {
    const pictures = start({ entry: child });
    expect(await wish(pictures, "pid")).toBe(await wish(pictures, "pid"));
  });

  it("refuses the picture that it crashed on, and draws the next", async () => {
    const pictures = start({ entry: child });
    const before = await wish(pictures, "pid");
    expect(await wish(pictures, "crash")).toBe("unreadable");
    const after = await wish(pictures, "pid");
    expect(after).toMatch(/^\d+$/);
    expect(after).not.toBe(before);
  });

  it("crashes on one of many that wait, and on no other", async () => {
    const pictures = start({ entry: child });
    const wishes = ["pid", "crash", "pid", "crash", "crash", "pid"];
    const answers = await Promise.all(wishes.map((text) => wish(pictures, text)));
    expect(answers.map((answer) => (/^\d+$/.test(answer) ? "pid" : answer))).toEqual(
      wishes.map((text) => (text === "crash" ? "unreadable" : text)),
    );
  });

  it("kills a picture that takes for ever", async () => {
    const pictures = start({ entry: child, timeoutMs: 5_000 });
    expect(await wish(pictures, "pid")).toMatch(/^\d+$/);
    expect(await wish(pictures, "hang")).toBe("unreadable");
    expect(await wish(pictures, "pid")).toMatch(/^\d+$/);
  });

  it("turns pictures away when too many wait, and not for long", async () => {
    const pictures = start({ entry: child, maxWaiting: 2 });
    const answers = await Promise.all(["pid", "pid", "pid"].map((text) => wish(pictures, text)));
    expect(answers[2]).toBe("unavailable");
    expect(await wish(pictures, "pid")).toMatch(/^\d+$/);
  });

  it("blames itself when the decoder does not start", async () => {
    expect(await wish(start({ entry: broken }), "pid")).toBe("unavailable");
    expect(await wish(start({ entry: path.join(folder, "none.mjs") }), "pid")).toBe("unavailable");
  });

  it("tells the decoder nothing of our environment", async () => {
    process.env.SOMSSI_TEST_SECRET = "secret";
    const names = await wish(start({ entry: child }), "environment");
    delete process.env.SOMSSI_TEST_SECRET;
    expect(names).toContain("VIPS_CONCURRENCY");
    expect(names).not.toContain("SOMSSI_TEST_SECRET");
    expect(names).not.toContain("PATH");
  });

  it("takes nothing after it was closed", async () => {
    const pictures = start({ entry: child });
    await wish(pictures, "pid");
    pictures.close();
    expect(await wish(pictures, "pid")).toBe("unavailable");
  });
});
