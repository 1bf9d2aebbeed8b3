import { beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { askForSlot, offerConsultations } from "#test/factories/consultations.ts";
import {
  hireBody,
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  type SignedInPro,
} from "#test/factories/market.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.set("2027-03-10T03:00:00.000Z");
});

const SLOT = "2027-03-12T11:00:00+09:00";

async function bookSlot(pro: SignedInPro) {
  await offerConsultations(pro, { holidays: ["2027-03-19", "2027-04-02"] });
  const customer = await makeCustomer(app, "박바다");
  const consultationId = await askForSlot(customer.client, pro.proId, SLOT);
  await pro.client.call("consultations.confirm", { consultationId });
  return { customer, consultationId };
}

/** What a calendar gets that knows the path and nothing else. */
async function read(path: string | null) {
  const { status, headers, body } = await app.visitor().raw({ method: "GET", url: path ?? "" });
  return { status, headers, file: String(body) };
}

const lines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");
const valueOf = (file: unknown, name: string) =>
  lines(String(file))
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]+:/, "");

it("a month has the work agreed on, the consultations confirmed and the holidays of it", async () => {
  const { pro, customer, hireId, quoteId } = await makeHiredQuote(app);
  await app.sql`UPDATE accounts SET name = '김하늘' WHERE id = ${customer.account.id}`;
  const { consultationId } = await bookSlot(pro);
  const { body } = await pro.client.call("pro.schedule");
  expect(body).toMatchObject({
    month: "2027-03",
    today: "2027-03-10",
    holidays: ["2027-03-19"],
    offers_consultations: true,
    entries: [
      {
        kind: "consultation",
        id: consultationId,
        day: "2027-03-12",
        from: "11:00",
        until: "11:30",
        service_name: null,
        customer_name: "박바다",
      },
      {
        kind: "hire",
        id: hireId,
        quote_id: quoteId,
        day: "2027-03-15",
        from: null,
        until: null,
        service_name: "입주청소",
        customer_name: "김하늘",
        amount: 350_000,
        is_done: false,
      },
    ],
  });
  const next = (await pro.client.call("pro.schedule", { month: "2027-04" })).body;
  expect(next).toMatchObject({ entries: [], holidays: ["2027-04-02"] });
  expect((await pro.client.call("pro.schedule", { month: "2027-13" })).status).toBe(422);
});

it("work completed before its agreed day stands on the day of its completion, without a time", async () => {
  const { pro, customer, requestId, quoteId } = await makeQuote(app);
  const nextMonth = {
    ...hireBody(requestId, quoteId),
    agreed_date: "2027-04-02",
    agreed_time: "10:00",
  };
  const hireId = (await customer.client.call("requests.hire", nextMonth)).body.hire?.id ?? "";
  expect(hireId).not.toBe("");
  const entriesOf = async (month: string) =>
    (await pro.client.call("pro.schedule", { month })).body.entries;
  expect(await entriesOf("2027-03")).toEqual([]);
  expect(await entriesOf("2027-04")).toMatchObject([{ id: hireId, day: "2027-04-02" }]);
  await customer.client.call("requests.complete", { requestId });
  expect(await entriesOf("2027-03")).toMatchObject([
    { id: hireId, day: "2027-03-10", from: null, is_done: true },
  ]);
  expect(await entriesOf("2027-04")).toEqual([]);
  const { path } = (await pro.client.call("pro.calendarFeed.renew", {})).body;
  expect(lines((await read(path)).file)).toContain("DTSTART;VALUE=DATE:20270310");
});

it("what is asked for and not confirmed is in no month", async () => {
  const { pro } = await makeHiredQuote(app);
  await offerConsultations(pro);
  const { client } = await makeCustomer(app);
  await askForSlot(client, pro.proId, SLOT);
  const { entries } = (await pro.client.call("pro.schedule")).body;
  expect(entries.map(({ kind }) => kind)).toEqual(["hire"]);
});

it("a subscribed calendar follows the appointments under ids that stay", async () => {
  const { pro, customer, hireId, quoteId, requestId } = await makeHiredQuote(app);
  const { consultationId } = await bookSlot(pro);
  expect((await pro.client.call("pro.calendarFeed")).body).toEqual({ path: null });
  const { path } = (await pro.client.call("pro.calendarFeed.renew", {})).body;
  expect((await pro.client.call("pro.calendarFeed")).body).toEqual({ path });

  const first = await read(path);
  expect(first.status).toBe(200);
  expect(first.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(lines(first.file)).toEqual(
    expect.arrayContaining([
      `UID:hire-${hireId}@somssi`,
      "DTSTART;VALUE=DATE:20270315",
      `UID:consultation-${consultationId}@somssi`,
      // 11:00 in Seoul.
      "DTSTART:20270312T020000Z",
      "DTEND:20270312T023000Z",
      "SUMMARY:상담 · 박○○님",
    ]),
  );

  // A day that both sides agreed to, then the end of it all.
  const change = { kind: "date", agreed_date: "2027-03-20", reason: "비가 온대요" } as const;
  const { body } = await customer.client.call("quotes.changeOrders.create", { quoteId, ...change });
  app.clock.advance(60_000);
  await pro.client.call("changeOrders.approve", { changeOrderId: body.id });
  const moved = await read(path);
  expect(lines(moved.file)).toEqual(
    expect.arrayContaining([
      `UID:hire-${hireId}@somssi`,
      "SEQUENCE:1",
      "DTSTART;VALUE=DATE:20270320",
      "DTSTAMP:20270310T030100Z",
    ]),
  );
  await pro.client.call("requests.cancel", { requestId, reason: "다쳤어요" });
  const cancelled = await read(path);
  expect(lines(cancelled.file)).toEqual(
    expect.arrayContaining([`UID:hire-${hireId}@somssi`, "SEQUENCE:2", "STATUS:CANCELLED"]),
  );
});

it("work with an agreed time stands at it in the month, in the list and in calendars, and moves with it", async () => {
  const { pro, customer, requestId, quoteId } = await makeQuote(app);
  const late = { ...hireBody(requestId, quoteId), agreed_time: "23:30" };
  const hireId = (await customer.client.call("requests.hire", late)).body.hire?.id ?? "";
  expect((await pro.client.call("pro.schedule")).body.entries).toMatchObject([
    { id: hireId, day: "2027-03-15", from: "23:30", until: null },
  ]);
  expect((await pro.client.call("pro.today")).body.coming).toMatchObject([{ from: "23:30" }]);
  expect((await pro.client.call("pro.hires")).body.items).toMatchObject([{ agreed_time: "23:30" }]);
  // Over the midnight of Seoul, and its end no more than an estimate.
  const file = await customer.client.call("hires.calendar", { hireId });
  expect(lines(String(file.body))).toEqual(
    expect.arrayContaining(["DTSTART:20270315T143000Z", "DTEND:20270315T163000Z"]),
  );
  expect(valueOf(file.body, "DESCRIPTION")).toContain("2시간 뒤로 적었어요.");

  const change = { kind: "terms", agreed_time: "08:30", reason: "아침이 좋아요" } as const;
  const { body } = await customer.client.call("quotes.changeOrders.create", { quoteId, ...change });
  await pro.client.call("changeOrders.approve", { changeOrderId: body.id });
  const { path } = (await pro.client.call("pro.calendarFeed.renew", {})).body;
  // In UTC on the day before.
  expect(lines((await read(path)).file)).toEqual(
    expect.arrayContaining(["SEQUENCE:1", "DTSTART:20270314T233000Z", "DTEND:20270315T013000Z"]),
  );
});

it("tells whoever reads along neither number nor address nor sum nor name", async () => {
  const { pro, customer, hireId } = await makeHiredQuote(app);
  const { path } = (await pro.client.call("pro.calendarFeed.renew", {})).body;
  const feed = await read(path);
  const file = await pro.client.call("hires.calendar", { hireId });
  const { phone, name } = (await customer.client.call("users.me")).body;
  for (const calendar of [feed.file, String(file.body)]) {
    // Without ids and days: three digits of a house number stand in one of a hundred ids.
    const said = lines(calendar).filter(
      (line) => !/^(?:UID|URL|LAST-MODIFIED|DT[A-Z]+)[:;]/.test(line),
    );
    const text = said.join("\n");
    expect(text).toContain("SUMMARY:");
    for (const secret of [phone ?? "none", phone?.slice(-4) ?? "none", "역삼로", "350", name]) {
      expect(text).not.toContain(secret);
    }
  }
});

it("an address that was renewed or removed, or that nobody made, opens nothing", async () => {
  const { pro } = await makeHiredQuote(app);
  const before = (await pro.client.call("pro.calendarFeed.renew", {})).body.path ?? "";
  const after = (await pro.client.call("pro.calendarFeed.renew", {})).body.path ?? "";
  expect((await read(before)).status).toBe(404);
  expect((await read(after)).status).toBe(200);
  expect((await read(after.replace("/somssi.ics", "x/somssi.ics"))).status).toBe(404);
  await pro.client.call("pro.calendarFeed.remove");
  expect((await read(after)).status).toBe(404);
  expect((await pro.client.call("pro.calendarFeed")).body).toEqual({ path: null });
});

it("who may take no new work still reads, renews and removes the address", async () => {
  const { pro } = await makeHiredQuote(app);
  await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
  const { path } = (await pro.client.call("pro.calendarFeed.renew", {})).body;
  expect((await pro.client.call("pro.calendarFeed")).body).toEqual({ path });
  expect((await read(path)).status).toBe(200);
  expect((await pro.client.call("pro.calendarFeed.remove")).status).toBe(200);
  expect((await read(path)).status).toBe(404);
});

it("one appointment as a file, for both sides and nobody else", async () => {
  const { pro, customer, hireId } = await makeHiredQuote(app);
  const { consultationId, customer: asker } = await bookSlot(pro);
  const [forPro, forCustomer] = [
    await pro.client.call("hires.calendar", { hireId }),
    await customer.client.call("hires.calendar", { hireId }),
  ];
  expect(valueOf(forPro.body, "UID")).toBe(`hire-${hireId}@somssi`);
  expect(valueOf(forCustomer.body, "UID")).toBe(`hire-${hireId}@somssi`);
  expect(valueOf(forCustomer.body, "SUMMARY")).toMatch(/고수$/);
  expect(valueOf(forPro.body, "DTSTART")).toBe("20270315");
  const slot = await asker.client.call("consultations.calendar", { consultationId });
  expect(valueOf(slot.body, "DTSTART")).toBe("20270312T020000Z");
  const stranger = await makeCustomer(app);
  expect((await stranger.client.call("hires.calendar", { hireId })).status).toBe(404);
  expect((await stranger.client.call("consultations.calendar", { consultationId })).status).toBe(
    404,
  );
});

it("the file of work that was cancelled takes it out of the calendar of either side", async () => {
  const { pro, customer, hireId, requestId } = await makeHiredQuote(app);
  const before = await customer.client.call("hires.calendar", { hireId });
  expect(valueOf(before.body, "STATUS")).toBe("CONFIRMED");
  app.clock.advance(60_000);
  await pro.client.call("requests.cancel", { requestId, reason: "다쳤어요" });
  for (const { client } of [pro, customer]) {
    const { status, body } = await client.call("hires.calendar", { hireId });
    expect([status, valueOf(body, "STATUS")]).toEqual([200, "CANCELLED"]);
    expect(Number(valueOf(body, "SEQUENCE"))).toBeGreaterThan(
      Number(valueOf(before.body, "SEQUENCE")),
    );
    expect(valueOf(body, "DTSTAMP")).toBe("20270310T030100Z");
  }
});

it("the file of a consultation that was cancelled takes it out of the calendar of either side", async () => {
  const { pro } = await makeHiredQuote(app);
  const { customer, consultationId } = await bookSlot(pro);
  const before = await customer.client.call("consultations.calendar", { consultationId });
  expect(valueOf(before.body, "STATUS")).toBe("CONFIRMED");
  const cancel = { consultationId, reason: "일이 생겼어요" };
  expect((await customer.client.call("consultations.cancel", cancel)).status).toBe(200);
  for (const { client } of [pro, customer]) {
    const { status, body } = await client.call("consultations.calendar", { consultationId });
    expect([status, valueOf(body, "STATUS")]).toEqual([200, "CANCELLED"]);
  }
});

it("a consultation that nobody confirmed has no file, not even once it is cancelled", async () => {
  const { pro } = await makeHiredQuote(app);
  await offerConsultations(pro);
  const { client } = await makeCustomer(app);
  const consultationId = await askForSlot(client, pro.proId, SLOT);
  const statusOfFile = async () =>
    (await client.call("consultations.calendar", { consultationId })).status;
  expect(await statusOfFile()).toBe(404);
  const cancel = { consultationId, reason: "" };
  expect((await client.call("consultations.cancel", cancel)).status).toBe(200);
  expect(await statusOfFile()).toBe(404);
});
