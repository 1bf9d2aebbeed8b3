import { afterEach, describe, expect, it } from "vitest";
import { testDatabase } from "#test/database.ts";
import { createProductClock, type ProductClock } from "./product-clock.ts";

const DAY_MS = 86_400_000;
const clocks: ProductClock[] = [];

async function newClock(): Promise<ProductClock> {
  const clock = await createProductClock(await testDatabase());
  clocks.push(clock);
  return clock;
}

afterEach(async () => {
  await Promise.all(clocks.splice(0).map((clock) => clock.stop()));
});

describe("the product's clock", () => {
  it("goes with the machine's until it is moved", async () => {
    const before = Date.now();
    const now = (await newClock()).now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  it("is moved on for everybody, for those who come later too", async () => {
    const [mine, theirs] = [await newClock(), await newClock()];
    const to = new Date(Date.now() + 30 * DAY_MS);
    await mine.moveTo(to);
    expect(mine.now().getTime()).toBeGreaterThanOrEqual(to.getTime());
    await expect.poll(() => theirs.now().getTime()).toBeGreaterThanOrEqual(to.getTime());
    expect((await newClock()).now().getTime()).toBeGreaterThanOrEqual(to.getTime());
  });

  it("is never moved back", async () => {
    const clock = await newClock();
    await clock.moveTo(new Date(Date.now() + 60 * DAY_MS));
    const before = clock.now().getTime();
    await clock.moveTo(new Date(Date.now() + 59 * DAY_MS));
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(before);
  });
});
