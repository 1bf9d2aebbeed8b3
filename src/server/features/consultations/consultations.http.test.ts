import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { askForSlot, makeConsultation, offerConsultations } from "#test/factories/consultations.ts";
import { makeCustomer, makeSignedInPro, notificationKinds } from "#test/factories/market.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { answerOf } from "#test/same-as-missing.ts";

/** A Wednesday noon in Seoul; the slot of the factory begins on Friday at ten. */
const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

const at = (seoul: string) => app.clock.set(`${seoul}:00+09:00`);

describe("a consultation", () => {
  it("that the pro confirms shows each side the other's number", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    const confirmed = await pro.client.call("consultations.confirm", { consultationId });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body).toMatchObject({
      state: "confirmed",
      customer: { name: customer.account.name },
      phone: expect.stringMatching(/^010-\d{4}-\d{4}$/),
      actions: ["cancel"],
    });
    const seen = await customer.client.call("consultations.get", { consultationId });
    expect(seen.body.phone).toMatch(/^010-/);
    expect(seen.body.phone).not.toBe(confirmed.body.phone);
    expect(await notificationKinds(customer.client)).toEqual(["consultation_confirmed"]);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    const later = await pro.client.call("consultations.get", { consultationId });
    expect(later.body).toMatchObject({ state: "confirmed", phone: null });
    const list = await customer.client.call("consultations.list");
    expect(JSON.stringify(list.body)).not.toMatch(/010-\d{4}-\d{4}/);
  });

  it("is not confirmed by a pro who was suspended meanwhile, who sees no number but may decline", async () => {
    const { pro, consultationId } = await makeConsultation(app);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    const answer = await pro.client.call("consultations.confirm", { consultationId });
    expect([answer.status, answer.error.code]).toEqual([403, "pro_required"]);
    const seen = (await pro.client.call("consultations.get", { consultationId })).body;
    expect([seen.state, seen.phone, seen.actions]).toEqual(["asked", null, ["decline"]]);
    const declining = { consultationId, reason: "지금은 상담을 받지 않아요." };
    expect((await pro.client.call("consultations.decline", declining)).status).toBe(200);
  });

  it("that the pro declines says why, and shows no number", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    const declined = await pro.client.call("consultations.decline", {
      consultationId,
      reason: " 그날 출장이에요 ",
    });
    expect(declined.body).toMatchObject({
      state: "declined",
      ended_by: "pro",
      reason: "그날 출장이에요",
    });
    const seen = await customer.client.call("consultations.get", { consultationId });
    expect(seen.body).toMatchObject({ reason: "그날 출장이에요", phone: null, actions: [] });
    expect(await notificationKinds(customer.client)).toEqual(["consultation_declined"]);
  });

  it("is cancelled by the customer without a word, by the pro with a reason", async () => {
    const first = await makeConsultation(app);
    await first.pro.client.call("consultations.confirm", { consultationId: first.consultationId });
    const cancelled = await first.customer.client.call("consultations.cancel", {
      consultationId: first.consultationId,
      reason: "",
    });
    expect(cancelled.body).toMatchObject({ state: "cancelled", ended_by: "customer", phone: null });
    expect((await notificationKinds(first.pro.client))[0]).toBe("consultation_cancelled");

    const { pro, customer, consultationId } = await makeConsultation(app);
    await pro.client.call("consultations.confirm", { consultationId });
    const silent = await pro.client.call("consultations.cancel", { consultationId, reason: " " });
    expect([silent.status, Object.keys(silent.error.fields ?? {})]).toEqual([422, ["reason"]]);
    const reason = "급한 일이 생겼어요";
    const answer = await pro.client.call("consultations.cancel", { consultationId, reason });
    expect(answer.body).toMatchObject({ state: "cancelled", ended_by: "pro", reason });
    expect((await notificationKinds(customer.client))[0]).toBe("consultation_cancelled");
  });

  it("is moved once", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    const answers = await Promise.all([
      pro.client.call("consultations.confirm", { consultationId }),
      pro.client.call("consultations.confirm", { consultationId }),
      pro.client.call("consultations.decline", { consultationId, reason: "" }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await notificationKinds(customer.client)).toHaveLength(1);
  });

  it("is confirmed by the pro, not by the customer, and by nobody else", async () => {
    const { customer, consultationId } = await makeConsultation(app);
    const stranger = await makeSignedInPro(app);
    const missing = answerOf(
      await stranger.client.call("consultations.get", { consultationId: app.ids.next() }),
    );
    for (const name of ["consultations.get", "consultations.confirm"] as const) {
      expect(answerOf(await stranger.client.call(name, { consultationId }))).toEqual(missing);
      expect((await app.visitor().call(name, { consultationId })).status).toBe(401);
    }
    for (const name of ["consultations.decline", "consultations.cancel"] as const) {
      const input = { consultationId, reason: "왜냐하면" };
      expect(answerOf(await stranger.client.call(name, input))).toEqual(missing);
      expect((await app.visitor().call(name, input)).status).toBe(401);
      const long = await customer.client.call(name, { ...input, reason: "가".repeat(301) });
      expect(long.status).toBe(422);
    }
    const own = await customer.client.call("consultations.confirm", { consultationId });
    expect([own.status, own.error.code]).toEqual([409, "state_forbids"]);
  });
});

describe("as time goes by", () => {
  it("an unanswered one expires after 48 hours, not before, and both are told once", async () => {
    const startsAt = "2027-03-19T10:00:00+09:00";
    const { pro, customer, consultationId } = await makeConsultation(app, { startsAt });
    const state = async () =>
      (await customer.client.call("consultations.get", { consultationId })).body.state;
    app.clock.set("2027-03-12T02:59:59.999Z");
    await app.sweep();
    expect(await state()).toBe("asked");
    app.clock.set("2027-03-12T03:00:00.000Z");
    const late = await pro.client.call("consultations.confirm", { consultationId });
    expect(late.error.code).toBe("state_forbids");
    await app.sweep();
    await app.sweep();
    expect(await state()).toBe("expired");
    expect(await notificationKinds(customer.client)).toEqual(["consultation_expired"]);
    expect((await notificationKinds(pro.client))[0]).toBe("consultation_expired");
    await askForSlot((await makeCustomer(app)).client, pro.proId, startsAt);
  });

  it("an unanswered one expires when its slot begins", async () => {
    const { customer, consultationId } = await makeConsultation(app);
    at("2027-03-12T10:00");
    await app.sweep();
    const { body } = await customer.client.call("consultations.get", { consultationId });
    expect([body.state, body.ended_by]).toEqual(["expired", "system"]);
  });

  it("a confirmed one reminds both at ten the day before, once, and is held after its end", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    await pro.client.call("consultations.confirm", { consultationId });
    const reminders = async () => {
      const kinds = await Promise.all(
        [pro, customer].map(({ client }) => notificationKinds(client)),
      );
      return kinds.map((all) => all.filter((kind) => kind === "consultation_reminder").length);
    };
    at("2027-03-11T09:59");
    await app.sweep();
    expect(await reminders()).toEqual([0, 0]);
    at("2027-03-11T10:00");
    await app.sweep();
    await app.sweep();
    expect(await reminders()).toEqual([1, 1]);
    at("2027-03-12T10:29");
    await app.sweep();
    const get = async () =>
      (await customer.client.call("consultations.get", { consultationId })).body;
    expect(await get()).toMatchObject({ state: "confirmed", actions: [] });
    at("2027-03-12T10:30");
    await app.sweep();
    expect(await get()).toMatchObject({ state: "held", phone: expect.any(String) });
    expect(await reminders()).toEqual([1, 1]);
  });

  it("reminds nobody of what was confirmed too late for it or has begun", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    at("2027-03-11T10:00");
    await pro.client.call("consultations.confirm", { consultationId });
    await app.sweep();
    expect(await notificationKinds(customer.client)).toEqual(["consultation_confirmed"]);

    const other = await makeConsultation(app, { startsAt: "2027-03-16T09:00:00+09:00" });
    await other.pro.client.call("consultations.confirm", { consultationId: other.consultationId });
    at("2027-03-16T09:10");
    await app.sweep();
    expect(await notificationKinds(other.customer.client)).toEqual(["consultation_confirmed"]);
  });
});

describe("consultations.list", () => {
  it("is one's own, by side, newest first, page by page", async () => {
    const pro = await makeSignedInPro(app);
    await offerConsultations(pro);
    const ids: string[] = [];
    for (const hour of ["09:00", "09:30", "10:00"]) {
      const startsAt = `2027-03-12T${hour}:00+09:00`;
      ids.unshift((await makeConsultation(app, { pro, startsAt })).consultationId);
    }
    const first = await pro.client.call("consultations.list", { side: "pro", limit: 2 });
    expect(first.body.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.body.items[0]).toMatchObject({ side: "pro", customer: { name: "사○○" } });
    const cursor = first.body.next ?? "";
    const second = await pro.client.call("consultations.list", { side: "pro", limit: 2, cursor });
    expect(second.body).toMatchObject({ items: [{ id: ids[2] }], next: null });
    expect((await pro.client.call("consultations.list")).body.items).toEqual([]);
    const { client } = await makeCustomer(app);
    for (const side of ["customer", "pro"] as const) {
      expect((await client.call("consultations.list", { side })).body).toEqual({
        items: [],
        next: null,
      });
    }
  });

  it.each([{ side: "staff" }, { limit: 0 }, { cursor: "?" }])("refuses %j", async (query) => {
    const { client } = await makeCustomer(app);
    expect((await client.send("consultations.list", query)).status).toBe(422);
    expect((await app.visitor().call("consultations.list")).status).toBe(401);
  });
});

describe("consultations.unansweredCount", () => {
  it("is how many may still be answered, of all and not of a page, and nobody else's", async () => {
    const pro = await makeSignedInPro(app);
    await offerConsultations(pro, { minutes: 10 });
    const count = async (of = pro) =>
      (await of.client.call("consultations.unansweredCount")).body.count;
    expect(await count()).toBe(0);
    const ids: string[] = [];
    for (let slot = 0; slot < PAGE_SIZE + 1; slot += 1) {
      const starts = new Date(Date.parse("2027-03-11T09:00:00+09:00"));
      starts.setUTCMinutes(10 * (slot % 12));
      starts.setUTCDate(starts.getUTCDate() + Math.floor(slot / 12));
      const startsAt = starts.toISOString();
      ids.push((await makeConsultation(app, { pro, startsAt })).consultationId);
    }
    expect(await count()).toBe(PAGE_SIZE + 1);
    expect(await count(await makeSignedInPro(app))).toBe(0);

    await pro.client.call("consultations.confirm", { consultationId: ids[0] ?? "" });
    const declining = { consultationId: ids[1] ?? "", reason: "그날 출장이에요" };
    await pro.client.call("consultations.decline", declining);
    expect(await count()).toBe(PAGE_SIZE - 1);
    // Nobody has swept yet: what begins within an hour can no longer be answered.
    app.clock.set("2027-03-10T23:19:59.999Z");
    expect(await count()).toBe(PAGE_SIZE - 1);
    app.clock.set("2027-03-10T23:20:00.000Z");
    expect(await count()).toBe(PAGE_SIZE - 2);
  });
});
