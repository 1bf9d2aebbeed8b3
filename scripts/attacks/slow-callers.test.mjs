import { expect, it } from "vitest";
import { howSlow } from "./how-slow.mjs";
import { mostOpen } from "./slow-callers.mjs";

it("reads how many links were open at the most, whatever their colour", () => {
  const said =
    "pending: \u001B[1;32m0\u001B[0m\nconnected: \u001B[1;32m2400\u001B[0m\nconnected: 3999\nconnected: 12";
  expect(mostOpen(said)).toBe(3_999);
  expect(mostOpen("cannot connect")).toBe(0);
});

it("tells the middle and the 99th of a hundred", () => {
  const times = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(howSlow(times)).toEqual({ p50: 101, p99: 199 });
  expect(howSlow([])).toEqual({ p50: 0, p99: 0 });
});
