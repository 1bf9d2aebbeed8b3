import { beforeEach, expect, it } from "vitest";
import { createCache, type Cache } from "./cache.ts";

let now: number;
let made: number;
let cache: Cache<number>;

beforeEach(() => {
  made = 0;
  // What the library takes for no time at all is the hour 0.
  now = 1;
  cache = createCache<number>({ max: 2, ttl: 100 }, () => now);
});

const make = async () => {
  made += 1;
  return made;
};

it("makes a value once for all who ask at the same time, until it is too old", async () => {
  expect(await Promise.all([cache.get("a", make), cache.get("a", make)])).toEqual([1, 1]);
  now = 101;
  expect(await cache.get("a", make)).toBe(1);
  now = 102;
  expect(await cache.get("a", make)).toBe(2);
});

it("forgets the one asked for longest ago when there are too many", async () => {
  await cache.get("a", make);
  await cache.get("b", make);
  await cache.get("a", make);
  await cache.get("c", make);
  expect(await cache.get("a", make)).toBe(1);
  expect(await cache.get("b", make)).toBe(4);
});

it("forgets what could not be made", async () => {
  const failing = cache.get("a", () => Promise.reject(new Error("no paint")));
  await expect(failing).rejects.toThrow("no paint");
  expect(await cache.get("a", make)).toBe(1);
});
