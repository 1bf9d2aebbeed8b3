import { expect, it } from "vitest";
import { LACKING_MS, MOST_WAIT_MS, PoolHealth, TICK_MS } from "./pool-health.ts";

/** A pool whose answers are given by hand, and a clock that is moved by hand. */
function poolHealth() {
  let now = 0;
  let answer = Promise.withResolvers<unknown>();
  const sql = { unsafe: () => answer.promise } as never;
  const health = new PoolHealth(sql, () => now);
  return {
    health,
    advance: (ms: number) => (now += ms),
    wait: (ms: number) => {
      for (let waited = 0; waited < ms; waited += TICK_MS) health.tick();
    },
    ask: () => {
      answer = Promise.withResolvers();
      const asked = health.ask();
      return { asked, ...answer };
    },
  };
}

const failure = (code: string) => Object.assign(new Error(code), { code });

it("refuses whoever comes while nobody gets a connection, and nobody a moment before or after", async () => {
  const { health, wait, ask } = poolHealth();
  wait(2 * MOST_WAIT_MS);
  const { asked, resolve } = ask();
  wait(MOST_WAIT_MS);
  expect(() => health.assertOpen()).not.toThrow();
  expect(health.isWell()).toBe(true);
  wait(1);
  expect(() => health.assertOpen()).toThrow(expect.objectContaining({ code: "unavailable" }));
  expect(health.isWell()).toBe(false);
  resolve([]);
  await asked;
  expect(() => health.assertOpen()).not.toThrow();
  expect(health.isWell()).toBe(true);
});

it("is not well while the server does not answer, and lets others find that out in no time", async () => {
  const { health, ask } = poolHealth();
  const first = ask();
  first.reject(failure("ECONNREFUSED"));
  await first.asked;
  expect(health.isWell()).toBe(false);
  expect(() => health.assertOpen()).not.toThrow();
  const second = ask();
  second.resolve([]);
  await second.asked;
  expect(health.isWell()).toBe(true);
});

it("is not well for a while after a disk was full or connections were taken, and for nothing else", () => {
  for (const code of ["53100", "53300"]) {
    const { health, advance } = poolHealth();
    health.note(failure(code));
    advance(LACKING_MS - 1);
    expect(health.isWell()).toBe(false);
    advance(1);
    expect(health.isWell()).toBe(true);
  }
  const { health } = poolHealth();
  health.note(failure("55P03"));
  health.note(new Error("ours"));
  expect(health.isWell()).toBe(true);
});
