import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  freshKey,
  hireBody,
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  quoteBody,
} from "#test/factories/market.ts";
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

  it("finishes what runs: its page, its talk, changes, its end; and takes nothing new", async () => {
    const made = await makeHiredQuote(app);
    const { customer, pro, requestId, quoteId } = made;
    const { quoteId: waiting, requestId: waitingFor } = await makeQuote(app, { pro });
    await suspend(pro.proId);

    const { body: list } = await pro.client.call("quotes.list");
    expect(list.items.map(({ id }) => id)).toEqual([quoteId]);
    expect(list.counts).toMatchObject({ sent: 0, hired: 1 });
    const page = await pro.client.call("quotes.get", { quoteId });
    expect(page.body.actions).toEqual(["message", "propose_change", "complete_early", "cancel"]);
    const said = await pro.client.call("quotes.messages.create", { quoteId, body: "곧 가요." });
    const change = await pro.client.call("quotes.changeOrders.create", {
      quoteId,
      kind: "price",
      price: 400_000,
      reason: "곰팡이를 없애 드려요",
    });
    const answered = await customer.client.call("changeOrders.approve", {
      changeOrderId: change.body.id,
    });
    expect([said.status, change.status, answered.status]).toEqual([201, 201, 200]);

    const other = await pro.client.call("quotes.get", { quoteId: waiting });
    expect([other.status, other.body.actions]).toEqual([200, []]);
    const job = await pro.client.call("pro.requests.get", { requestId });
    expect([job.status, job.body.accepts_quotes]).toEqual([200, false]);
    const refusals = await Promise.all([
      pro.client.call("pro.requests.get", { requestId: waitingFor }),
      pro.client.call("quotes.messages.create", { quoteId: waiting, body: "고용해 주세요." }),
      pro.client.call("quotes.withdraw", { quoteId: waiting }),
      pro.client.call("pro.requests"),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 409, 403, 403]);

    expect((await pro.client.call("requests.complete", { requestId })).status).toBe(200);
    const late = await pro.client.call("quotes.messages.create", {
      quoteId,
      body: "또 불러 주세요",
    });
    expect(late.status).toBe(409);
    expect((await pro.client.call("quotes.list")).body.items).toEqual([]);
  });

  it("is hired by no quote while suspended, and pays for none that is compared", async () => {
    const { customer, pro, requestId, quoteId } = await makeQuote(app);
    await suspend(pro.proId);
    const compared = await customer.client.call("requests.compare", { requestId });
    expect(compared.body.quotes).toEqual([]);
    const { body: request } = await customer.client.call("requests.get", { requestId });
    expect(request.quotes).toMatchObject([{ id: quoteId, state: "sent", pro_suspended: true }]);
    const hire = () => customer.client.call("requests.hire", hireBody(requestId, quoteId));
    const refused = await hire();
    expect([refused.status, refused.error.code]).toEqual([409, "pro_suspended"]);
    const own = await pro.client.call("quotes.get", { quoteId });
    // Neither read nor decided: the credits wait with it.
    expect(own.body).toMatchObject({ state: "sent", cost: { state: "held" }, pro_suspended: true });
    const page = await customer.client.call("quotes.get", { quoteId });
    expect(page.body).toMatchObject({ pro_suspended: true, actions: ["message", "decline"] });
    const unanswered = await customer.client.call("quotes.messages.create", {
      quoteId,
      text: "언제 가능하세요?",
    });
    expect([unanswered.status, unanswered.error.message]).toEqual([
      409,
      "활동을 멈춘 고수예요. 고용하기 전에는 메시지를 보낼 수 없어요.",
    ]);
    const room = await customer.client.call("quotes.messages", { quoteId });
    expect(room.body.conversation.writing_refusal?.code).toBe("pro_suspended");
    await reinstate(pro.proId);
    expect((await hire()).status).toBe(200);
  });

  it("sees the number of whom they work for, and of nobody else", async () => {
    const pro = await makeSignedInPro(app);
    const allowed = await makeQuote(app, { pro });
    const running = await makeHiredQuote(app, { pro });
    const { customer, requestId } = allowed;
    const permission = { requestId, proId: pro.proId, allowed: true };
    await customer.client.call("requests.contactPermission", permission);
    const phone = async ({ quoteId }: { quoteId: string }) =>
      (await pro.client.call("quotes.get", { quoteId })).body.phone;
    expect(await phone(allowed)).toMatch(/^010-/);
    await suspend(pro.proId);
    expect(await phone(allowed)).toBeNull();
    expect(await phone(running)).toMatch(/^010-/);
    await running.customer.client.call("requests.complete", { requestId: running.requestId });
    expect(await phone(running)).toBeNull();
    await reinstate(pro.proId);
    expect(await phone(running)).toMatch(/^010-/);
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
