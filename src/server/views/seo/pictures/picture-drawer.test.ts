import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { SharePicture } from "#domain/share-picture/picture.ts";
import { createPictureDrawer, type PictureDrawer } from "./picture-drawer.ts";

const folder = mkdtempSync(join(tmpdir(), "somssi-drawer-"));
const open: PictureDrawer[] = [];

afterEach(() => Promise.all(open.splice(0).map((drawer) => drawer.close())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that answers with the title's letters, ends at "die" and is silent at "wait". */
const entry = pathToFileURL(join(folder, "thread.mjs"));
writeFileSync(
  entry,
  `import { parentPort } from "node:worker_threads";
   parentPort.on("message", ({ number, picture: { title } }) => {
     if (title === "die") throw new Error("no paint");
     if (title !== "wait") parentPort.postMessage({ number, png: new TextEncoder().encode(title) });
   });`,
);

function drawer(options: Parameters<typeof createPictureDrawer>[0] = {}): PictureDrawer {
  const made = createPictureDrawer({ entry, ...options });
  open.push(made);
  return made;
}

async function drawn(from: PictureDrawer, title: string): Promise<string | null> {
  const picture: SharePicture = { label: "", title, line: "", figures: [] };
  const png = await from.draw(picture);
  return png && new TextDecoder().decode(png);
}

describe("the drawer of pictures", () => {
  it("gives each caller what they asked for", async () => {
    const one = drawer();
    const both = await Promise.all([drawn(one, "first"), drawn(one, "second")]);
    expect(both).toEqual(["first", "second"]);
  });

  it("turns away who comes when too many wait", async () => {
    const one = drawer({ maxWaiting: 2 });
    const three = await Promise.all(["a", "b", "c"].map((title) => drawn(one, title)));
    expect(three).toEqual(["a", "b", null]);
  });

  it("begins anew after its thread died", async () => {
    const one = drawer();
    expect(await drawn(one, "die")).toBeNull();
    expect(await drawn(one, "again")).toBe("again");
  });

  it("ends a thread that is silent for too long", async () => {
    const one = drawer({ timeoutMs: 50 });
    expect(await drawn(one, "wait")).toBeNull();
  });

  it("draws again after its thread went for want of work", async () => {
    const one = drawer({ idleMs: 1 });
    expect(await drawn(one, "a")).toBe("a");
    expect(await drawn(one, "b")).toBe("b");
  });

  it("gives up what waits when it closes, and takes nothing more", async () => {
    const one = drawer();
    const waiting = drawn(one, "wait");
    await one.close();
    expect([await waiting, await drawn(one, "late")]).toEqual([null, null]);
  });
});
