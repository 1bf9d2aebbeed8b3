import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
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
    expect(await lastNoticeOf(pro.client)).toMatchObject({
      kind: "name_change_approved",
      path: "/pro/profile",
      body: expect.stringContaining("가온뜰 조경"),
    });
    expect(
      (await staffLogOf(app, "name_change", nameChangeId)).map(({ action }) => action),
    ).toEqual(["name_change.look_up", "name_change.approve"]);
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
      declined_name: { name: "대한민국 공식 이사", reason: REASON },
    });
    const notice = await lastNoticeOf(pro.client);
    expect(notice?.kind).toBe("name_change_rejected");
    expect(notice?.body).toContain(`‘대한민국 공식 이사’: ${REASON}`);
    expect((await staffLogOf(app, "name_change", nameChangeId)).at(-1)).toMatchObject({
      action: "name_change.reject",
      reason: REASON,
      staff_id: boss.id,
    });
    const { body } = await staff.call("staff.nameChanges.get", { nameChangeId });
    expect([body.state, body.reason]).toEqual(["rejected", REASON]);
    await app.sql`
      UPDATE pro_name_changes SET ended_at = ended_at - interval '30 days' WHERE id = ${nameChangeId}`;
    expect((await pro.client.call("pro.profile")).body.declined_name).toBeNull();
    await askForName(pro.client, "한마음 포장이사");
    expect((await pro.client.call("pro.profile")).body).toMatchObject({
      name_change: { name: "한마음 포장이사" },
      declined_name: null,
    });
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
      expect.stringMatching(/^먼저 .*된 이름/),
    ]);
    const decisions = (await staffLogOf(app, "name_change", third)).length;
    expect(decisions).toBe(1);
    const { body } = await staff.call("staff.nameChanges.get", { nameChangeId: third });
    expect(body.others.map(({ name, state }) => [name, state])).toEqual([
      ["반듯한 마루", "withdrawn"],
      ["반듯한 벽지", "replaced"],
    ]);
  });
});
