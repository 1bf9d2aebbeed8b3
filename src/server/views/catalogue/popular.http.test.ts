import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro } from "#test/factories/pros.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let proId: string;

beforeAll(async () => {
  app = await testApp();
  ({ proId } = await makePro(app));
});

// What a test asked for counts no more in the next one.
beforeEach(() => {
  app.clock.advance(40 * DAY_MS);
});

async function ask(service: string, customerId?: string): Promise<void> {
  const customer = customerId ?? (await makeAccount(app)).id;
  await makeHire(app, { customerId: customer, proId, service });
}

async function popular() {
  await app.sweep();
  return (await app.visitor().call("services.popular", { limit: 30 })).body;
}

async function askedCount(slug: string): Promise<number | undefined> {
  return (await popular()).items.find((item) => item.slug === slug)?.asked_count;
}

describe("services.popular", () => {
  it("is the catalogue's own order before anything was counted", async () => {
    const { body } = await app.visitor().call("services.popular", { limit: 3 });
    expect(body.items.map(({ slug }) => slug)).toEqual([
      "move-in-cleaning",
      "aircon-cleaning",
      "home-moving",
    ]);
    expect(body.counted).toEqual({ days: 28, at: null });
  });

  it("rises by the people who asked, and falls back after the days that count", async () => {
    const before = (await popular()).items.map(({ slug }) => slug);
    const last = before.at(-1) ?? "";
    for (let people = 0; people < 4; people += 1) await ask(last);
    app.clock.advance(DAY_MS);
    const { items, counted } = await popular();
    expect(items.findIndex(({ slug }) => slug === last)).toBeLessThan(before.indexOf(last));
    expect(counted.at).not.toBeNull();
    app.clock.advance(28 * DAY_MS);
    expect((await popular()).items.map(({ slug }) => slug)).toEqual(before);
  });

  it("counts a person once however often they asked, and no blocked request", async () => {
    const often = (await makeAccount(app)).id;
    for (let times = 0; times < 3; times += 1) await ask("plumbing", often);
    await ask("plumbing");
    expect(await askedCount("plumbing")).toBe(2);
    await app.sql`UPDATE requests SET state = 'blocked' WHERE customer_id = ${often}`;
    app.clock.advance(DAY_MS);
    expect(await askedCount("plumbing")).toBe(1);
  });

  it("is counted once an hour", async () => {
    expect(await askedCount("plumbing")).toBe(0);
    await ask("plumbing");
    app.clock.advance(59 * 60_000);
    expect(await askedCount("plumbing")).toBe(0);
    app.clock.advance(60_000);
    expect(await askedCount("plumbing")).toBe(1);
  });

  it.each([0, 31, "x"])("refuses a limit of %s", async (limit) => {
    expect((await app.visitor().send("services.popular", { limit })).status).toBe(422);
  });
});
