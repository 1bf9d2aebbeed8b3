import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { TEST_SECRET, testApp, type TestApp } from "#test/app.ts";
import { identifyPro } from "#test/factories/identity.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { makeStaffWithAuthenticator } from "#test/factories/staff.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { systemRandom } from "../platform/random.ts";
import { openSession } from "../platform/session/session-store.ts";
import type { StaffCommand } from "./staff-arguments.ts";
import { runStaffCommand } from "./staff-commands.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

function run(command: StaffCommand, password = ""): Promise<string> {
  const { sql, clock, ids } = app;
  const sessionSecret = TEST_SECRET;
  const deps = { sql, clock, ids, random: systemRandom, operator: "test", sessionSecret };
  return runStaffCommand({ ...deps, readPassword: () => Promise.resolve(password) }, command);
}

async function pendingPro(): Promise<TestPro> {
  const pro = await makePro(app, { credits: 0 });
  await app.sql`UPDATE pro_profiles SET state = 'pending', approved_at = NULL WHERE id = ${pro.proId}`;
  await identifyPro(app, { proId: pro.proId, accountId: pro.account.id });
  return pro;
}

async function actionsOn(subjectKind: string, subjectId: string) {
  return app.sql<{ operator: string; action: string; reason: string }[]>`
    SELECT operator, action, reason FROM staff_log 
    WHERE subject_kind = ${subjectKind} AND subject_id = ${subjectId} AND kind IN ('decision', 'account') ORDER BY id`;
}

describe("staff create", () => {
  const create = { command: "create", level: "admin", name: "운영자" } as const;

  it("makes an account that signs in with the password it shows once", async () => {
    const printed = await run({ ...create, email: "boss@example.com" });
    const password = /비밀번호: (\S+)/.exec(printed)?.[1] ?? "";
    expect(password.length).toBeGreaterThanOrEqual(20);
    const client = app.visitor();
    const { body } = await client.call("auth.login", { email: "boss@example.com", password });
    expect(body.user).toMatchObject({ user_type: "staff", name: "운영자" });
    expect(await actionsOn("account", body.user.id)).toEqual([
      { operator: "test", action: "staff.create", reason: "admin" },
    ]);
  });

  it("takes the operator's password without repeating it", async () => {
    const printed = await run({ ...create, email: "second@example.com" }, "조용한 바다 위의 달");
    expect(printed).not.toContain("비밀번호:");
    const login = { email: "second@example.com", password: "조용한 바다 위의 달" };
    expect((await app.visitor().call("auth.login", login)).status).toBe(200);
  });

  it("refuses a common password and an address that has an account", async () => {
    await expect(run({ ...create, email: "third@example.com" }, "password1")).rejects.toThrow(
      "흔한 비밀번호",
    );
    await run({ ...create, email: "third@example.com" });
    await expect(run({ ...create, email: "third@example.com" })).rejects.toThrow("이미 가입된");
  });
});

describe("the authenticator that is shown once", () => {
  const email = "factor@example.com";
  const codeFrom = (printed: string) => {
    const secret = /열쇠: ([A-Z2-7]{32})/.exec(printed)?.[1] ?? "";
    return new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
  };
  const signIn = async () => {
    const client = app.visitor();
    await client.call("auth.login", { email, password: "조용한 바다 위의 달" });
    return client;
  };

  it("opens the back office, until it is replaced and everything signed in is signed out", async () => {
    const created = await run(
      { command: "create", level: "admin", name: "운영자", email },
      "조용한 바다 위의 달",
    );
    expect(created).toContain("otpauth://totp/");
    expect(created).toMatch(/[▀▄█]{10}/);
    const client = await signIn();
    expect((await client.call("staff.queue")).error.code).toBe("second_factor_required");
    const code = codeFrom(created);
    expect((await client.call("staff.secondFactor.pass", { code })).status).toBe(200);
    expect((await client.call("staff.queue")).status).toBe(200);

    const reset = await run({ command: "reset-second-factor", email });
    expect((await client.call("staff.queue")).status).toBe(401);
    const again = await signIn();
    app.clock.advance(60_000);
    const old = await again.call("staff.secondFactor.pass", { code: codeFrom(created) });
    expect(old.error.code).toBe("second_factor_wrong");
    const fresh = await again.call("staff.secondFactor.pass", { code: codeFrom(reset) });
    expect(fresh.status).toBe(200);
    const { body: me } = await again.call("users.me");
    expect((await actionsOn("account", me.id)).map(({ action }) => action)).toEqual([
      "staff.create",
      "staff.reset_second_factor",
    ]);
  });

  it("ends a session that passes by the old authenticator at the same moment", async () => {
    const { account } = await makeStaffWithAuthenticator(app);
    const resetting = await app.sql.begin(async (tx) => {
      // What passing does: it holds the authenticator, then opens a session.
      await tx`SELECT 1 FROM staff_authenticators WHERE account_id = ${account.id} FOR UPDATE`;
      const waiting = { printed: run({ command: "reset-second-factor", email: account.email }) };
      await untilSomebodyWaits(app.sql);
      const { clock, ids } = app;
      const now = clock.now();
      const session = { accountId: account.id, userAgent: "", secondFactorAt: now };
      await openSession(tx, { ...session, now, ids, random: systemRandom });
      return waiting;
    });
    await resetting.printed;
    const alive = await app.sql`
      SELECT 1 FROM sessions WHERE account_id = ${account.id} AND ended_at IS NULL`;
    expect(alive).toHaveLength(0);
  });

  it("is for staff only", async () => {
    const { account } = await makePro(app);
    for (const nobody of [account.email, "nobody@example.com"]) {
      const asked = { command: "reset-second-factor", email: nobody } as const;
      await expect(run(asked)).rejects.toThrow("운영자 계정이 아니에요");
    }
  });
});

describe("staff approve and reject", () => {
  it("finds a waiting pro by e-mail address, and grants what an approval grants", async () => {
    const pro = await pendingPro();
    expect(await run({ command: "list" })).toContain(pro.account.email);
    expect(await run({ command: "approve", pro: pro.account.email.toUpperCase() })).toContain(
      "승인했어요",
    );
    const client = await app.as(pro.account);
    expect((await client.call("users.me")).body).toMatchObject({
      user_type: "pro",
      pro: { state: "approved" },
    });
    expect((await client.call("users.me.credits")).body).toMatchObject({ balance: 10, held: 0 });
    const { body } = await client.call("users.me.notifications", {});
    expect(body.items.map(({ kind }) => kind)).toContain("pro_approved");
    expect(await actionsOn("pro", pro.proId)).toMatchObject([
      { operator: "test", action: "pro.approve" },
    ]);
    expect(await run({ command: "list" })).not.toContain(pro.account.email);
  });

  it("rejects a waiting pro by id with the reason, and grants nothing", async () => {
    const pro = await pendingPro();
    await run({ command: "reject", pro: pro.proId, reason: "소개가 비어 있어요." });
    const client = await app.as(pro.account);
    expect((await client.call("users.me")).body.pro?.state).toBe("rejected");
    expect((await client.call("users.me.credits")).body.balance).toBe(0);
    expect(await actionsOn("pro", pro.proId)).toMatchObject([
      { action: "pro.reject", reason: "소개가 비어 있어요." },
    ]);
  });

  it("decides about nobody twice", async () => {
    const pro = await pendingPro();
    await run({ command: "approve", pro: pro.proId });
    await expect(run({ command: "approve", pro: pro.proId })).rejects.toThrow(
      "기다리는 고수가 아니에요",
    );
    await expect(run({ command: "reject", pro: pro.proId, reason: "늦었어요" })).rejects.toThrow();
    expect((await (await app.as(pro.account)).call("users.me.credits")).body.balance).toBe(10);
  });

  it.each(["nobody@example.com", "0195c0de-0000-7000-8000-000000000001", "누구"])(
    "says that %s is nobody",
    async (pro) => {
      await expect(run({ command: "approve", pro })).rejects.toThrow("찾을 수 없어요");
    },
  );
});
