import { beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
  type SignedInPro,
} from "#test/factories/market.ts";

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app);
  await makeHiredQuote(app, { pro });
  await app.sql`UPDATE pro_profiles SET approved_at = '2026-01-01' WHERE id = ${pro.proId}`;
});

const service = { slug: "move-in-cleaning", name: "입주청소" };

describe("pro.report", () => {
  it("has the last twelve weeks, week by week and by service", async () => {
    const { status, body } = await pro.client.call("pro.report");
    expect(status).toBe(200);
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.at(-1)?.to).toBe(body.to);
    expect(body.total).toMatchObject({
      received: 1,
      sent: 1,
      read: 1,
      hired: 1,
      read_of_sent: 1,
      hired_of_sent: 1,
      deals: 1,
      revenue_won: 350_000,
      released: 0,
      // Paid with the bonus alone.
      cost_won: 0,
      return_on_cost: null,
      won_per_hire: 0,
      read_rate: 100,
      hire_rate: 100,
      answer_seconds: 0,
      price_position: null,
    });
    expect(body.total.captured).toBeGreaterThan(0);
    expect(body.total.cost_per_hire).toBe(body.total.captured);
    expect(body.by_service).toEqual([{ service, ...body.total }]);
    expect(body.services).toEqual([service]);
    expect(body.weeks.slice(0, -1).every((week) => week.received === 0)).toBe(true);
  });

  it("is the pro's own alone", async () => {
    const other = await makeSignedInPro(app);
    expect((await other.client.call("pro.report")).body.total.sent).toBe(0);
    expect((await app.visitor().call("pro.report")).status).toBe(401);
  });

  it("begins no earlier than the pro did", async () => {
    const newcomer = await makeSignedInPro(app);
    const { body } = await newcomer.client.call("pro.report");
    expect(body.from).toBe(body.to);
    expect(body.weeks).toHaveLength(1);
  });

  it("looks at another range and service", async () => {
    const before = await pro.client.call("pro.report", { from: "2027-01-01", to: "2027-01-31" });
    expect(before.body).toMatchObject({ from: "2027-01-01", total: { received: 0 } });
    const other = await pro.client.call("pro.report", { service: "car-wash" });
    expect(other.body).toMatchObject({ service: "car-wash", total: { sent: 0 }, by_service: [] });
  });

  it.each([
    [{ from: "2027-03-09", to: "2027-03-08" }, "from"],
    [{ from: "2020-01-01" }, "from"],
    [{ to: "2099-01-01" }, "to"],
    [{ to: "soon" }, "to"],
    [{ from: "0001-01-01", to: "0001-02-01" }, "from,to"],
    [{ service: "none-such" }, "service"],
  ])("refuses %j", async (query, field) => {
    const answer = await pro.client.call("pro.report", query);
    expect([answer.status, Object.keys(answer.error.fields ?? {}).join()]).toEqual([422, field]);
  });
});

describe("pro.report.recent", () => {
  it("has what came of the quotes of the last four weeks", async () => {
    const { body } = await pro.client.call("pro.report.recent");
    const { total } = (await pro.client.call("pro.report")).body;
    expect(body).toMatchObject({ sent: 1, read_of_sent: 1, hired_of_sent: 1, won_per_hire: 0 });
    expect(body.cost_per_hire).toBe(total.cost_per_hire);
    expect(body.to).toBe(addDays(body.from, 27));
  });

  it("is the pro's own alone", async () => {
    const other = await makeSignedInPro(app);
    expect((await other.client.call("pro.report.recent")).body.sent).toBe(0);
    expect((await app.visitor().call("pro.report.recent")).status).toBe(401);
  });
});

describe("pro.report.csv", () => {
  it("is a file that a spreadsheet opens, with the same figures", async () => {
    const answer = await pro.client.call("pro.report.csv");
    const { body: report } = await pro.client.call("pro.report");
    expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="somssi-report-${report.from}-${report.to}.csv"`,
    );
    const text = String(answer.body);
    expect(text.startsWith('\ufeff"구분"')).toBe(true);
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(1 + 1 + 1 + 12);
    expect(lines[0]).toContain('"매출(원)"');
    expect(lines[2]).toContain(
      `"서비스","입주청소","${report.from}","${report.to}",1,1,1,1,1,1,1,350000,`,
    );
    const columns = lines.map((line) => line.split(",").length);
    expect(new Set(columns)).toEqual(new Set([columns[0]]));
  });

  it("refuses as the report does", async () => {
    expect((await pro.client.call("pro.report.csv", { to: "soon" })).status).toBe(422);
    expect((await app.visitor().call("pro.report.csv")).status).toBe(401);
  });
});

// Last: another quote changes the figures that the others expect.
it("counts a quote on the day in Seoul that it was sent on, and on no other", async () => {
  const early = await makeSignedInPro(app);
  await makeQuote(app, { pro: early });
  await app.sql`UPDATE pro_profiles SET approved_at = '2026-01-01' WHERE id = ${early.proId}`;
  const midnight = "2027-03-03T00:00:00+09:00";
  await app.sql`UPDATE quotes SET sent_at = ${midnight} WHERE pro_id = ${early.proId}`;
  const sentIn = async (from: string, to: string) =>
    (await early.client.call("pro.report", { from, to })).body.total.sent;
  expect(await sentIn("2027-02-20", "2027-03-02")).toBe(0);
  expect(await sentIn("2027-03-03", "2027-03-03")).toBe(1);
  expect(await sentIn("2027-03-04", "2027-03-05")).toBe(0);
});
