import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
} from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { reportPro } from "#test/factories/queue.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { lastNoticeOf, staffLogOf } from "#test/factories/staff-decisions.ts";

const REASON = "확인한 자료와 내용이 서로 달라요.";

let app: TestApp;
let boss: TestAccount;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp();
  boss = await makeAccount(app, { role: "staff", name: "김운영" });
  staff = await app.as(boss);
});

describe("an open report", () => {
  it("shows its photos to staff alone, each look logged, and closes once", async () => {
    const pro = await makeSignedInPro(app);
    const reporter = await makeCustomer(app);
    const photo = await uploadPicture(reporter.client, "report_photo");
    const reportId = await reportPro(reporter.client, pro.proId, [photo]);
    const { body } = await staff.call("staff.reports.get", { reportId });
    expect(body.photos.map(({ id }) => id)).toEqual([photo]);
    const shown = await staff.call("staff.reports.photo", { reportId, uploadId: photo });
    expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await pro.client.call("staff.reports.get", { reportId })).status).toBe(403);
    const input = { reportId, outcome: "warned", note: REASON } as const;
    expect((await staff.call("staff.reports.close", input)).status).toBe(200);
    expect((await staff.call("staff.reports.close", input)).error.code).toBe("state_forbids");
    expect((await lastNoticeOf(reporter.client))?.kind).toBe("report_closed");
    expect((await pro.client.call("pro.profile")).body.state).toBe("approved");
    expect((await staffLogOf(app, "report", reportId)).map(({ action }) => action)).toEqual([
      "report.look_up",
      "report.file_view",
      "report.warned",
    ]);
  });

  it.each(["pending", "rejected", "withdrawn"])(
    "suspends no pro who is %s, and may be closed otherwise",
    async (state) => {
      const pro = await makeSignedInPro(app);
      const reportId = await reportPro((await makeCustomer(app)).client, pro.proId);
      await app.sql`UPDATE pro_profiles SET state = ${state} WHERE id = ${pro.proId}`;
      const suspended = { outcome: "suspended", note: REASON, reason: REASON } as const;
      const refused = await staff.call("staff.reports.close", { reportId, ...suspended });
      expect([refused.status, refused.error.code, refused.error.message]).toEqual([
        409,
        "state_forbids",
        expect.stringContaining("다른 결과를 골라"),
      ]);
      expect(await staffLogOf(app, "report", reportId)).toEqual([]);
      const warned = { reportId, outcome: "warned", note: REASON } as const;
      expect((await staff.call("staff.reports.close", warned)).status).toBe(200);
    },
  );

  it("suspends a pro who was let back while the decision waited for its turn", async () => {
    const pro = await makeSignedInPro(app);
    const reportId = await reportPro((await makeCustomer(app)).client, pro.proId);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    const input = { reportId, outcome: "suspended", note: REASON, reason: REASON } as const;
    const closing = await app.sql.begin(async (tx) => {
      await tx`SELECT 1 FROM accounts WHERE id = ${pro.account.id} FOR UPDATE`;
      const waiting = { answer: staff.call("staff.reports.close", input) };
      await untilSomebodyWaits(app.sql);
      await tx`UPDATE pro_profiles SET state = 'approved' WHERE id = ${pro.proId}`;
      return waiting;
    });
    expect((await closing.answer).status).toBe(200);
    expect((await pro.client.call("pro.profile")).body.state).toBe("suspended");
  });

  it("is seen with how many others about the same pro were upheld, whatever became of itself", async () => {
    const pro = await makeSignedInPro(app);
    const report = async () => reportPro((await makeCustomer(app)).client, pro.proId);
    const [first, second, third] = [await report(), await report(), await report()];
    await reportPro((await makeCustomer(app)).client, (await makeSignedInPro(app)).proId);
    const upheld = async (reportId: string) =>
      (await staff.call("staff.reports.get", { reportId })).body.pro?.upheld_reports;
    expect(await upheld(second)).toBe(0);
    await staff.call("staff.reports.close", { reportId: first, outcome: "warned", note: REASON });
    await staff.call("staff.reports.close", {
      reportId: third,
      outcome: "no_action",
      note: REASON,
    });
    expect(await Promise.all([first, second, third].map(upheld))).toEqual([0, 1, 1]);
  });

  it("suspends nobody by the word of a moderator, who may close it otherwise", async () => {
    const moderator = await app.as(
      await makeAccount(app, { role: "staff", staffLevel: "moderator" }),
    );
    const pro = await makeSignedInPro(app);
    const reportId = await reportPro((await makeCustomer(app)).client, pro.proId);
    const input = { reportId, outcome: "suspended", note: REASON, reason: REASON } as const;
    const refused = await moderator.call("staff.reports.close", input);
    expect([refused.status, refused.error.code]).toEqual([403, "forbidden"]);
    expect((await pro.client.call("pro.profile")).body.state).toBe("approved");
    const closed = { reportId, outcome: "warned", note: REASON } as const;
    expect((await moderator.call("staff.reports.close", closed)).status).toBe(200);
    expect((await moderator.call("staff.queue")).body).toMatchObject({
      refunds: null,
      alarms: null,
    });
  });

  it("suspends the pro with a reason that they read, and does so once for two reports", async () => {
    const pro = await makeSignedInPro(app);
    const ids = [];
    for (let made = 0; made < 2; made += 1) {
      ids.push(await reportPro((await makeCustomer(app)).client, pro.proId));
    }
    const [first = "", second = ""] = ids;
    const suspended = { outcome: "suspended", note: "같은 일이 여러 번 있었어요." } as const;
    const without = { reportId: first, ...suspended };
    expect((await staff.send("staff.reports.close", without)).status).toBe(422);
    const input = { ...without, reason: REASON };
    expect((await staff.call("staff.reports.close", input)).status).toBe(200);
    expect((await pro.client.call("pro.profile")).body).toMatchObject({
      state: "suspended",
      state_reason: REASON,
    });
    const again = { ...suspended, reportId: second, reason: REASON };
    expect((await staff.call("staff.reports.close", again)).status).toBe(200);
  });
});

describe("a false request", () => {
  it("is blocked: the pro's credits go back, customer and pro are told why", async () => {
    const { customer, pro, requestId } = await makeQuote(app);
    const held = (await pro.client.call("users.me.credits")).body.held;
    expect(held).toBeGreaterThan(0);
    const { body } = await staff.call("staff.requests.get", { requestId });
    expect(body).toMatchObject({ state: "open", can_block: true, quotes: [{ state: "sent" }] });
    expect((await staff.call("staff.requests.block", { requestId, reason: REASON })).status).toBe(
      200,
    );
    expect((await pro.client.call("users.me.credits")).body.held).toBe(0);
    expect((await customer.client.call("requests.get", { requestId })).body).toMatchObject({
      state: "blocked",
      actions: [],
    });
    expect(await lastNoticeOf(customer.client)).toMatchObject({ kind: "request_blocked" });
    expect((await lastNoticeOf(customer.client))?.body).toContain(REASON);
    expect((await lastNoticeOf(pro.client))?.kind).toBe("request_ended");
    const again = await staff.call("staff.requests.block", { requestId, reason: REASON });
    expect(again.error.code).toBe("state_forbids");
    expect((await staffLogOf(app, "request", requestId)).map(({ action }) => action)).toEqual([
      "request.look_up",
      "request.block",
    ]);
    const { decisions } = (await staff.call("staff.requests.get", { requestId })).body;
    expect(decisions).toMatchObject([{ action: "request.block", reason: REASON, by: "김운영" }]);
    await assertSoundLedger(app.sql);
  });

  it("is seen with what each hire was agreed for last", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    const change = { kind: "price", price: 400_000, reason: "곰팡이를 없애 드려요" } as const;
    const { body } = await pro.client.call("quotes.changeOrders.create", { quoteId, ...change });
    await customer.client.call("changeOrders.approve", { changeOrderId: body.id });
    const { quotes } = (await staff.call("staff.requests.get", { requestId })).body;
    expect(quotes).toMatchObject([{ hire_state: "hired", total: 350_000, agreed_price: 400_000 }]);
    const open = await makeQuote(app);
    const seen = await staff.call("staff.requests.get", { requestId: open.requestId });
    expect(seen.body.quotes).toMatchObject([{ hire_state: null, agreed_price: null }]);
  });

  it("ends the hire too, which no longer counts", async () => {
    const { pro, requestId, hireId } = await makeHiredQuote(app);
    await staff.call("staff.requests.block", { requestId, reason: REASON });
    const [hire] = await app.sql`
      SELECT state, cancelled_by, cancel_reason FROM hires WHERE id = ${hireId}`;
    expect(hire).toEqual({ state: "cancelled", cancelled_by: "staff", cancel_reason: REASON });
    const { body } = await app.visitor().call("pro.get", { proId: pro.proId });
    expect(body.hire_count).toBe(0);
    expect((await lastNoticeOf(pro.client))?.kind).toBe("hire_cancelled");
    await assertSoundLedger(app.sql);
  });
});

describe("a review", () => {
  it("comes down only for a reason of the law, which stands in the chain; the count rises", async () => {
    const { proId } = await makePro(app);
    const { reviewId, asAuthor } = await makeReview(app, { proId, rating: 1 });
    const { body } = await staff.call("staff.reviews.get", { reviewId });
    expect(body).toMatchObject({ state: "shown", rating: 1 });
    const remove = (reason: string) =>
      staff.send("staff.reviews.delete", { reviewId, legal_reason: reason, note: REASON });
    for (const none of ["bad_rating", "", "constructor"])
      expect((await remove(none)).status).toBe(422);
    expect((await remove("privacy")).status).toBe(200);
    expect((await remove("privacy")).error.code).toBe("state_forbids");
    const visitor = app.visitor();
    const { body: reviews } = await visitor.call("pro.reviews", { proId });
    expect(reviews.summary).toEqual({
      count: 0,
      rating: null,
      deleted_by_author: 0,
      deleted_by_staff: 1,
    });
    const { body: whole } = await visitor.call("pro.reviews.summary", { proId });
    expect(whole).toMatchObject({
      deleted_by_staff: 1,
      staff_reasons: [{ reason: "privacy", count: 1 }],
    });
    const { body: chain } = await visitor.call("pro.reviews.chain", { proId });
    expect(chain.items.at(-1)).toMatchObject({
      event: "deleted_by_staff",
      content: { reason: "privacy" },
    });
    expect((await lastNoticeOf(asAuthor))?.title).toBe("운영팀이 내 후기를 삭제했어요");
    expect((await staffLogOf(app, "review", reviewId)).at(-1)).toMatchObject({
      action: "review.delete",
      reason: `개인정보 노출: ${REASON}`,
    });
    const { decisions } = (await staff.call("staff.reviews.get", { reviewId })).body;
    expect(decisions).toMatchObject([{ action: "review.delete", by: "김운영" }]);
  });
});
