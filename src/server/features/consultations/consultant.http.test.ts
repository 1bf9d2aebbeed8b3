import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noHours } from "#domain/consultation/weekly-hours.ts";
import { testApp, type TestApp } from "#test/app.ts";
import {
  consultantBody,
  makeConsultation,
  offerConsultations,
} from "#test/factories/consultations.ts";
import { makeCustomer, makeSignedInPro } from "#test/factories/market.ts";
import { answerOf } from "#test/same-as-missing.ts";

/** A Wednesday noon in Seoul. */
const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

describe("pro.consultant", () => {
  it("is what the pro put up, for anyone, and replaced as a whole", async () => {
    const { client, proId } = await makeSignedInPro(app);
    expect((await app.visitor().call("pro.get", { proId })).body.offers_consultation).toBe(false);
    const saved = await client.call("pro.consultant.save", { proId, ...consultantBody() });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({ pro_id: proId, ...consultantBody() });
    expect((await app.visitor().call("pro.consultant", { proId })).body).toEqual(saved.body);
    expect((await app.visitor().call("pro.get", { proId })).body.offers_consultation).toBe(true);

    const free = consultantBody({ fee: 0, career: [], response_promise: "1h" });
    await client.call("pro.consultant.save", { proId, ...free });
    const read = await app.visitor().call("pro.consultant", { proId });
    expect(read.body).toEqual({ pro_id: proId, ...free });
  });

  it("keeps texts on one line, the career in order and each holiday once, until it is over", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const job = { from_year: 2001, to_year: 2003, text: "  첫\t직장 " };
    await client.call("pro.consultant.save", {
      proId,
      ...consultantBody({
        headline: " 세무를\t봐 드려요 ".normalize("NFD"),
        career: [job, { from_year: 2010, to_year: null, text: "지금 일" }],
        holidays: ["2027-03-12", "2027-03-10", "2027-03-12"],
      }),
    });
    const read = async () => (await app.visitor().call("pro.consultant", { proId })).body;
    expect(await read()).toMatchObject({
      headline: "세무를 봐 드려요",
      career: [{ text: "지금 일" }, { text: "첫 직장" }],
      holidays: ["2027-03-10", "2027-03-12"],
    });
    app.clock.set("2027-03-10T15:00:00.000Z");
    expect((await read()).holidays).toEqual(["2027-03-12"]);
  });

  it.each([
    ["a field twice", { fields: ["세무", " 세무"] }, "fields"],
    ["a length off the step", { minutes: 25 }, "minutes"],
    [
      "hours that overlap",
      {
        weekly_hours: {
          ...noHours(),
          mon: [
            { from: "09:00", to: "12:00" },
            { from: "11:00", to: "13:00" },
          ],
        },
      },
      "weekly_hours.mon",
    ],
    ["no hours at all", { weekly_hours: noHours() }, "weekly_hours"],
    [
      "a time off the step",
      { weekly_hours: { ...noHours(), mon: [{ from: "09:05", to: "12:00" }] } },
      "weekly_hours.mon.0.from",
    ],
    ["a holiday of yesterday", { holidays: ["2027-03-09"] }, "holidays"],
    [
      "a career of tomorrow",
      { career: [{ from_year: 2028, to_year: null, text: "미래" }] },
      "career.0.from_year",
    ],
    ["a headline of unseen signs", { headline: "\u200b\u200b\u200b\u200b\u200b" }, "headline"],
    ["too high a fee", { fee: 1_000_001 }, "fee"],
    ["another promise", { response_promise: "2h" }, "response_promise"],
  ])("refuses %s", async (_case, changes, field) => {
    const { client, proId } = await makeSignedInPro(app);
    const answer = await client.send("pro.consultant.save", {
      proId,
      ...consultantBody(),
      ...changes,
    });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect((await client.call("pro.consultant", { proId })).status).toBe(404);
  });

  it("is written and taken down by its pro alone", async () => {
    const pro = await makeSignedInPro(app);
    const other = await makeSignedInPro(app);
    const customer = await makeCustomer(app);
    const { proId } = pro;
    await offerConsultations(pro);
    const save = (client: typeof pro.client, to = proId) =>
      client.call("pro.consultant.save", { proId: to, ...consultantBody() });
    const missing = answerOf(await save(other.client, app.ids.next()));
    expect(missing.status).toBe(404);
    expect(answerOf(await save(other.client))).toEqual(missing);
    expect(answerOf(await other.client.call("pro.consultant.delete", { proId }))).toEqual(missing);
    expect((await save(customer.client)).error.code).toBe("pro_required");
    expect((await save(app.visitor())).status).toBe(401);
    expect((await app.visitor().call("pro.consultant.delete", { proId })).status).toBe(401);
    expect((await pro.client.call("pro.consultant.delete", { proId })).status).toBe(200);
    expect((await pro.client.call("pro.consultant.delete", { proId })).status).toBe(404);
    expect((await app.visitor().call("pro.consultant", { proId })).status).toBe(404);
    expect((await app.visitor().call("pro.consultant.slots", { proId })).status).toBe(404);
  });

  it("taken down leaves what is agreed on as it is", async () => {
    const { pro, customer, consultationId } = await makeConsultation(app);
    await pro.client.call("pro.consultant.delete", { proId: pro.proId });
    const { body } = await pro.client.call("consultations.confirm", { consultationId });
    expect(body.state).toBe("confirmed");
    expect((await customer.client.call("consultations.get", { consultationId })).status).toBe(200);
  });
});

describe("pro.consultant.slots", () => {
  it("are the free ones, two hours from now on", async () => {
    const pro = await makeSignedInPro(app);
    const { proId } = pro;
    await offerConsultations(pro, {
      minutes: 60,
      holidays: ["2027-03-11"],
      weekly_hours: {
        ...noHours(),
        wed: [{ from: "13:00", to: "16:00" }],
        thu: [{ from: "09:00", to: "12:00" }],
        fri: [{ from: "09:00", to: "11:30" }],
      },
    });
    await makeConsultation(app, { pro, startsAt: "2027-03-12T09:00:00+09:00" });
    const { status, body } = await app.visitor().call("pro.consultant.slots", { proId, days: 5 });
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        { starts_at: "2027-03-10T14:00:00+09:00", ends_at: "2027-03-10T15:00:00+09:00" },
        { starts_at: "2027-03-10T15:00:00+09:00", ends_at: "2027-03-10T16:00:00+09:00" },
        { starts_at: "2027-03-12T10:00:00+09:00", ends_at: "2027-03-12T11:00:00+09:00" },
      ],
      bookable_until: "2027-05-08",
    });
    const slots = async (query: { from?: string; days?: number }) =>
      (await app.visitor().call("pro.consultant.slots", { proId, ...query })).body.items.length;
    expect(await slots({ from: "2027-03-11", days: 1 })).toBe(0);
    expect(await slots({ from: "2027-03-12", days: 1 })).toBe(1);
    expect(await slots({ from: "1900-01-01", days: 1 })).toBe(2);
    expect(await slots({ from: "2199-12-31", days: 31 })).toBe(0);
    expect(await slots({ from: "2027-05-08", days: 31 })).toBe(0);
  });

  it.each([{ from: "2027-02-30" }, { days: 0 }, { days: 32 }, { days: "many" }, { other: 1 }])(
    "refuses %j",
    async (query) => {
      const pro = await makeSignedInPro(app);
      await offerConsultations(pro);
      const answer = await app
        .visitor()
        .send("pro.consultant.slots", { proId: pro.proId, ...query });
      expect(answer.status).toBe(422);
    },
  );
});
