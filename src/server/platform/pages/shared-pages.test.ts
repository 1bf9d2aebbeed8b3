import { beforeEach, describe, expect, it } from "vitest";
import { EVERYTHING, SharedPages, type Mention } from "./shared-pages.ts";

interface Page {
  text: string;
  bytes: number | null;
}

let now: number;
let drawn: number;
let pages: SharedPages<Page>;

beforeEach(() => {
  now = 1_000_000;
  drawn = 0;
  pages = new SharedPages(() => now);
});

interface Plan {
  bytes?: number | null;
  shows?: string[];
  /** The drawing ends when this does. */
  until?: Promise<unknown>;
}

function drawing({ bytes = 100, shows = [], until }: Plan = {}) {
  return async (mention: Mention): Promise<Page> => {
    drawn += 1;
    const text = `drawing ${drawn}`;
    await until;
    shows.forEach(mention);
    return { text, bytes };
  };
}

async function textOf(address: string, draw = drawing()): Promise<string> {
  return (await pages.get(address, draw)).text;
}

describe("a shared page", () => {
  it("is drawn once in thirty seconds", async () => {
    expect(await textOf("/")).toBe("drawing 1");
    now += 29_999;
    expect(await textOf("/")).toBe("drawing 1");
    now += 1;
    expect(await textOf("/")).toBe("drawing 2");
  });

  it("is drawn anew when the product's clock was stepped, whichever way", async () => {
    await textOf("/");
    now -= 86_400_000;
    expect(await textOf("/")).toBe("drawing 2");
  });

  it("is drawn once for all who ask at the same time", async () => {
    const all = await Promise.all([textOf("/"), textOf("/"), textOf("/")]);
    expect(all).toEqual(["drawing 1", "drawing 1", "drawing 1"]);
  });

  it("is told apart by its address", async () => {
    expect(await textOf("/search?q=a")).toBe("drawing 1");
    expect(await textOf("/search?q=b")).toBe("drawing 2");
  });

  it("is forgotten when its drawing failed", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    await expect(pages.get("/", failing)).rejects.toThrow("no database");
    expect(await textOf("/")).toBe("drawing 1");
    expect(pages.count).toBe(1);
  });
});

it("draws a page that is not for others for each visitor", async () => {
  const draw = drawing({ bytes: null });
  const both = await Promise.all([textOf("/", draw), textOf("/", draw)]);
  expect(both).toEqual(["drawing 1", "drawing 2"]);
  expect(await textOf("/", draw)).toBe("drawing 3");
  expect(pages.count).toBe(0);
});

describe("a change", () => {
  it("drops the pages that show what changed, and no other", async () => {
    await textOf("/pros/a", drawing({ shows: ["a", "review-1"] }));
    await textOf("/search", drawing({ shows: ["a", "b"] }));
    await textOf("/pros/b", drawing({ shows: ["b"] }));
    pages.drop("a");
    expect(await textOf("/pros/b")).toBe("drawing 3");
    expect(await textOf("/pros/a")).toBe("drawing 4");
    expect(await textOf("/search")).toBe("drawing 5");
  });

  it("of everything drops all", async () => {
    await textOf("/");
    pages.drop(EVERYTHING);
    expect(pages.count).toBe(0);
    expect(await textOf("/")).toBe("drawing 2");
  });

  it.each([["a"], [EVERYTHING]])(
    "while a page is drawn keeps nobody from the newer one: %s",
    async (id) => {
      const reading = Promise.withResolvers<void>();
      const draw = drawing({ shows: ["a"], until: reading.promise });
      const early = textOf("/pros/a", draw);
      pages.drop(id);
      const late = textOf("/pros/a", draw);
      reading.resolve();
      expect(await early).toBe("drawing 1");
      expect(await late).toBe("drawing 2");
      expect(await textOf("/pros/a", draw)).toBe("drawing 2");
    },
  );

  it("of something else while a page is drawn does not matter", async () => {
    const reading = Promise.withResolvers<void>();
    const early = textOf("/pros/a", drawing({ shows: ["a"], until: reading.promise }));
    pages.drop("b");
    reading.resolve();
    await early;
    expect(await textOf("/pros/a")).toBe("drawing 1");
  });
});

describe("the room", () => {
  it("is bounded by bytes: what was asked for longest ago goes first", async () => {
    pages = new SharedPages(() => now, 250_000);
    const large = drawing({ bytes: 100_000 });
    await textOf("/1", large);
    await textOf("/2", large);
    await textOf("/1", large);
    await textOf("/3", large);
    expect(pages.count).toBe(2);
    expect(await textOf("/1", large)).toBe("drawing 1");
    expect(await textOf("/2", large)).toBe("drawing 4");
  });

  it("counts what a page mentions", async () => {
    pages = new SharedPages(() => now, 100_000);
    const talkative = drawing({ shows: Array.from({ length: 500 }, (_, n) => `id ${n}`) });
    for (let page = 0; page < 10; page += 1) await textOf(`/${page}`, talkative);
    expect(pages.count).toBe(1);
  });

  it("has no place for a page that is far too large", async () => {
    await textOf("/", drawing({ bytes: 3_000_000 }));
    expect(pages.count).toBe(0);
  });

  it("is given back by what was dropped", async () => {
    pages = new SharedPages(() => now, 150_000);
    const large = drawing({ bytes: 100_000, shows: ["a"] });
    await textOf("/1", large);
    pages.drop("a");
    await textOf("/2", large);
    now += 30_000;
    await textOf("/2", large);
    expect(pages.count).toBe(1);
    expect(await textOf("/2", large)).toBe("drawing 3");
  });
});
