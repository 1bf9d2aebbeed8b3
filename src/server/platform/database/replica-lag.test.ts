import { expect, it } from "vitest";
import { ReplicaLag } from "./replica-lag.ts";

it("is unknown before the replica has reached anything", () => {
  const lag = new ReplicaLag();
  expect(lag.at(0)).toBe(Infinity);
  lag.note(0, 100n, 99n);
  expect(lag.at(10)).toBe(Infinity);
  lag.note(20, 100n, 100n);
  expect(lag.at(25)).toBe(5);
});

it("grows while a replica stands still, and not while nothing is written", () => {
  const lag = new ReplicaLag();
  lag.note(0, 100n, 100n);
  lag.note(500, 200n, 100n);
  lag.note(1_000, 300n, 199n);
  expect(lag.at(1_200)).toBe(1_200);
  lag.note(1_500, 300n, 200n);
  expect(lag.at(1_500)).toBe(1_000);
  lag.note(2_000, 300n, 300n);
  expect(lag.at(2_000)).toBe(0);
  lag.note(2_500, 300n, 300n);
  expect(lag.at(2_500)).toBe(0);
});

it("is unknown again after the replica could not be asked", () => {
  const lag = new ReplicaLag();
  lag.note(0, 100n, 100n);
  lag.forget();
  expect(lag.at(1)).toBe(Infinity);
  lag.note(2, 100n, 90n);
  expect(lag.at(3)).toBe(Infinity);
});
