import { beforeAll, describe, expect, it } from "vitest";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { DEFAULT_PLANS } from "#test/billing/plans.ts";
import { TOP_UP_PACKS, topUpPrice } from "#domain/credits/top-up.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { findProducts } from "../features/memberships/products.ts";
import type { PlanCreateCommand, PlanPriceCommand } from "./plan-arguments.ts";
import { createPlan, listPlans, setPlanPrice } from "./plan-commands.ts";

const LIGHT = "019b7600-0000-7000-8000-0000000000a1";

let app: TestApp;
let account: TestAccount;

const person = () => app.as(account);
const deps = () => ({ ...app, operator: "test" });
const edit = (facts: Partial<PlanPriceCommand>) =>
  setPlanPrice(deps(), {
    command: "plan-price",
    plan: "라이트",
    price: 33_000,
    credits: 30,
    from: "2027-03-15",
    forSale: true,
    ...facts,
  });

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
  account = await makeAccount(app);
  const billing_key = await app.gateway.issueKey("card");
  const bought = { product_id: LIGHT, billing_key };
  await (await person()).call("subscriptions.buy", bought, freshKey());
});

describe("what a new installation sells", () => {
  it("are the plans and packs of the rules", async () => {
    const products = await findProducts(app.sql, seoulDay(app.clock.now().getTime()));
    const soldAs = (kind: "plan" | "pack") =>
      products
        .filter((product) => product.kind === kind && product.for_sale)
        .map(({ price_won, credits }) => [price_won, credits]);
    expect(soldAs("plan")).toEqual(DEFAULT_PLANS.map(({ price, credits }) => [price, credits]));
    expect(soldAs("pack")).toEqual(TOP_UP_PACKS.map((pack) => [topUpPrice(pack), pack]));
    const names = products.filter(({ kind }) => kind === "plan").map(({ name }) => name);
    expect(names).toEqual(DEFAULT_PLANS.map(({ name }) => name));
    const [first] = products;
    expect(first?.effective_from).toBe(DEFAULT_PLANS[0]?.effective_from);
  });
});

describe("plan-price", () => {
  it.each<[string, Partial<PlanPriceCommand>, string]>([
    ["a rise that members could not be asked about", { from: "2027-02-14" }, "2027년 02월 15일"],
    ["today", { from: "2027-01-15", price: 1_000 }, "지나간 날과 오늘"],
    ["the past", { from: "2026-06-01" }, "지나간 날과 오늘"],
    ["the day of another version", { from: "2026-01-01" }, "지나간 날과 오늘"],
    ["no day", { from: "2027-02-30" }, "--from"],
    ["no credits", { credits: 0 }, "--credits"],
    ["an unknown plan", { plan: "골드" }, "골드"],
    ["a pack", { plan: "크레딧 10개" }, "크레딧 10개"],
  ])("refuses %s", async (_, facts, complaint) => {
    const before = await listPlans(deps());
    await expect(edit(facts)).rejects.toThrow(complaint);
    expect(await listPlans(deps())).toBe(before);
  });

  it("tells what members will be asked, and they are asked once that renewal is the next", async () => {
    const printed = await edit({});
    expect(printed).toContain("2027-03-15부터 33,000원 · 30 크레딧");
    expect(printed).toContain("쓰는 1명");
    expect(printed).toContain("동의하지 않으면");
    await expect(edit({})).rejects.toThrow("이미 있어요");
    await expect(edit({ plan: LIGHT, price: 1_000 })).rejects.toThrow("이미 있어요");
    const [entry] = await app.sql`
      SELECT kind, action, subject_kind, subject_id, reason, operator FROM staff_log ORDER BY id DESC LIMIT 1`;
    expect(entry).toEqual({
      kind: "decision",
      action: "plan.price",
      subject_kind: "product",
      subject_id: LIGHT,
      reason: "2027-03-15부터 33,000원 · 30 크레딧",
      operator: "test",
    });
    // February's renewal is on the old terms; only after it is the one of 15 March the next.
    const asked = async () =>
      (await notificationKinds(await person())).includes("membership_price_rise_consent");
    await app.sweep();
    for (const [at, expected] of [
      ["2027-02-13T10:00:00+09:00", false],
      ["2027-02-15T10:00:00+09:00", true],
    ] as const) {
      app.clock.set(at);
      await app.sweep();
      await app.sweep();
      expect([at, await asked()]).toEqual([at, expected]);
    }
  });

  it("lowers a price from tomorrow without asking, and can take a plan off sale", async () => {
    const printed = await edit({ plan: "프로", price: 99_000, credits: 160, from: "2027-02-16" });
    expect(printed).toContain("묻지 않고");
    await edit({
      plan: "비즈니스",
      price: 249_000,
      credits: 370,
      from: "2027-02-17",
      forSale: false,
    });
    app.clock.set("2027-02-17T00:00:00+09:00");
    const { items } = (await app.visitor().call("products.list")).body;
    expect(items.find(({ name }) => name === "프로")?.price).toBe(99_000);
    expect(items.map(({ name }) => name)).not.toContain("비즈니스");
    expect(await listPlans(deps())).toMatch(/비즈니스[^▸]*▸ 2027-02-17부터 .*팔지 않음/);
  });
});

describe("plan-create", () => {
  const create = (facts: Partial<PlanCreateCommand> = {}) =>
    createPlan(deps(), {
      command: "plan-create",
      name: "골드",
      price: 390_000,
      credits: 600,
      from: "2027-03-20",
      forSale: true,
      ...facts,
    });
  const onSale = async () => (await app.visitor().call("products.list")).body.items;

  it.each<[string, Partial<PlanCreateCommand>, string]>([
    ["the name of another plan", { name: "프로" }, "같은 이름"],
    ["the name of a pack", { name: "크레딧 10개" }, "같은 이름"],
    ["today", { from: "2027-02-17" }, "지나간 날과 오늘"],
    ["no credits", { credits: 0 }, "--credits"],
  ])("refuses %s and leaves nothing behind", async (_, facts, complaint) => {
    app.clock.set("2027-02-17T00:00:00+09:00");
    const before = await listPlans(deps());
    await expect(create(facts)).rejects.toThrow(complaint);
    expect(await listPlans(deps())).toBe(before);
  });

  it("sells the plan from its day on, and a price can be set for it", async () => {
    expect(await create()).toContain("2027-03-20부터 390,000원 · 600 크레딧");
    await expect(create()).rejects.toThrow("같은 이름");
    expect((await onSale()).map(({ name }) => name)).not.toContain("골드");
    const [entry] = await app.sql`SELECT action, reason FROM staff_log ORDER BY id DESC LIMIT 1`;
    expect(entry).toEqual({
      action: "plan.create",
      reason: "2027-03-20부터 390,000원 · 600 크레딧",
    });
    await edit({ plan: "골드", price: 350_000, credits: 600, from: "2027-03-25" });
    app.clock.set("2027-03-20T00:00:00+09:00");
    const sold = (await onSale()).find(({ name }) => name === "골드");
    expect(sold?.price).toBe(390_000);
    const buyer = await app.as(await makeAccount(app));
    const billing_key = await app.gateway.issueKey("card");
    const bought = { product_id: sold?.id ?? "", billing_key };
    expect((await buyer.call("subscriptions.buy", bought, freshKey())).status).toBeLessThan(300);
    app.clock.set("2027-03-25T00:00:00+09:00");
    expect((await onSale()).find(({ name }) => name === "골드")?.price).toBe(350_000);
  });
});
