import { expect, it } from "vitest";
import { holdingLock } from "./process-lock.ts";

it("runs work of one name one after the other, and of two names at once", async () => {
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, gate?: Promise<void>) => async () => {
    log.push(`${name} begins`);
    await gate;
    log.push(`${name} ends`);
  };
  const holding = holdingLock("test a", work("a1", first.promise));
  await expect.poll(() => log).toEqual(["a1 begins"]);
  const waiting = holdingLock("test a", work("a2"));
  await holdingLock("test b", work("b"));
  first.resolve();
  await Promise.all([holding, waiting]);
  expect(log).toEqual(["a1 begins", "b begins", "b ends", "a1 ends", "a2 begins", "a2 ends"]);
});

it("is free again after work that failed", async () => {
  await expect(holdingLock("test c", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await holdingLock("test c", async () => "mine")).toBe("mine");
});
