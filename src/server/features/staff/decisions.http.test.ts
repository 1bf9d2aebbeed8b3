import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { eventKinds } from "#test/factories/events.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
import { identifyPro } from "#test/factories/identity.ts";
import { makePro } from "#test/factories/pros.ts";
import { askForName, submitCertification } from "#test/factories/queue.ts";
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

async function pendingPro() {
  const pro = await makePro(app, { credits: 0 });
  await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
  await identifyPro(app, { proId: pro.proId, accountId: pro.account.id });
  return { ...pro, client: await app.as(pro.account) };
}

/** How often the person's open pages are told, during this, that their account changed. */
async function accountChanges(accountId: string, during: () => Promise<unknown>): Promise<number> {
  const count = async () =>
    (await eventKinds(app, accountId)).filter((kind) => kind === "account_changed").length;
  const before = await count();
  await during();
  return (await count()) - before;
}

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
    expect(await staffLogOf(app, "pro", proId)).toEqual([
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
    const decisions = (await staffLogOf(app, "pro", proId)).filter(
      ({ action }) => action !== "pro.look_up",
    );
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
    expect((await lastNoticeOf(client))?.body).toContain(REASON);
  });

  it("sent again after that waits from then on, behind those that waited meanwhile", async () => {
    const { proId, client } = await pendingPro();
    const sentAt = async () => (await staff.call("staff.pros.get", { proId })).body.applied_at;
    await app.sql`UPDATE pro_profiles SET applied_at = applied_at - interval '5 days' WHERE id = ${proId}`;
    const first = await sentAt();
    await staff.call("staff.pros.reject", { proId, reason: REASON });
    const { body: own } = await client.call("pro.profile");
    const save = () =>
      client.call("pro.profile.edit", {
        display_name: own.display_name,
        headline: "약속한 시간에 가서 끝까지 해요",
        introduction: "사는 사람의 눈으로 구석까지 챙겨요. 약속한 시간을 지켜요.",
        career_years: own.career_years,
        photo_id: null,
        services: own.services.map(({ slug }) => slug),
        si_gun_gu_codes: own.regions.map(({ code }) => code),
        accepts_requests: true,
      });
    expect((await save()).body.state).toBe("pending");
    const again = await sentAt();
    expect(Date.parse(again) - Date.parse(first)).toBeGreaterThanOrEqual(5 * DAY_MS);
    const { items } = (await staff.call("staff.pros", { limit: 100 })).body;
    expect(items.at(-1)).toMatchObject({ id: proId, applied_at: again });
    // What is changed while it waits does not put it back.
    app.clock.advance(1_000);
    await save();
    expect(await sentAt()).toBe(again);
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
    expect(body).toMatchObject({ state: "pending", file: { kind: "image" }, decisions: [] });
    const owner = (await staff.call("staff.pros.get", { proId: pro.proId })).body;
    expect(owner.certifications).toMatchObject([{ id: certificationId, state: "pending" }]);
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
    expect((await lastNoticeOf(pro.client))?.body).toContain(REASON);
    const decided = (await staff.call("staff.certifications.get", { certificationId })).body;
    expect(decided.decisions).toMatchObject([{ by: "김운영", action: "certification.reject" }]);
    expect(
      (await staffLogOf(app, "certification", certificationId)).map(({ action }) => action),
    ).toEqual([
      "certification.look_up",
      "certification.file_view",
      "certification.reject",
      "certification.look_up",
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
    expect(await lastNoticeOf(pro.client)).toMatchObject({
      kind: "certification_revoked",
      body: expect.stringContaining(REASON),
    });
    expect(
      (await staffLogOf(app, "certification", certificationId)).map(({ action }) => action),
    ).toEqual(["certification.look_up", "certification.approve", "certification.revoke"]);
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
