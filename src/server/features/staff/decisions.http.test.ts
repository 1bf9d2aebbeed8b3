import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { eventKinds } from "#test/factories/events.ts";
import {
  makeCustomer,
  makeHiredQuote,
  makeQuote,
  makeSignedInPro,
} from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { askForName, submitCertification, reportPro } from "#test/factories/queue.ts";
import { makeReview } from "#test/factories/reviews.ts";
import { uploadPicture } from "#test/factories/uploads.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";

const REASON = "확인한 자료와 내용이 서로 달라요.";

let app: TestApp;
let boss: TestAccount;
let staff: TestClient;

beforeAll(async () => {
  app = await testApp();
  boss = await makeAccount(app, { role: "staff", name: "김운영" });
  staff = await app.as(boss);
});

async function pendingPro() {
  const pro = await makePro(app, { credits: 0 });
  await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
  return { ...pro, client: await app.as(pro.account) };
}

/** The log about one thing, oldest first. */
async function logOf(kind: string, id: string) {
  const rows = await app.sql<{ action: string; reason: string; staff_id: string; ip: string }[]>`
    SELECT action, reason, staff_id, ip FROM staff_log 
    WHERE subject_kind = ${kind} AND subject_id = ${id} ORDER BY id`;
  return [...rows];
}

/** How often the person's open pages are told, during this, that their account changed. */
async function accountChanges(accountId: string, during: () => Promise<unknown>): Promise<number> {
  const count = async () =>
    (await eventKinds(app, accountId)).filter((kind) => kind === "account_changed").length;
  const before = await count();
  await during();
  return (await count()) - before;
}

const lastNotice = async (client: TestClient) =>
  (await client.call("users.me.notifications", {})).body.items[0];

describe("a waiting pro", () => {
  it("stands in the queue until approved, and the look and the decision are logged", async () => {
    const { proId, account, client } = await pendingPro();
    const waiting = async () => (await staff.call("staff.pros", { limit: 100 })).body.items;
    const { body } = await staff.call("staff.pros.get", { proId });
    const { services, regions } = body;
    expect(services.length).toBeGreaterThan(0);
    expect((await waiting()).find(({ id }) => id === proId)).toMatchObject({ services, regions });
    expect(body).toMatchObject({ state: "pending", account: { email: account.email } });
    expect(body.account.phone).toMatch(/^010-\*{4}-\d{4}$/);
    expect((await staff.call("staff.pros.approve", { proId })).status).toBe(200);
    expect((await waiting()).map(({ id }) => id)).not.toContain(proId);
    expect((await client.call("users.me.credits")).body.balance).toBe(10);
    const by = { staff_id: boss.id, ip: "127.0.0.1" };
    expect(await logOf("pro", proId)).toEqual([
      { action: "pro.look_up", reason: "", ...by },
      { action: "pro.approve", reason: "", ...by },
    ]);
    const seen = (await staff.call("staff.pros.get", { proId })).body.decisions;
    expect(seen).toMatchObject([{ by: "김운영", action: "pro.approve" }]);
  });

  it("is decided about once: of two staff at a time the second is told so", async () => {
    const { proId } = await pendingPro();
    const other = await app.as(await makeAccount(app, { role: "staff" }));
    const answers = await Promise.all([
      staff.call("staff.pros.approve", { proId }),
      other.call("staff.pros.reject", { proId, reason: REASON }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("state_forbids");
    const decisions = (await logOf("pro", proId)).filter(({ action }) => action !== "pro.look_up");
    expect(decisions).toHaveLength(1);
  });

  it("is turned down with a reason of ten characters at least, which they read", async () => {
    const { proId, client } = await pendingPro();
    const short = await staff.call("staff.pros.reject", { proId, reason: "아홉글자예요 안돼" });
    expect([short.status, short.error.fields?.["reason"]?.length]).toEqual([422, 1]);
    const long = await staff.call("staff.pros.reject", { proId, reason: "가".repeat(501) });
    expect(long.status).toBe(422);
    expect((await staff.call("staff.pros.reject", { proId, reason: `  ${REASON} ` })).status).toBe(
      200,
    );
    expect((await client.call("pro.profile")).body).toMatchObject({
      state: "rejected",
      state_reason: REASON,
    });
    expect((await lastNotice(client))?.body).toContain(REASON);
  });

  it("comes page by page, the longest waiting first", async () => {
    for (let made = 0; made < 3; made += 1) {
      await pendingPro();
      app.clock.advance(1_000);
    }
    const { body: all } = await staff.call("staff.pros", { limit: 100 });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: typeof all } = await staff.call("staff.pros", {
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.next;
    } while (cursor !== null);
    expect(seen).toEqual(all.items.map(({ id }) => id));
    const times = all.items.map(({ applied_at }) => applied_at);
    expect(times).toEqual(times.toSorted());
    expect((await staff.call("staff.queue")).body.pros).toBe(all.items.length);
  });
});

describe("the open pages of the pro", () => {
  it("are told of each decision about a certification", async () => {
    const pro = await makeSignedInPro(app);
    const certificationId = await submitCertification(pro);
    const { version } = (await staff.call("staff.certifications.get", { certificationId })).body;
    const approve = () => staff.call("staff.certifications.approve", { certificationId, version });
    const revoke = () =>
      staff.call("staff.certifications.revoke", { certificationId, version, reason: REASON });
    expect(await accountChanges(pro.account.id, approve)).toBe(1);
    expect(await accountChanges(pro.account.id, revoke)).toBe(1);
  });

  it("are told of each decision about a name", async () => {
    const pro = await makeSignedInPro(app, { name: "늘푸른 마당" });
    const first = await askForName(pro.client, "가온뜰 마당");
    const reject = () =>
      staff.call("staff.nameChanges.reject", { nameChangeId: first, reason: REASON });
    expect(await accountChanges(pro.account.id, reject)).toBe(1);
    const second = await askForName(pro.client, "새가온 마당");
    const approve = () => staff.call("staff.nameChanges.approve", { nameChangeId: second });
    expect(await accountChanges(pro.account.id, approve)).toBe(1);
  });

  it("are told of each decision about the pro", async () => {
    const { proId, account } = await pendingPro();
    for (const decide of [
      () => staff.call("staff.pros.approve", { proId }),
      () => staff.call("staff.pros.suspend", { proId, reason: REASON }),
      () => staff.call("staff.pros.reinstate", { proId, reason: REASON }),
    ]) {
      expect(await accountChanges(account.id, decide)).toBe(1);
    }
    const other = await pendingPro();
    const reject = () => staff.call("staff.pros.reject", { proId: other.proId, reason: REASON });
    expect(await accountChanges(other.account.id, reject)).toBe(1);
  });
});

describe("a waiting certification", () => {
  it("is looked at with its file, each look logged, and turned down with a reason", async () => {
    const pro = await makeSignedInPro(app);
    const certificationId = await submitCertification(pro);
    const { body } = await staff.call("staff.certifications.get", { certificationId });
    expect(body).toMatchObject({ state: "pending", file: { kind: "image" } });
    expect(body.history).toMatchObject([{ event: "submit", by: "고수" }]);
    const file = await staff.call("staff.certifications.file", { certificationId });
    expect([file.status, file.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(file.headers["content-disposition"]).toMatch(/^inline/);
    const missing = { certificationId, part: "show_image" } as const;
    expect((await staff.call("staff.certifications.file", missing)).status).toBe(404);
    const input = { certificationId, version: body.version, reason: REASON };
    expect((await staff.call("staff.certifications.reject", input)).status).toBe(200);
    expect((await staff.call("staff.certifications.reject", input)).error.code).toBe(
      "state_forbids",
    );
    expect((await lastNotice(pro.client))?.body).toContain(REASON);
    expect((await logOf("certification", certificationId)).map(({ action }) => action)).toEqual([
      "certification.look_up",
      "certification.file_view",
      "certification.reject",
    ]);
  });

  it("loses its label when its approval is taken back, and may be submitted anew", async () => {
    const pro = await makeSignedInPro(app);
    const certificationId = await submitCertification(pro);
    const { body } = await staff.call("staff.certifications.get", { certificationId });
    const version = { certificationId, version: body.version };
    const revoking = { ...version, reason: REASON };
    const early = await staff.call("staff.certifications.revoke", revoking);
    expect(early.error.code).toBe("state_forbids");
    await staff.call("staff.certifications.approve", version);
    const labels = async () =>
      (await app.visitor().call("pro.certifications", { proId: pro.proId })).body.items.length;
    expect(await labels()).toBe(1);
    expect((await staff.call("staff.certifications.revoke", revoking)).status).toBe(200);
    expect(await labels()).toBe(0);
    expect(await lastNotice(pro.client)).toMatchObject({
      kind: "certification_revoked",
      body: expect.stringContaining(REASON),
    });
    expect((await logOf("certification", certificationId)).map(({ action }) => action)).toEqual([
      "certification.look_up",
      "certification.approve",
      "certification.revoke",
    ]);
    const seen = (await staff.call("staff.certifications.get", { certificationId })).body;
    expect([seen.state, seen.reason, seen.history[0]?.event]).toEqual([
      "rejected",
      REASON,
      "revoke",
    ]);
  });

  it("is not decided about once it was changed after the look", async () => {
    const certificationId = await submitCertification(await makeSignedInPro(app));
    const { body } = await staff.call("staff.certifications.get", { certificationId });
    const input = { certificationId, version: body.version - 1 };
    expect((await staff.call("staff.certifications.approve", input)).error.code).toBe("conflict");
    const right = { certificationId, version: body.version };
    expect((await staff.call("staff.certifications.approve", right)).status).toBe(200);
  });
});

describe("a new name that waits", () => {
  it("is shown beside what the pro has proven, approved by a moderator, and then seen by all", async () => {
    const moderator = await app.as(
      await makeAccount(app, { role: "staff", staffLevel: "moderator" }),
    );
    const pro = await makeSignedInPro(app, { name: "늘푸른 정원" });
    await submitCertification(pro);
    const nameChangeId = await askForName(pro.client, "가온뜰 조경");
    const { body: counts } = await moderator.call("staff.queue");
    const { body: queue } = await moderator.call("staff.nameChanges", { limit: 100 });
    expect(counts.name_changes).toBe(queue.items.length);
    expect(queue.items.find(({ id }) => id === nameChangeId)).toMatchObject({
      pro_id: pro.proId,
      name: "가온뜰 조경",
      previous_name: "늘푸른 정원",
    });
    const { body } = await moderator.call("staff.nameChanges.get", { nameChangeId });
    expect(body).toMatchObject({
      state: "pending",
      pro: { id: pro.proId, display_name: "늘푸른 정원", account_name: "늘푸른 정원" },
      confirmed_name: null,
      certifications: [{ kind: "licence", label: "전기기사", state: "pending" }],
    });
    const names = async () => [
      (await app.visitor().call("pro.get", { proId: pro.proId })).body.display_name,
      (await app.visitor().call("search.pro", { q: "가온뜰" })).body.items.length,
    ];
    expect(await names()).toEqual(["늘푸른 정원", 0]);
    expect((await moderator.call("staff.nameChanges.approve", { nameChangeId })).status).toBe(200);
    expect(await names()).toEqual(["가온뜰 조경", 1]);
    expect((await pro.client.call("pro.profile")).body).toMatchObject({
      display_name: "가온뜰 조경",
      name_change: null,
    });
    expect(await lastNotice(pro.client)).toMatchObject({
      kind: "name_change_approved",
      path: "/pro/profile",
      body: expect.stringContaining("가온뜰 조경"),
    });
    expect((await logOf("name_change", nameChangeId)).map(({ action }) => action)).toEqual([
      "name_change.look_up",
      "name_change.approve",
    ]);
  });

  it.each([
    ["approved", "이늘봄"],
    ["pending", null],
    ["rejected", null],
    ["expired", null],
  ])("stands beside the confirmed name only when that is %s", async (state, shown) => {
    const pro = await makeSignedInPro(app);
    const now = app.clock.now();
    await app.sql`
      INSERT INTO certifications (id, pro_id, kind, label, state, legal_name, created_at, submitted_at)
      VALUES (${app.ids.next()}, ${pro.proId}, 'identity', '본인 확인', ${state}, '이늘봄', ${now}, ${now})`;
    const nameChangeId = await askForName(pro.client, `늘봄 ${state} 집`);
    const { body } = await staff.call("staff.nameChanges.get", { nameChangeId });
    expect(body.confirmed_name).toBe(shown);
    const certificationId = await submitCertification(pro);
    const paper = await staff.call("staff.certifications.get", { certificationId });
    expect(paper.body.confirmed_name).toBe(shown);
  });

  it("is turned down with a reason that the pro reads; the old name stays", async () => {
    const pro = await makeSignedInPro(app, { name: "한마음 이사" });
    const nameChangeId = await askForName(pro.client, "대한민국 공식 이사");
    const short = await staff.call("staff.nameChanges.reject", { nameChangeId, reason: "안돼요" });
    expect([short.status, short.error.fields?.["reason"]?.length]).toEqual([422, 1]);
    const input = { nameChangeId, reason: ` ${REASON} ` };
    expect((await app.visitor().call("staff.nameChanges.reject", input)).status).toBe(401);
    expect((await pro.client.call("staff.nameChanges.reject", input)).status).toBe(403);
    expect((await staff.call("staff.nameChanges.reject", input)).status).toBe(200);
    expect((await pro.client.call("pro.profile")).body).toMatchObject({
      display_name: "한마음 이사",
      name_change: null,
    });
    const notice = await lastNotice(pro.client);
    expect(notice?.kind).toBe("name_change_rejected");
    expect(notice?.body).toContain(`'대한민국 공식 이사': ${REASON}`);
    expect((await logOf("name_change", nameChangeId)).at(-1)).toMatchObject({
      action: "name_change.reject",
      reason: REASON,
      staff_id: boss.id,
    });
    const { body } = await staff.call("staff.nameChanges.get", { nameChangeId });
    expect([body.state, body.reason]).toEqual(["rejected", REASON]);
  });

  it("is decided about once, and not after the pro replaced or withdrew it: each is told why", async () => {
    const pro = await makeSignedInPro(app, { name: "반듯한 도배" });
    const first = await askForName(pro.client, "반듯한 벽지");
    const second = await askForName(pro.client, "반듯한 마루");
    const approve = (nameChangeId: string) =>
      staff.call("staff.nameChanges.approve", { nameChangeId });
    const refusalOf = async (nameChangeId: string) => {
      const { status, error } = await approve(nameChangeId);
      return [status, error.code, error.message];
    };
    expect(await refusalOf(first)).toEqual([
      409,
      "state_forbids",
      expect.stringContaining("다른 이름"),
    ]);
    await pro.client.call("pro.nameChanges.withdraw", { nameChangeId: second });
    expect(await refusalOf(second)).toEqual([
      409,
      "state_forbids",
      expect.stringContaining("취소한"),
    ]);
    const third = await askForName(pro.client, "반듯한 집");
    const other = await app.as(await makeAccount(app, { role: "staff" }));
    const answers = await Promise.all([
      approve(third),
      other.call("staff.nameChanges.reject", { nameChangeId: third, reason: REASON }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.error;
    expect([refused?.code, refused?.message]).toEqual([
      "state_forbids",
      expect.stringContaining("다른 운영자가 먼저"),
    ]);
    const decisions = (await logOf("name_change", third)).length;
    expect(decisions).toBe(1);
    const { body } = await staff.call("staff.nameChanges.get", { nameChangeId: third });
    expect(body.others.map(({ name, state }) => [name, state])).toEqual([
      ["반듯한 마루", "withdrawn"],
      ["반듯한 벽지", "replaced"],
    ]);
  });
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
    expect((await lastNotice(reporter.client))?.kind).toBe("report_closed");
    expect((await pro.client.call("pro.profile")).body.state).toBe("approved");
    expect((await logOf("report", reportId)).map(({ action }) => action)).toEqual([
      "report.look_up",
      "report.file_view",
      "report.warned",
    ]);
  });

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
    expect(await lastNotice(customer.client)).toMatchObject({ kind: "request_blocked" });
    expect((await lastNotice(customer.client))?.body).toContain(REASON);
    expect((await lastNotice(pro.client))?.kind).toBe("request_ended");
    const again = await staff.call("staff.requests.block", { requestId, reason: REASON });
    expect(again.error.code).toBe("state_forbids");
    expect((await logOf("request", requestId)).map(({ action }) => action)).toEqual([
      "request.look_up",
      "request.block",
    ]);
    await assertSoundLedger(app.sql);
  });

  it("ends the hire too, which no longer counts", async () => {
    const { pro, requestId, hireId } = await makeHiredQuote(app);
    await staff.call("staff.requests.block", { requestId, reason: REASON });
    const [hire] = await app.sql`SELECT state, cancelled_by FROM hires WHERE id = ${hireId}`;
    expect(hire).toEqual({ state: "cancelled", cancelled_by: "staff" });
    const { body } = await app.visitor().call("pro.get", { proId: pro.proId });
    expect(body.hire_count).toBe(0);
    expect((await lastNotice(pro.client))?.kind).toBe("hire_cancelled");
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
    const { body: chain } = await visitor.call("pro.reviews.chain", { proId });
    expect(chain.items.at(-1)).toMatchObject({
      event: "deleted_by_staff",
      content: { reason: "privacy" },
    });
    expect((await lastNotice(asAuthor))?.title).toBe("운영팀이 내 후기를 삭제했어요");
    expect((await logOf("review", reviewId)).at(-1)).toMatchObject({
      action: "review.delete",
      reason: `privacy: ${REASON}`,
    });
  });
});
