import { beforeEach, expect, it } from "vitest";
import { Kept } from "./kept.ts";

let now: number;
let made: number;
let kept: Kept<number>;

beforeEach(() => {
  now = 0;
  made = 0;
  kept = new Kept<number>({ most: 2, forMs: 100 }, () => now);
});

const make = async () => {
  made += 1;
  return made;
};

it("makes a value once for all who ask at the same time, until it is too old", async () => {
  expect(await Promise.all([kept.get("a", make), kept.get("a", make)])).toEqual([1, 1]);
  now = 99;
  expect(await kept.get("a", make)).toBe(1);
  now = 100;
  expect(await kept.get("a", make)).toBe(2);
});

it("forgets the one asked for longest ago when there are too many", async () => {
  await kept.get("a", make);
  await kept.get("b", make);
  await kept.get("a", make);
  await kept.get("c", make);
  expect(await kept.get("a", make)).toBe(1);
  expect(await kept.get("b", make)).toBe(4);
});

it("forgets what could not be made", async () => {
  const failing = kept.get("a", () => Promise.reject(new Error("no paint")));
  await expect(failing).rejects.toThrow("no paint");
  expect(await kept.get("a", make)).toBe(1);
});
