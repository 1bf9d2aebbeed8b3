import { beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeHiredQuote, notices } from "#test/factories/market.ts";

// Agreed for 15 March: its reminder is due at 10:00 on the 14th, in Seoul.
const BEFORE = "2027-03-14T00:59:59.999Z";
const DUE = "2027-03-14T01:00:00.000Z";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set("2027-03-10T03:00:00.000Z");
});

type Made = Awaited<ReturnType<typeof makeHiredQuote>>;

/** Paths of the reminders that either side got, as they stand in a list of a session begun now. */
async function reminders(made: Made) {
  const of = async (side: "customer" | "pro") => {
    const given = await notices(await app.as(made[side].account));
    return given.filter(({ kind }) => kind === "appointment_tomorrow").map(({ path }) => path);
  };
  return { customer: await of("customer"), pro: await of("pro") };
}

async function moveTo(made: Made, day: string) {
  const { quoteId } = made;
  const change = { kind: "date", agreed_date: day, reason: "비가 온대요" } as const;
  const customer = await app.as(made.customer.account);
  const pro = await app.as(made.pro.account);
  const { body } = await customer.call("quotes.changeOrders.create", { quoteId, ...change });
  expect((await pro.call("changeOrders.approve", { changeOrderId: body.id })).status).toBe(200);
}

it("tells both sides at ten of the day before, once", async () => {
  const made = await makeHiredQuote(app);
  const path = `/quote?id=${made.quoteId}#agreed`;
  app.clock.set(BEFORE);
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [], pro: [] });
  app.clock.set(DUE);
  await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
  app.clock.advance(60_000);
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [path], pro: [path] });
});

it("follows a day that moves, and does not repeat itself for what moves nothing", async () => {
  const made = await makeHiredQuote(app);
  const path = `/quote?id=${made.quoteId}#agreed`;
  await moveTo(made, "2027-03-20");
  app.clock.set(DUE);
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [], pro: [] });
  app.clock.set("2027-03-19T01:00:00.000Z");
  await app.sweep();
  const pro = await app.as(made.pro.account);
  const change = { kind: "price", price: 380_000, reason: "짐이 늘었어요" } as const;
  const { body } = await pro.call("quotes.changeOrders.create", {
    quoteId: made.quoteId,
    ...change,
  });
  const customer = await app.as(made.customer.account);
  await customer.call("changeOrders.approve", { changeOrderId: body.id });
  app.clock.advance(60_000);
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [path], pro: [path] });
});

it("is silent of a day that was agreed on after the hour, and speaks again of a later one", async () => {
  const made = await makeHiredQuote(app);
  const path = `/quote?id=${made.quoteId}#agreed`;
  await moveTo(made, "2027-03-20");
  app.clock.set(DUE);
  await moveTo(made, "2027-03-15");
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [], pro: [] });
  await moveTo(made, "2027-03-17");
  app.clock.set("2027-03-16T01:00:00.000Z");
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [path], pro: [path] });
});

it.each(["cancelled", "completed"])("is silent of a hire that was %s", async (how) => {
  const made = await makeHiredQuote(app);
  const { requestId } = made;
  await (how === "cancelled"
    ? made.pro.client.call("requests.cancel", { requestId, reason: "못 하게 됐어요" })
    : made.pro.client.call("requests.complete", { requestId }));
  app.clock.set(DUE);
  await app.sweep();
  expect(await reminders(made)).toEqual({ customer: [], pro: [] });
});

it.each([
  ["2027-03-14T14:59:59.999Z", 1],
  ["2027-03-14T15:00:00.000Z", 0],
])("after a job that was down until %s goes to %i of each", async (time, count) => {
  const made = await makeHiredQuote(app);
  app.clock.set(time);
  await app.sweep();
  const told = await reminders(made);
  expect([told.customer.length, told.pro.length]).toEqual([count, count]);
});
