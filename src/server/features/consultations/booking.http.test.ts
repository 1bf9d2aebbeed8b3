import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { askForSlot, makeConsultation, offerConsultations } from "#test/factories/consultations.ts";
import {
  makeCustomer,
  makeSignedInPro,
  notificationKinds,
  type SignedInPro,
} from "#test/factories/market.ts";
import { answerOf } from "#test/same-as-missing.ts";

/** A Wednesday noon in Seoul. */
const START = "2027-03-10T03:00:00.000Z";
const SLOT = "2027-03-12T10:00:00+09:00";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

async function consultant(): Promise<SignedInPro> {
  const pro = await makeSignedInPro(app);
  await offerConsultations(pro);
  return pro;
}

const message = "창업 전에 무엇부터 준비하면 될까요?";

describe("pro.consultant.book", () => {
  it("asks for a slot and tells the pro", async () => {
    const pro = await consultant();
    const { client, account } = await makeCustomer(app, "황보새봄");
    const input = { proId: pro.proId, starts_at: SLOT, message: `  ${message}\n` };
    const { status, body } = await client.call("pro.consultant.book", input);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      side: "customer",
      state: "asked",
      starts_at: SLOT,
      ends_at: "2027-03-12T10:30:00+09:00",
      fee: 30_000,
      message,
      customer: { name: "황보새봄" },
      answer_by: "2027-03-12T09:00:00+09:00",
      phone: null,
      actions: ["cancel"],
    });
    expect(await notificationKinds(pro.client)).toEqual(["consultation_asked"]);
    const seen = await pro.client.call("consultations.get", { consultationId: body.id });
    expect(seen.body).toMatchObject({
      side: "pro",
      customer: { name: "황○○" },
      phone: null,
      actions: ["confirm", "decline"],
    });
    const events = await app.sql`
      SELECT kind, payload FROM person_events
      WHERE kind = 'consultation_changed' AND account_id IN (${account.id}, ${pro.account.id})`;
    expect(events).toHaveLength(2);
    expect(events[0]?.["payload"]).toEqual({ consultation_id: body.id });
  });

  it("gives one slot to one of two who ask at once", async () => {
    const pro = await consultant();
    const customers = await Promise.all([1, 2, 3, 4].map(() => makeCustomer(app)));
    const answers = await Promise.all(
      customers.map(({ client }) =>
        client.call("pro.consultant.book", { proId: pro.proId, starts_at: SLOT, message }),
      ),
    );
    const codes = answers.map(({ status, error }) => (status === 201 ? "made" : error.code));
    expect(codes.toSorted()).toEqual(["made", "slot_taken", "slot_taken", "slot_taken"]);
    const taken = answers.find(({ status }) => status !== 201);
    expect(taken?.status).toBe(409);
    expect(await notificationKinds(pro.client)).toHaveLength(1);
  });

  it("is held apart by the database too", async () => {
    const { consultationId } = await makeConsultation(app);
    const again = app.sql`
      INSERT INTO consultations (id, pro_id, customer_id, starts_at, ends_at, fee, message, state, asked_at, answer_by)
      SELECT ${app.ids.next()}, pro_id, customer_id, starts_at + interval '10 minutes', ends_at, fee, message, 'asked',
             asked_at, answer_by FROM consultations WHERE id = ${consultationId}`;
    await expect(again).rejects.toThrow(/consultations_slot/);
  });

  it("frees the slot again when it comes to nothing", async () => {
    const pro = await consultant();
    const first = await makeCustomer(app);
    const consultationId = await askForSlot(first.client, pro.proId, SLOT);
    await pro.client.call("consultations.decline", { consultationId, reason: "" });
    const second = await makeCustomer(app);
    await askForSlot(second.client, pro.proId, SLOT);
  });

  it.each([
    ["outside the hours", "2027-03-12T13:00:00+09:00"],
    ["off the grid", "2027-03-12T10:10:00+09:00"],
    ["by a second", "2027-03-12T10:00:01+09:00"],
    ["on a day off", "2027-03-13T10:00:00+09:00"],
    ["in the past", "2027-03-10T10:00:00+09:00"],
    ["too far ahead", "2027-06-11T10:00:00+09:00"],
    ["after the last year", "9999-12-31T23:59:59Z"],
  ])("refuses a time %s", async (_case, starts_at) => {
    const pro = await consultant();
    const { client } = await makeCustomer(app);
    const input = { proId: pro.proId, starts_at, message };
    const answer = await client.call("pro.consultant.book", input);
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, ["starts_at"]]);
  });

  it.each([
    { starts_at: "soon", message },
    { starts_at: SLOT, message: " 아홉글자예요정말로 " },
    { starts_at: SLOT, message: "가".repeat(501) },
    { starts_at: SLOT },
    { starts_at: SLOT, message, fee: 0 },
  ])("refuses %j", async (body) => {
    const pro = await consultant();
    const { client } = await makeCustomer(app);
    const answer = await client.send("pro.consultant.book", { proId: pro.proId, ...body });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
  });

  it("is for verified people, not for oneself, and not for whom either side blocked", async () => {
    const pro = await consultant();
    const input = { proId: pro.proId, starts_at: SLOT, message };
    expect((await app.visitor().call("pro.consultant.book", input)).status).toBe(401);
    const unverified = await app.as(await makeAccount(app, { phoneVerified: false }));
    expect((await unverified.call("pro.consultant.book", input)).error.code).toBe(
      "phone_unverified",
    );
    expect((await pro.client.call("pro.consultant.book", input)).error.code).toBe("state_forbids");
    const blocked = await makeCustomer(app);
    await app.sql`
      INSERT INTO account_blocks VALUES (${pro.account.id}, ${blocked.account.id}, ${app.clock.now()})`;
    const missing = await blocked.client.call("pro.consultant.book", {
      ...input,
      proId: app.ids.next(),
    });
    expect(missing.status).toBe(404);
    expect(answerOf(await blocked.client.call("pro.consultant.book", input))).toEqual(
      answerOf(missing),
    );
  });

  it("cannot be had of a pro without such a profile, or of one who hides from strangers", async () => {
    const { client } = await makeCustomer(app);
    const ask = (proId: string) =>
      client.call("pro.consultant.book", { proId, starts_at: SLOT, message });
    const missing = answerOf(await ask(app.ids.next()));
    expect(missing.status).toBe(404);
    expect(answerOf(await ask((await makeSignedInPro(app)).proId))).toEqual(missing);
    const hidden = await consultant();
    await hidden.client.call("users.me.allowPublicRead.set", { allow_public_read: false });
    expect(answerOf(await ask(hidden.proId))).toEqual(missing);
  });

  it("takes three at a time from one customer of one pro", async () => {
    const pro = await consultant();
    const { client } = await makeCustomer(app);
    const first = await askForSlot(client, pro.proId, SLOT);
    await askForSlot(client, pro.proId, "2027-03-12T11:00:00+09:00");
    await askForSlot(client, pro.proId, "2027-03-12T10:30:00+09:00");
    const fourth = { proId: pro.proId, starts_at: "2027-03-12T11:30:00+09:00", message };
    expect((await client.call("pro.consultant.book", fourth)).error.code).toBe("conflict");
    await client.call("consultations.cancel", { consultationId: first, reason: "" });
    expect((await client.call("pro.consultant.book", fourth)).status).toBe(201);
  });

  it("lets who asked read a pro who hides afterwards", async () => {
    const { pro, customer } = await makeConsultation(app);
    const { proId } = pro;
    await pro.client.call("users.me.allowPublicRead.set", { allow_public_read: false });
    expect((await customer.client.call("pro.consultant", { proId })).status).toBe(200);
    expect((await app.visitor().call("pro.consultant", { proId })).status).toBe(404);
  });
});
