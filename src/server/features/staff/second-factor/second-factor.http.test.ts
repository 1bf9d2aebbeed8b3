import { beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeStaffWithAuthenticator } from "#test/factories/staff.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const open = { secondFactor: "open" } as const;

/** A code that is none of those which the authenticator shows around now. */
function wrongCode(code: (offsetMs?: number) => string): string {
  const shown = new Set([-60_000, -30_000, 0, 30_000, 60_000].map((offset) => code(offset)));
  const codes = ["000000", "111111", "222222", "333333", "444444", "555555"];
  return codes.find((one) => !shown.has(one)) ?? "";
}

async function mailedCode(email: string): Promise<string> {
  const [row] = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${email} ORDER BY id DESC LIMIT 1`;
  return /\d{6}/.exec(row?.body ?? "")?.[0] ?? "";
}

async function logged(accountId: string): Promise<string[]> {
  const rows = await app.sql<{ action: string }[]>`
    SELECT action FROM staff_log WHERE staff_id = ${accountId} ORDER BY id`;
  return rows.map(({ action }) => action);
}

const pass = (client: TestClient, code: string) => client.call("staff.secondFactor.pass", { code });
async function stateOf(client: TestClient) {
  const { state, means } = (await client.call("staff.secondFactor")).body;
  return { state, means };
}

describe("staff who have only given the password", () => {
  it("may see their account, the second factor and leave, and nothing else", async () => {
    const { account } = await makeStaffWithAuthenticator(app);
    const client = await app.as(account, open);
    expect((await client.call("users.me")).status).toBe(200);
    expect(await stateOf(client)).toEqual({ state: "open", means: "authenticator" });
    for (const name of ["staff.queue", "staff.pros", "staff.log", "users.me.sessions"] as const) {
      const answer = await client.call(name);
      expect([name, answer.status, answer.error.code]).toEqual([
        name,
        403,
        "second_factor_required",
      ]);
    }
    const changed = await client.call("users.me.password", {
      current_password: "x",
      password: "y",
    });
    expect(changed.error.code).toBe("second_factor_required");
    expect((await client.call("auth.logout", {})).status).toBe(200);
    expect(await logged(account.id)).toContain("second_factor_required");
  });
});

describe("an authenticator's code", () => {
  it("opens the back office for a new session, and the old one is over", async () => {
    const { account, code } = await makeStaffWithAuthenticator(app);
    const client = await app.as(account, open);
    const before = client.cookies.get("sessionid");
    expect((await pass(client, code())).status).toBe(200);
    expect(client.cookies.get("sessionid")).not.toBe(before);
    expect((await client.call("staff.queue")).status).toBe(200);
    const [old] = await app.sql`
      SELECT count(*)::int AS count FROM sessions WHERE account_id = ${account.id} AND ended_at IS NULL`;
    expect(old?.["count"]).toBe(1);
    expect(await logged(account.id)).toEqual(["second_factor.pass"]);
  });

  it("counts one step before and after, and no further", async () => {
    for (const [offset, status] of [
      [-30_000, 200],
      [30_000, 200],
      [-60_000, 422],
      [60_000, 422],
    ] as const) {
      const { account, code } = await makeStaffWithAuthenticator(app);
      const answer = await pass(await app.as(account, open), code(offset));
      expect([offset, answer.status]).toEqual([offset, status]);
    }
  });

  it("works once, also for two at a time, and with it every earlier one", async () => {
    const { account, code } = await makeStaffWithAuthenticator(app);
    const [one, two, three] = [
      await app.as(account, open),
      await app.as(account, open),
      await app.as(account, open),
    ];
    const answers = await Promise.all([pass(one, code()), pass(two, code())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await pass(three, code(-30_000))).error.code).toBe("second_factor_wrong");
    expect((await pass(three, code(30_000))).status).toBe(200);
  });

  it("is tried five times in a quarter of an hour, whatever the session; each try is logged", async () => {
    const { account, code } = await makeStaffWithAuthenticator(app);
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await pass(await app.as(account, open), wrongCode(code));
      expect([answer.status, answer.error.code]).toEqual([422, "second_factor_wrong"]);
    }
    const client = await app.as(account, open);
    const refused = await pass(client, code());
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "900"]);
    expect(await logged(account.id)).toEqual([
      ...Array.from({ length: 5 }, () => "second_factor.wrong"),
      "second_factor.too_many",
    ]);
    app.clock.advance(15 * MINUTE_MS);
    expect((await pass(client, code())).status).toBe(200);
  });

  it("cannot be asked for by mail", async () => {
    const { account } = await makeStaffWithAuthenticator(app);
    const client = await app.as(account, open);
    expect((await client.call("staff.secondFactor.mail", {})).error.code).toBe("state_forbids");
  });

  it("counts for twelve hours, then is asked for again", async () => {
    const { account, code } = await makeStaffWithAuthenticator(app);
    const client = await app.as(account, open);
    await pass(client, code());
    app.clock.advance(12 * HOUR_MS - 1);
    expect((await client.call("staff.queue")).status).toBe(200);
    app.clock.advance(1);
    expect((await client.call("staff.queue")).error.code).toBe("second_factor_required");
    expect((await pass(client, code())).status).toBe(200);
    expect((await client.call("staff.queue")).status).toBe(200);
  });
});

describe("a mailed code", () => {
  it("opens the back office once, for the session that asked, within ten minutes", async () => {
    const account = await makeAccount(app, { role: "staff" });
    const client = await app.as(account, open);
    expect(await stateOf(client)).toEqual({ state: "open", means: "mail" });
    const { body } = await client.call("staff.secondFactor.mail", {});
    expect(Date.parse(body.expires_at) - app.clock.now().getTime()).toBe(10 * MINUTE_MS);
    const code = await mailedCode(account.email);
    expect(code).toMatch(/^\d{6}$/);
    const stored = await app.sql`SELECT * FROM staff_mailed_codes WHERE account_id = ${account.id}`;
    expect(JSON.stringify(stored)).not.toContain(code);
    const elsewhere = await app.as(account, open);
    expect((await pass(elsewhere, code)).error.code).toBe("second_factor_wrong");
    expect((await pass(client, code)).status).toBe(200);
    expect((await pass(client, code)).error.code).toBe("second_factor_wrong");
  });

  it("is over after ten minutes, and when a newer one was sent", async () => {
    const account = await makeAccount(app, { role: "staff" });
    const client = await app.as(account, open);
    await client.call("staff.secondFactor.mail", {});
    const first = await mailedCode(account.email);
    await client.call("staff.secondFactor.mail", {});
    const second = await mailedCode(account.email);
    if (first !== second) {
      expect((await pass(client, first)).error.code).toBe("second_factor_wrong");
    }
    app.clock.advance(10 * MINUTE_MS);
    expect((await pass(client, second)).error.code).toBe("second_factor_wrong");
  });

  it("is sent five times an hour", async () => {
    const client = await app.as(await makeAccount(app, { role: "staff" }), open);
    for (let sent = 0; sent < 5; sent += 1) await client.call("staff.secondFactor.mail", {});
    expect((await client.call("staff.secondFactor.mail", {})).status).toBe(429);
  });

  it("does not exist where mail goes out into the world", async () => {
    const real = await testApp(undefined, { mailsStayHere: false });
    const account = await makeAccount(real, { role: "staff" });
    const client = await real.as(account, open);
    expect(await stateOf(client)).toEqual({ state: "open", means: "none" });
    expect((await client.call("staff.secondFactor.mail", {})).error.code).toBe("forbidden");
    expect((await pass(client, "123456")).error.code).toBe("second_factor_wrong");
  });
});

describe("members", () => {
  it("have no second factor", async () => {
    const client = await app.as(await makeAccount(app));
    for (const answer of [await client.call("staff.secondFactor"), await pass(client, "123456")]) {
      expect([answer.status, answer.error.code]).toEqual([403, "forbidden"]);
    }
  });
});
