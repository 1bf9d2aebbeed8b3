import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { freshKey, makeCustomer, makeSignedInPro, quoteBody } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { reinstatePro, suspendPro } from "./suspend.ts";

const REASON = "신고가 여러 번 확인됐어요.";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const decision = (proId: string) => ({
  proId,
  reason: REASON,
  now: app.clock.now(),
  ids: app.ids,
});
const suspend = (proId: string) => app.sql.begin((tx) => suspendPro(tx, decision(proId)));
const reinstate = (proId: string) => app.sql.begin((tx) => reinstatePro(tx, decision(proId)));

async function receives(proId: string, requestId: string): Promise<boolean> {
  const rows = await app.sql`
    SELECT 1 FROM request_recipients WHERE pro_id = ${proId} AND request_id = ${requestId}`;
  return rows.length === 1;
}

describe("a suspended pro", () => {
  it("is not matched, not shown and cannot quote, but stays signed in", async () => {
    const pro = await makeSignedInPro(app);
    const before = await publish((await makeCustomer(app)).client);
    expect(await receives(pro.proId, before)).toBe(true);
    await suspend(pro.proId);
    const after = await publish((await makeCustomer(app)).client);
    expect(await receives(pro.proId, after)).toBe(false);
    expect((await app.visitor().call("pro.get", { proId: pro.proId })).status).toBe(404);
    const sent = await pro.client.call("quotes.create", quoteBody(before), freshKey());
    expect([sent.status, sent.error.code]).toEqual([403, "pro_required"]);
    const { body } = await pro.client.call("pro.profile");
    expect(body).toMatchObject({ state: "suspended", state_reason: REASON });
    const { body: notes } = await pro.client.call("users.me.notifications");
    expect(notes.items[0]).toMatchObject({ kind: "pro_suspended", path: "/pro/profile" });
  });

  it("comes back as they were", async () => {
    const pro = await makeSignedInPro(app);
    const { body: before, status } = await app.visitor().call("pro.get", { proId: pro.proId });
    expect(status).toBe(200);
    await suspend(pro.proId);
    await expect(suspend(pro.proId)).rejects.toMatchObject({ code: "state_forbids" });
    app.clock.advance(60_000);
    await reinstate(pro.proId);
    await expect(reinstate(pro.proId)).rejects.toMatchObject({ code: "state_forbids" });
    expect((await app.visitor().call("pro.get", { proId: pro.proId })).body).toEqual(before);
    expect((await pro.client.call("pro.profile")).body).toMatchObject({
      state: "approved",
      state_reason: null,
    });
  });
});
