import { beforeEach, describe, expect, it } from "vitest";
import type { DrawnPage } from "#contract/page-rendering.ts";
import { SharedPages } from "./shared-pages.ts";

let now: number;
let drawn: number;
let pages: SharedPages;

beforeEach(() => {
  now = 1_000;
  drawn = 0;
  pages = new SharedPages(() => now);
});

function drawing(page: Partial<DrawnPage> = {}): () => Promise<DrawnPage> {
  return async () => {
    drawn += 1;
    return { status: 200, location: null, html: `drawing ${drawn}`, shared: true, ...page };
  };
}

async function htmlOf(address: string, draw = drawing()): Promise<string> {
  return (await pages.get(address, draw)).html;
}

describe("SharedPages", () => {
  it("draws a shared page once for two seconds", async () => {
    expect(await htmlOf("/")).toBe("drawing 1");
    now += 1_999;
    expect(await htmlOf("/")).toBe("drawing 1");
    now += 1;
    expect(await htmlOf("/")).toBe("drawing 2");
  });

  it("draws once for all who ask at the same time", async () => {
    const all = await Promise.all([htmlOf("/"), htmlOf("/"), htmlOf("/")]);
    expect(all).toEqual(["drawing 1", "drawing 1", "drawing 1"]);
  });

  it("tells addresses apart", async () => {
    expect(await htmlOf("/search?q=a")).toBe("drawing 1");
    expect(await htmlOf("/search?q=b")).toBe("drawing 2");
  });

  it.each([
    ["that is not for sharing", { shared: false }],
    ["that is missing", { status: 404 }],
    ["that failed", { status: 500 }],
    ["that leads elsewhere", { status: 307, location: "/login" }],
  ])("draws a page %s for each visitor", async (_, page) => {
    const draw = drawing(page);
    const both = await Promise.all([htmlOf("/", draw), htmlOf("/", draw)]);
    expect(both).toEqual(["drawing 1", "drawing 2"]);
    expect(await htmlOf("/", draw)).toBe("drawing 3");
  });

  it("forgets a drawing that failed", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    await expect(pages.get("/", failing)).rejects.toThrow("no database");
    expect(await htmlOf("/")).toBe("drawing 1");
  });

  it("keeps a bounded number of pages", async () => {
    for (let page = 0; page < 501; page += 1) await htmlOf(`/search?q=${page}`);
    await htmlOf("/search?q=500");
    expect(drawn).toBe(501);
    await htmlOf("/search?q=0");
    expect(drawn).toBe(502);
  });
});
