import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeCustomer, makeReadQuote, makeSignedInPro } from "#test/factories/market.ts";
import { makeAbuseReport, abuseReportBody } from "#test/factories/abuse-reports.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { loadReport } from "../../views/staff/reports/load-abuse-report.ts";
import { findOpenReports } from "../../views/staff/waiting-rows.ts";
import { closeAbuseReport } from "./close-abuse-report.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function notices(accountId: string) {
  return app.sql<{ kind: string; body: string }[]>`
    SELECT kind, body FROM notifications
    WHERE account_id = ${accountId} AND kind IN ('report_closed', 'pro_warned') ORDER BY id`;
}

describe("pro.reports.create", () => {
  it("keeps the report with its reference and its photos", async () => {
    const made = await makeReadQuote(app);
    const { client, account } = made.customer;
    const photo = await uploadPicture(client, "report_photo");
    const reportId = await makeAbuseReport(client, made.pro.proId, {
      quote_id: made.quoteId,
      photo_ids: [photo],
    });
    expect((await loadReport(app.sql, reportId)).page).toMatchObject({
      pro: { id: made.pro.proId, upheld_reports: 0 },
      reporter: { id: account.id },
      reason: "no_show",
      request_id: made.requestId,
      state: "open",
    });
    expect(await app.sql`SELECT quote_id FROM abuse_reports WHERE id = ${reportId}`).toEqual([
      { quote_id: made.quoteId },
    ]);
    const see = async (viewer: typeof client) =>
      (await viewer.raw({ method: "GET", url: `/api/uploads/${photo}/` })).status;
    // Staff have an address of their own for it, behind the second factor and logged.
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    expect([await see(client), await see(staff), await see(made.pro.client)]).toEqual([
      200, 404, 404,
    ]);
  });

  it.each([
    ["no reason", { reason: undefined }, "reason"],
    ["a reason that is none", { reason: "boring" }, "reason"],
    ["too short a detail", { detail: "가".repeat(19) }, "detail"],
    ["too long a detail", { detail: "가".repeat(1_001) }, "detail"],
    [
      "six photos",
      { photo_ids: Array.from({ length: 6 }, () => crypto.randomUUID()) },
      "photo_ids",
    ],
  ])("refuses %s", async (_case, changes, field) => {
    const { client } = await makeCustomer(app);
    const { proId } = await makeSignedInPro(app);
    const answer = await client.send("pro.reports.create", {
      proId,
      ...abuseReportBody(),
      ...changes,
    });
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("takes a detail of 20 and of 1,000 letters, trimmed", async () => {
    for (const length of [20, 1_000]) {
      const { client } = await makeCustomer(app);
      const { proId } = await makeSignedInPro(app);
      const id = await makeAbuseReport(client, proId, { detail: ` ${"가".repeat(length)}\n` });
      expect((await loadReport(app.sql, id)).page.detail).toBe("가".repeat(length));
    }
  });

  it("keeps one open report by person and pro, also of two at once", async () => {
    const { client } = await makeCustomer(app);
    const { proId } = await makeSignedInPro(app);
    const both = await Promise.all(
      [1, 2].map(() => client.call("pro.reports.create", { proId, ...abuseReportBody() })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("report_exists");
    await makeAbuseReport((await makeCustomer(app)).client, proId);
  });

  it("refuses oneself, and what is not one's own", async () => {
    const made = await makeReadQuote(app);
    const stranger = await makeCustomer(app);
    const ask = (changes: object, client = stranger.client) =>
      client.send("pro.reports.create", {
        proId: made.pro.proId,
        ...abuseReportBody(),
        ...changes,
      });
    expect((await ask({}, made.pro.client)).status).toBe(422);
    expect((await ask({ request_id: made.requestId })).status).toBe(404);
    expect((await ask({ quote_id: made.quoteId })).status).toBe(404);
    const theirs = await uploadPicture(made.customer.client, "report_photo");
    expect((await ask({ photo_ids: [theirs] })).error.code).toBe("upload_unusable");
    expect(
      await app.sql`SELECT 1 FROM abuse_reports WHERE reporter_id = ${stranger.account.id}`,
    ).toHaveLength(0);
    expect((await app.visitor().send("pro.reports.create", { proId: made.pro.proId })).status).toBe(
      401,
    );
  });

  it("stops at five a day", async () => {
    const { client } = await makeCustomer(app);
    const pros = await Promise.all(Array.from({ length: 6 }, () => makeSignedInPro(app)));
    for (const { proId } of pros.slice(0, 5)) await makeAbuseReport(client, proId);
    const proId = pros[5]?.proId ?? "";
    const answer = await client.call("pro.reports.create", { proId, ...abuseReportBody() });
    expect([answer.status, answer.error.code]).toEqual([429, "too_many"]);
  });
});

describe("closeReport", () => {
  it.each([
    ["warned", true],
    ["suspended", true],
    ["no_action", false],
  ] as const)("as %s tells the reporter, and the pro: %s", async (outcome, notifiesPro) => {
    const { client, account } = await makeCustomer(app);
    const pro = await makeSignedInPro(app);
    const staff = await makeAccount(app, { role: "staff" });
    const reportId = await makeAbuseReport(client, pro.proId);
    const suspension = outcome === "suspended" ? "신고가 이어졌어요." : null;
    const [staffId, ids] = [staff.id, app.ids];
    const closing = { reportId, outcome, note: "확인함", suspension, staffId, ids };
    const close = () =>
      app.sql.begin((tx) => closeAbuseReport(tx, { ...closing, now: app.clock.now() }));
    await close();
    expect(
      await app.sql`SELECT state, outcome, closed_by FROM abuse_reports WHERE id = ${reportId}`,
    ).toEqual([{ state: "closed", outcome, closed_by: staff.id }]);
    expect(
      await app.sql`SELECT state, state_reason FROM pro_profiles WHERE id = ${pro.proId}`,
    ).toEqual([{ state: suspension ? "suspended" : "approved", state_reason: suspension }]);
    expect((await notices(account.id)).map(({ kind }) => kind)).toEqual(["report_closed"]);
    expect((await notices(pro.account.id)).map(({ kind }) => kind)).toEqual(
      notifiesPro ? ["pro_warned"] : [],
    );
    await expect(close()).rejects.toMatchObject({ code: "state_forbids" });
    // What was closed makes room for another, as long as the pro can be found.
    if (outcome !== "suspended") await makeAbuseReport(client, pro.proId);
  });
});

describe("the queue of reports", () => {
  it("has the open reports, longest waiting first, page by page", async () => {
    const open = async () => {
      const rows = await findOpenReports(app.sql, { after: null, limit: 1_000 });
      return rows.map(({ id }) => id);
    };
    const { proId } = await makeSignedInPro(app);
    const first = await makeAbuseReport((await makeCustomer(app)).client, proId);
    const second = await makeAbuseReport((await makeCustomer(app)).client, proId);
    const all = await open();
    expect(all.slice(-2)).toEqual([first, second]);
    expect(await findOpenReports(app.sql, { after: first, limit: 5 })).toMatchObject([
      { id: second },
    ]);
  });
});
