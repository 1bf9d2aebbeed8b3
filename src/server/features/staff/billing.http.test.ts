import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { buyTopUp, PACKS } from "#test/factories/top-ups.ts";

const LIGHT = "019b7600-0000-7000-8000-0000000000a1";
const NOTE = "결제사에 물어보고 돈이 나가지 않은 것을 확인했어요.";

let app: TestApp;
let staffAccount: TestAccount;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
  staffAccount = await makeAccount(app, { role: "staff" });
  staff = await app.as(staffAccount);
});

async function looks(action: string): Promise<number> {
  const { items } = (await staff.call("staff.log", { kind: "look_up", limit: 100 })).body;
  return items.filter((entry) => entry.action === action).length;
}

describe("alarms", () => {
  it("are listed with the person masked, and closed once with a note", async () => {
    const person = await app.as(await makeAccount(app, { name: "박고객" }));
    const billing_key = await app.gateway.issueKey("card");
    await app.gateway.mode(billing_key, "decline:UNAUTHORIZED_KEY", 1);
    await person.call("credits.topUps.buy", { product_id: PACKS.ten, billing_key }, freshKey());
    const before = await looks("alarm.look_up");
    const [alarm] = (await staff.call("staff.billing.alarms")).body.items;
    expect(alarm).toMatchObject({
      about: "our_fault",
      person: "박○○",
      amount: 13_200,
      code: "UNAUTHORIZED_KEY",
    });
    expect(await looks("alarm.look_up")).toBe(before + 1);
    expect((await staff.call("staff.queue")).body.alarms).toBe(1);
    const close = () =>
      staff.call("staff.billing.alarms.close", { alarmId: alarm?.id ?? "", note: NOTE });
    expect((await close()).status).toBe(200);
    expect((await close()).error.code).toBe("state_forbids");
    expect((await staff.call("staff.billing.alarms")).body.items).toEqual([]);
    const [entry] = (await staff.call("staff.log", { kind: "decision" })).body.items;
    expect(entry).toMatchObject({ action: "alarm.close", reason: NOTE, person: "박○○" });
  });
});

describe("refunds that the gateway refused", () => {
  it("are tried again when staff say so", async () => {
    const account = await makeAccount(app);
    const person = await app.as(account);
    const { topUpId } = await buyTopUp(app, person, { pack: "ten" });
    await person.call("credits.topUps.refund", { topUpId }, freshKey());
    const [ordered] = (await person.call("users.me.refunds")).body.items;
    const refundId = ordered?.id ?? "";
    const retry = () => staff.call("staff.refunds.retry", { refundId });
    expect((await retry()).error.code).toBe("state_forbids");
    await app.sql`
      UPDATE refunds SET state = 'failed', done_at = NULL, code = 'PG_PROVIDER_ERROR' WHERE id = ${refundId}`;
    const { items } = (await staff.call("staff.billing.refunds")).body;
    expect(items).toMatchObject([{ id: refundId, amount: 13_200, code: "PG_PROVIDER_ERROR" }]);
    expect((await retry()).status).toBe(200);
    await app.sweep();
    expect((await staff.call("staff.billing.refunds")).body.items).toEqual([]);
    const [back] = (await person.call("users.me.refunds")).body.items;
    expect(back).toMatchObject({ id: refundId, state: "done" });
  });
});

describe("overdue memberships", () => {
  it("stand with what is owed, since when, and when it is tried next", async () => {
    const person = await app.as(await makeAccount(app, { name: "최연체" }));
    const billing_key = await app.gateway.issueKey("card");
    await person.call("subscriptions.buy", { product_id: LIGHT, billing_key }, freshKey());
    await app.gateway.mode(billing_key, "decline:REJECT_CARD_PAYMENT");
    for (const at of ["2027-02-15T00:00:00+09:00", "2027-02-15T10:00:00+09:00"]) {
      app.clock.set(at);
      await app.sweep();
    }
    staff = await app.as(staffAccount);
    const { items, next } = (await staff.call("staff.billing.overdue", { limit: 1 })).body;
    expect(items).toMatchObject([
      {
        person: "최○○",
        plan: "라이트",
        amount: 29_000,
        since: "2027-02-15",
        next_retry_at: "2027-02-16T10:00:00+09:00",
        ends_at: "2027-02-23T00:00:00+09:00",
      },
    ]);
    expect(next).toBeNull();
    expect(await looks("overdue.look_up")).toBe(1);
  });

  it("come page by page, the longest overdue first", async () => {
    const billing_key = await app.gateway.issueKey("card");
    const person = await app.as(await makeAccount(app, { name: "나중에" }));
    await person.call("subscriptions.buy", { product_id: LIGHT, billing_key }, freshKey());
    await app.sql`
      UPDATE memberships m SET state = 'overdue', due_at = NULL,
             arrears = (SELECT jsonb_set(arrears, '{since}', '"2027-02-14"') FROM memberships
                        WHERE state = 'overdue' LIMIT 1)
      FROM billing_methods b WHERE b.id = m.method_id AND b.billing_key = ${billing_key}`;
    await app.sql`
      INSERT INTO credits_at_rest SELECT account_id FROM billing_methods WHERE billing_key = ${billing_key}`;
    const first = (await staff.call("staff.billing.overdue", { limit: 1 })).body;
    expect(first.items.map(({ person: name }) => name)).toEqual(["나○○"]);
    const second = await staff.call("staff.billing.overdue", {
      limit: 1,
      cursor: first.next ?? "",
    });
    expect(second.body.items.map(({ person: name }) => name)).toEqual(["최○○"]);
    expect(second.body.next).toBeNull();
  });
});

it("is for staff alone", async () => {
  const person = await app.as(await makeAccount(app));
  for (const name of [
    "staff.billing.alarms",
    "staff.billing.overdue",
    "staff.billing.refunds",
    "staff.refunds",
  ] as const) {
    expect((await person.call(name)).error.code).toBe("forbidden");
    expect((await app.visitor().call(name)).error.code).toBe("auth_required");
  }
});
