import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AbuseReportReason } from "#domain/abuse-report/reason.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import {
  makeCustomer,
  makeQuote,
  makeReadQuote,
  makeRequest,
  makeSignedInPro,
  notificationKinds,
} from "#test/factories/market.ts";
import { makeReview, reviewFields } from "#test/factories/reviews.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { uploadPicture } from "#test/factories/uploads.ts";

const START = "2027-03-10T03:00:00.000Z";
const TEXT = "처음 말한 것과 다른 말을 하면서 자꾸 재촉하고 화를 냈어요.";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

type Kind = "pro" | "quote" | "message" | "request" | "review";

async function report(
  client: TestClient,
  kind: Kind,
  id: string,
  reason: AbuseReportReason = "abusive_words",
) {
  const body = { subject: { kind, id }, reason, text: TEXT };
  return client.call("reports.create", { ...body, upload_ids: [] });
}

it("whoever sees a thing of somebody else's reports it, and nobody else", async () => {
  const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
  const said = await pro.client.call("quotes.messages.create", { quoteId, text: "빨리 정하세요!" });
  const asked = await customer.client.call("quotes.messages.create", { quoteId, text: "싫어요" });
  const { reviewId } = await makeReview(app, { proId: pro.proId });
  const stranger = await makeCustomer(app);
  const status = async (client: TestClient, kind: Kind, id: string) =>
    (await report(client, kind, id)).status;
  for (const [kind, id, byCustomer, byPro, byStranger] of [
    ["pro", pro.proId, 201, 422, 201],
    ["quote", quoteId, 201, 422, 404],
    ["message", said.body.id, 201, 422, 404],
    ["message", asked.body.id, 422, 201, 404],
    ["request", requestId, 422, 201, 404],
    ["review", reviewId, 201, 201, 201],
  ] as const) {
    expect([
      kind,
      await status(customer.client, kind, id),
      await status(pro.client, kind, id),
      await status(stranger.client, kind, id),
    ]).toEqual([kind, byCustomer, byPro, byStranger]);
  }
  expect((await report(app.visitor(), "pro", pro.proId)).status).toBe(401);
  const again = await report(customer.client, "quote", quoteId);
  expect([again.status, again.error.code]).toEqual([409, "report_exists"]);
});

it("names what can be wrong with what is reported, and nothing else", async () => {
  const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
  const asked = await customer.client.call("quotes.messages.create", { quoteId, text: "싫어요" });
  const { reviewId } = await makeReview(app, { proId: pro.proId });
  for (const [client, kind, id, foreign, own] of [
    [customer.client, "quote", quoteId, "fake_review", "advertising"],
    [pro.client, "message", asked.body.id, "no_show", "off_platform_contact"],
    [pro.client, "request", requestId, "fake_review", "no_show"],
    [pro.client, "review", reviewId, "no_show", "fake_review"],
  ] as const) {
    const refused = await report(client, kind, id, foreign);
    expect([kind, refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([
      kind,
      422,
      ["reason"],
    ]);
    expect((await report(client, kind, id, own)).status, kind).toBe(201);
  }
});

it("of a request is for each pro whom it reached, before any of them answers", async () => {
  const { pro, requestId } = await makeRequest(app);
  const later = await makeSignedInPro(app);
  expect((await report(pro.client, "request", requestId)).status).toBe(201);
  expect((await report(later.client, "request", requestId)).status).toBe(404);
});

it("of a message is for those who may read it, and never of a card", async () => {
  const { customer, pro, quoteId } = await makeQuote(app);
  const said = await pro.client.call("quotes.messages.create", { quoteId, text: "빨리 정하세요!" });
  expect((await report(customer.client, "message", said.body.id)).status).toBe(404);
  await customer.client.call("quotes.get", { quoteId });
  const { body } = await customer.client.call("quotes.messages", { quoteId });
  const card = body.items.find((item) => item.card?.kind === "quote_sent");
  expect((await report(customer.client, "message", card?.id ?? "")).status).toBe(404);
  expect((await report(customer.client, "message", said.body.id)).status).toBe(201);
});

it("of a customer is warned about, and no pro is suspended for it", async () => {
  const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
  const text = "010-1234-5678로 연락해요";
  await customer.client.call("quotes.messages.create", { quoteId, text, insist: true });
  const { id: reportId } = (await report(pro.client, "request", requestId)).body;
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const seen = await staff.call("staff.reports.get", { reportId });
  expect(seen.body).toMatchObject({
    subject: { kind: "request", id: requestId },
    reported: { id: customer.account.id },
    marked_messages: 1,
    pro: null,
  });
  const note = "대화를 확인했어요. 재촉한 말이 있었어요.";
  const suspended = { reportId, outcome: "suspended" as const, note, reason: "거친 말을 했어요." };
  const refused = await staff.call("staff.reports.close", suspended);
  expect([refused.status, refused.error.code]).toEqual([409, "state_forbids"]);
  const closed = await staff.call("staff.reports.close", {
    reportId,
    outcome: "warned",
    note,
  });
  expect(closed.status).toBe(200);
  const { items } = (await customer.client.call("users.me.notifications")).body;
  expect(items[0]).toMatchObject({
    kind: "pro_warned",
    body: "보낸 요청에 대해 ‘욕설이나 위협을 했어요’라는 신고가 있었어요. 확인한 결과 주의를 드려요. 같은 일이 이어지지 않게 해 주세요.",
  });
  expect((await notificationKinds(pro.client))[0]).toBe("report_closed");
  const { client, proId } = await makeSignedInPro(app);
  expect((await report(client, "pro", proId)).status).toBe(422);
});

it("shows staff the conversation of a reported message with a reason, and writes each look down", async () => {
  const { customer, pro, quoteId } = await makeReadQuote(app);
  const said = await pro.client.call("quotes.messages.create", { quoteId, text: "빨리 정하세요!" });
  const { id: reportId } = (await report(customer.client, "message", said.body.id)).body;
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const looks = () => app.sql`
    SELECT reason FROM staff_log WHERE action = 'report.look_up' AND subject_id = ${reportId}`;
  expect((await staff.send("staff.reports.conversation", { reportId })).status).toBe(422);
  expect(await looks()).toEqual([]);
  const reason = "재촉한 말을 확인해요.";
  const { body } = await staff.call("staff.reports.conversation", { reportId, reason });
  expect(body.items.map(({ by, is_reported }) => [by, is_reported])).toEqual([
    ["reported", true],
    ["other", false],
    ["reported", false],
  ]);
  expect(await looks()).toEqual([{ reason }]);
  const plain = (await report(customer.client, "pro", pro.proId)).body.id;
  const offers = async (id: string) =>
    (await staff.call("staff.reports.get", { reportId: id })).body.has_conversation;
  expect(await offers(reportId)).toBe(true);
  expect(await offers(plain)).toBe(false);
  const none = await staff.call("staff.reports.conversation", { reportId: plain, reason });
  expect(none.status).toBe(404);
});

it("shows staff what was reported, with what stands below a review and of which request it is", async () => {
  const { customer, pro, requestId, quoteId } = await makeReadQuote(app);
  const said = await pro.client.call("quotes.messages.create", { quoteId, text: "빨리 정하세요!" });
  const { reviewId, asAuthor } = await makeReview(app, { proId: pro.proId, rating: 1 });
  const answered = { reviewId, body: "다른 분의 일과 헷갈리신 것 같아요." };
  expect((await pro.client.call("reviews.comments.create", answered)).status).toBe(201);
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const see = async (client: TestClient, kind: Kind, id: string) => {
    const { id: reportId } = (await report(client, kind, id)).body;
    return (await staff.call("staff.reports.get", { reportId })).body;
  };
  const review = await see(pro.client, "review", reviewId);
  expect(review.thing).toMatchObject({
    kind: "review",
    id: reviewId,
    rating: 1,
    state: "shown",
    pro: { id: pro.proId },
    replies: [{ by: "pro", text: answered.body }],
  });
  expect(review.request_id).not.toBeNull();
  expect((await see(customer.client, "message", said.body.id)).thing).toMatchObject({
    kind: "message",
    text: "빨리 정하세요!",
  });
  const quote = await see(customer.client, "quote", quoteId);
  expect(quote.thing?.kind === "quote" && quote.thing.items.length).toBeGreaterThan(0);
  const request = await see(pro.client, "request", requestId);
  expect(request.thing?.kind === "request" && request.thing.answers.length).toBeGreaterThan(0);
  expect((await see(customer.client, "pro", pro.proId)).thing).toBeNull();
  await asAuthor.call("reviews.delete", { reviewId });
  const { body } = await staff.call("staff.reports.get", { reportId: review.id });
  expect(body.thing).toMatchObject({ state: "deleted_by_author" });
});

it("says of a review that it was edited after the report, not before", async () => {
  const { client, proId } = await makeSignedInPro(app);
  const { reviewId, asAuthor } = await makeReview(app, { proId });
  const edit = async (body: string) => {
    app.clock.advance(60_000);
    expect((await asAuthor.call("reviews.edit", { ...reviewFields, reviewId, body })).status).toBe(
      200,
    );
  };
  await edit("처음 만난 날부터 끝까지 말이 거칠었어요. 다시는 부르지 않아요.");
  app.clock.advance(60_000);
  const { id: reportId } = (await report(client, "review", reviewId)).body;
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const thing = async () => (await staff.call("staff.reports.get", { reportId })).body.thing;
  expect(await thing()).toMatchObject({ edited_after_report: false });
  await edit("끝까지 꼼꼼하게 해 주셨지만 시간이 조금 걸렸어요.");
  expect(await thing()).toMatchObject({ edited_after_report: true });
});

it("opens the files of what was reported to staff alone, as a look at the reported's data", async () => {
  const { customer, pro, quoteId } = await makeReadQuote(app);
  const file = await uploadPicture(pro.client, "message_file");
  const sent = { quoteId, text: "이 사진을 보세요.", upload_ids: [file] };
  const said = await pro.client.call("quotes.messages.create", sent);
  const { id: reportId } = (await report(customer.client, "message", said.body.id)).body;
  const staff = await app.as(await makeAccount(app, { role: "staff" }));
  const { body } = await staff.call("staff.reports.get", { reportId });
  expect(body.thing?.files.map(({ id }) => id)).toEqual([file]);
  const shown = await staff.call("staff.reports.photo", { reportId, uploadId: file });
  expect([shown.status, shown.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(
    await app.sql`SELECT person_id FROM staff_log WHERE action = 'report.file_view' AND subject_id = ${reportId}`,
  ).toEqual([{ person_id: pro.account.id }]);
  const other = await uploadPicture(pro.client, "message_file");
  expect((await staff.call("staff.reports.photo", { reportId, uploadId: other })).status).toBe(404);
});
