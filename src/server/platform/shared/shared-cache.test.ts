import { beforeEach, describe, expect, it } from "vitest";
import { type AddCacheTag, EVERYTHING } from "./cache-tags.ts";
import { SharedCache } from "./shared-cache.ts";

const LIMITS = { life: 30_000, last: 120_000, mostBytes: 64_000_000 };

interface Page {
  text: string;
  bytes: number | null;
  isFailure: boolean;
}

let now: number;
let rendered: number;
let pages: SharedCache<Page>;

beforeEach(() => {
  now = 1_000_000;
  rendered = 0;
  pages = new SharedCache(() => now, LIMITS);
});

interface Plan {
  bytes?: number | null;
  shows?: string[];
  /** The rendering ends when this does. */
  until?: Promise<unknown>;
}

function rendering({ bytes = 100, shows = [], until }: Plan = {}) {
  return async (addCacheTag: AddCacheTag): Promise<Page> => {
    rendered += 1;
    const text = `rendering ${rendered}`;
    await until;
    shows.forEach(addCacheTag);
    return { text, bytes, isFailure: false };
  };
}

async function textOf(address: string, render = rendering()): Promise<string> {
  return (await pages.get(address, render)).text;
}

describe("a shared page", () => {
  it("is rendered once in thirty seconds", async () => {
    expect(await textOf("/")).toBe("rendering 1");
    now += 29_999;
    expect(await textOf("/")).toBe("rendering 1");
    now += 1;
    expect(await textOf("/")).toBe("rendering 2");
  });

  it("is rendered anew when the product's clock was stepped, whichever way", async () => {
    await textOf("/");
    now -= 86_400_000;
    expect(await textOf("/")).toBe("rendering 2");
  });

  it("is rendered once for all who ask at the same time", async () => {
    const all = await Promise.all([textOf("/"), textOf("/"), textOf("/")]);
    expect(all).toEqual(["rendering 1", "rendering 1", "rendering 1"]);
  });

  it("is told apart by its address", async () => {
    expect(await textOf("/search?q=a")).toBe("rendering 1");
    expect(await textOf("/search?q=b")).toBe("rendering 2");
  });

  it("is forgotten when its rendering failed", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    await expect(pages.get("/", failing)).rejects.toThrow("no database");
    expect(await textOf("/")).toBe("rendering 1");
    expect(pages.count).toBe(1);
  });
});

it("renders a page that is not for others for each visitor", async () => {
  const render = rendering({ bytes: null });
  const both = await Promise.all([textOf("/", render), textOf("/", render)]);
  expect(both).toEqual(["rendering 1", "rendering 2"]);
  expect(await textOf("/", render)).toBe("rendering 3");
  expect(pages.count).toBe(0);
});

describe("a look without waiting", () => {
  it("finds what is kept, and nothing that is old, dropped or still being rendered", async () => {
    expect(pages.peek("/")).toBeNull();
    const rendering1 = textOf("/", rendering({ shows: ["a"] }));
    expect(pages.peek("/")).toBeNull();
    await rendering1;
    expect(pages.peek("/")?.text).toBe("rendering 1");
    now += 30_000;
    expect(pages.peek("/")).toBeNull();
    for (const change of ["a", EVERYTHING]) {
      await textOf("/", rendering({ shows: ["a"] }));
      pages.drop("b");
      expect(pages.peek("/")).not.toBeNull();
      pages.drop(change);
      expect(pages.peek("/")).toBeNull();
    }
  });

  it("is a use: what nobody looked at goes first", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, mostBytes: 250_000 });
    const large = rendering({ bytes: 100_000 });
    for (const path of ["/1", "/2"]) await textOf(path, large);
    pages.peek("/1");
    await textOf("/3", large);
    expect(pages.peek("/1")?.text).toBe("rendering 1");
    expect(pages.peek("/2")).toBeNull();
  });
});

describe("a change", () => {
  it("drops the pages that show what changed, and no other", async () => {
    await textOf("/pros/a", rendering({ shows: ["a", "review-1"] }));
    await textOf("/search", rendering({ shows: ["a", "b"] }));
    await textOf("/pros/b", rendering({ shows: ["b"] }));
    pages.drop("a");
    expect(await textOf("/pros/b")).toBe("rendering 3");
    expect(await textOf("/pros/a")).toBe("rendering 4");
    expect(await textOf("/search")).toBe("rendering 5");
  });

  it("of everything drops all", async () => {
    await textOf("/");
    pages.drop(EVERYTHING);
    expect(await textOf("/")).toBe("rendering 2");
  });

  it.each([["a"], [EVERYTHING]])(
    "while a page is rendered keeps nobody from the newer one: %s",
    async (id) => {
      const reading = Promise.withResolvers<void>();
      const render = rendering({ shows: ["a"], until: reading.promise });
      const early = textOf("/pros/a", render);
      pages.drop(id);
      const late = textOf("/pros/a", render);
      reading.resolve();
      expect(await early).toBe("rendering 1");
      expect(await late).toBe("rendering 2");
      expect(await textOf("/pros/a", render)).toBe("rendering 2");
    },
  );

  it("of something else while a page is rendered does not matter", async () => {
    const reading = Promise.withResolvers<void>();
    const early = textOf("/pros/a", rendering({ shows: ["a"], until: reading.promise }));
    pages.drop("b");
    reading.resolve();
    await early;
    expect(await textOf("/pros/a")).toBe("rendering 1");
  });
});

describe("where what is read may lie behind", () => {
  beforeEach(() => {
    pages = new SharedCache(() => now, { ...LIMITS, lag: 2_000 });
  });
  const ofA = () => textOf("/pros/a", rendering({ shows: ["a"] }));

  it.each([["a"], [EVERYTHING]])(
    "what is rendered right after a change is rendered once more when it must have arrived: %s",
    async (id) => {
      pages.drop(id);
      now += 1_999;
      expect([await ofA(), await ofA()]).toEqual(["rendering 1", "rendering 1"]);
      now += 1;
      expect(pages.peek("/pros/a")).toBeNull();
      expect(await ofA()).toBe("rendering 2");
      now += 29_999;
      expect(await ofA()).toBe("rendering 2");
    },
  );

  it("the last of several changes counts, and none of something else", async () => {
    pages.drop("a");
    now += 1_000;
    pages.drop("a");
    pages.drop("b");
    now += 500;
    await ofA();
    await textOf("/pros/c", rendering({ shows: ["c"] }));
    now += 1_499;
    expect(await ofA()).toBe("rendering 1");
    now += 1;
    expect(await ofA()).toBe("rendering 3");
    expect(await textOf("/pros/c")).toBe("rendering 2");
  });

  it("a change while it is rendered counts, too", async () => {
    const reading = Promise.withResolvers<void>();
    const early = textOf("/pros/b", rendering({ shows: ["b"], until: reading.promise }));
    pages.drop("b");
    reading.resolve();
    await early;
    expect(await textOf("/pros/b", rendering({ shows: ["b"] }))).toBe("rendering 2");
    now += 2_000;
    expect(await textOf("/pros/b")).toBe("rendering 3");
  });
});

describe("while a page cannot be rendered anew", () => {
  const throwing = () => Promise.reject(new Error("no database"));
  const failing = async () => ({ text: "unavailable", bytes: null, isFailure: true });

  it.each([
    ["throws", throwing],
    ["is a page that says so", failing],
  ])(
    "the last one is shown for two minutes after it was made: the rendering %s",
    async (_, fails) => {
      await textOf("/");
      now += 119_999;
      expect(await Promise.all([textOf("/", fails), textOf("/", fails)])).toEqual([
        "rendering 1",
        "rendering 1",
      ]);
      now += 1;
      if (fails === failing) expect(await textOf("/", fails)).toBe("unavailable");
      else await expect(textOf("/", fails)).rejects.toThrow("no database");
      expect(await textOf("/")).toBe("rendering 2");
    },
  );

  it("none is shown where none may be", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, last: 0 });
    await textOf("/");
    pages.drop(EVERYTHING);
    await expect(textOf("/", throwing)).rejects.toThrow("no database");
  });

  it("each visit tries anew", async () => {
    await textOf("/");
    now += 30_000;
    expect(await textOf("/", throwing)).toBe("rendering 1");
    expect(await textOf("/")).toBe("rendering 2");
  });

  it("the last one is shown after a lost link, in which anything may have changed", async () => {
    await textOf("/pros/a", rendering({ shows: ["a"] }));
    pages.drop(EVERYTHING);
    expect(await textOf("/pros/a", throwing)).toBe("rendering 1");
  });

  it("the last one is not shown once something that it shows has changed", async () => {
    await textOf("/pros/a", rendering({ shows: ["a"] }));
    now += 30_000;
    const tried = Promise.withResolvers<Page>();
    const answer = textOf("/pros/a", () => tried.promise);
    pages.drop("a");
    tried.reject(new Error("no database"));
    await expect(answer).rejects.toThrow("no database");
    await textOf("/pros/b", rendering({ shows: ["b"] }));
    pages.drop("b");
    await expect(textOf("/pros/b", throwing)).rejects.toThrow("no database");
  });

  it("what is shown again takes its room once", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, mostBytes: 3_000 });
    await textOf("/", rendering({ bytes: 1_000 }));
    for (let times = 0; times < 5; times += 1) {
      now += 1;
      pages.drop(EVERYTHING);
      expect(await textOf("/", throwing)).toBe("rendering 1");
    }
    await textOf("/", rendering({ bytes: 1_000 }));
    await textOf("/search", rendering({ bytes: 0 }));
    expect(pages.count).toBe(2);
  });
});

describe("the room", () => {
  it("is bounded by bytes: what was asked for longest ago goes first", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, mostBytes: 250_000 });
    const large = rendering({ bytes: 100_000 });
    await textOf("/1", large);
    await textOf("/2", large);
    await textOf("/1", large);
    await textOf("/3", large);
    expect(pages.count).toBe(2);
    expect(await textOf("/1", large)).toBe("rendering 1");
    expect(await textOf("/2", large)).toBe("rendering 4");
  });

  it("counts what a page mentions", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, mostBytes: 100_000 });
    const talkative = rendering({ shows: Array.from({ length: 500 }, (_, n) => `id ${n}`) });
    for (let page = 0; page < 10; page += 1) await textOf(`/${page}`, talkative);
    expect(pages.count).toBe(1);
  });

  it("has no place for a page that is far too large", async () => {
    await textOf("/", rendering({ bytes: 3_000_000 }));
    expect(pages.count).toBe(0);
  });

  it("is given back by what was dropped", async () => {
    pages = new SharedCache(() => now, { ...LIMITS, mostBytes: 150_000 });
    const large = rendering({ bytes: 100_000, shows: ["a"] });
    await textOf("/1", large);
    pages.drop("a");
    await textOf("/2", large);
    now += 30_000;
    await textOf("/2", large);
    expect(pages.count).toBe(1);
    expect(await textOf("/2", large)).toBe("rendering 3");
  });
});
