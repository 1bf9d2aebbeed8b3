import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { signUp, signUpInput } from "#test/factories/sign-ups.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(3_600_000);
});

async function accountsNamed(email: string): Promise<number> {
  const [row] = await app.sql<{ count: number }[]>`
    SELECT count(*)::int AS count FROM accounts WHERE email = ${email}`;
  return row?.count ?? 0;
}

describe("users.signUp", () => {
  it("makes a customer and signs them in at once", async () => {
    const client = app.visitor();
    const input = signUpInput({ email: " Spring.Kim@Example.com ", name: "김\t새봄" });
    const { status, body } = await client.call("users.signUp", input);
    expect(status).toBe(201);
    expect(body.user).toEqual({
      id: expect.any(String),
      email: "spring.kim@example.com",
      name: "김 새봄",
      user_type: "customer",
      phone: null,
      email_verified: false,
      phone_verified: false,
      pro: null,
      can_switch: false,
    });
    expect((await client.call("users.me")).body).toEqual(body.user);
    // The renewed token goes with the new session.
    expect((await client.call("users.me.notifications.readAll")).status).toBe(200);
  });

  it("gives the session in a cookie that scripts cannot read", async () => {
    const { headers } = await app.visitor().call("users.signUp", signUpInput());
    const cookies = [headers["set-cookie"]].flat().map(String);
    const session = cookies.find((cookie) => cookie.startsWith("sessionid="));
    expect(session).toMatch(/^sessionid=[\w-]{43};.*HttpOnly; SameSite=Lax$/);
    expect(cookies.find((cookie) => cookie.startsWith("csrftoken="))).not.toContain("HttpOnly");
  });

  it("keeps every consent with its version and time, refused ones too", async () => {
    const { user } = await signUp(app, {
      consents: {
        terms: true,
        privacy: true,
        age_14: true,
        marketing: true,
        marketing_night: false,
      },
    });
    const rows = await app.sql<{ kind: string; version: string; granted: boolean; at: Date }[]>`
      SELECT kind, version, granted, at FROM consents WHERE account_id = ${user.id} ORDER BY kind`;
    expect(rows.map(({ kind, granted }) => [kind, granted])).toEqual([
      ["age_14", true],
      ["marketing", true],
      ["marketing_night", false],
      ["privacy", true],
      ["terms", true],
    ]);
    expect(
      rows.every(({ version, at }) => version !== "" && at.getTime() === app.clock.now().getTime()),
    ).toBe(true);
  });

  it.each(["terms", "privacy", "age_14"] as const)(
    "refuses without %s and stores nothing",
    async (kind) => {
      const input = signUpInput();
      const consents = { ...input.consents, [kind]: false };
      const { status, error } = await app.visitor().call("users.signUp", { ...input, consents });
      expect([status, error.code]).toEqual([422, "invalid"]);
      expect(Object.keys(error.fields ?? {})).toEqual([`consents.${kind}`]);
      expect(await accountsNamed(input.email)).toBe(0);
    },
  );

  it.each([
    ["seven letters", "abcdefg"],
    ["a common one", "password1"],
    ["a common one in capitals", "QWER1234"],
    ["129 letters", "가".repeat(129)],
    ["NUL inside", "long enough\u0000"],
    ["a lone surrogate", "long enough\ud800"],
  ])("refuses a password of %s", async (_, password) => {
    const input = signUpInput({ password });
    const { status, error } = await app.visitor().call("users.signUp", input);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["password"]]);
    expect(await accountsNamed(input.email)).toBe(0);
  });

  it("refuses the e-mail address as the password", async () => {
    const input = signUpInput({
      password: "Newcomer-Own@example.com",
      email: "newcomer-own@example.com",
    });
    const { error } = await app.visitor().call("users.signUp", input);
    expect(Object.keys(error.fields ?? {})).toEqual(["password"]);
  });

  it.each([
    ["eight letters", "vq8#mzrt"],
    ["eight times the same kind", "ㅁㄴㅇㄹ훑뷁긁늙"],
    ["64 letters", "k".repeat(63) + "7"],
    ["128 letters of more than 72 bytes", "가나".repeat(64)],
  ])("takes a password of %s as it is", async (_, password) => {
    const { user } = await signUp(app, { password });
    const login = await app.visitor().call("auth.login", { email: user.email, password });
    expect(login.status).toBe(200);
  });

  it("names everything that is wrong at once", async () => {
    const consents = { ...signUpInput().consents, terms: false };
    const input = signUpInput({ email: "nobody", password: "short", name: "\u200b", consents });
    const { error } = await app.visitor().call("users.signUp", input);
    expect(Object.keys(error.fields ?? {}).sort()).toEqual([
      "consents.terms",
      "email",
      "name",
      "password",
    ]);
  });

  it("refuses what nobody asked for and stores nothing", async () => {
    const input = { ...signUpInput(), role: "staff", staff_level: "admin" };
    const { status, error } = await app.visitor().send("users.signUp", input);
    expect([status, Object.keys(error.fields ?? {}).sort()]).toEqual([
      422,
      ["role", "staff_level"],
    ]);
    expect(await accountsNamed(input.email)).toBe(0);
  });

  it("refuses an address that has an account, written otherwise or at the same moment", async () => {
    const { user } = await signUp(app);
    const again = signUpInput({ email: user.email.toUpperCase() });
    expect((await app.visitor().call("users.signUp", again)).error.code).toBe("email_taken");

    const input = signUpInput();
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.visitor().call("users.signUp", input)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it("ends the session that the caller came with", async () => {
    const { client } = await signUp(app);
    const before = new Map(client.cookies);
    app.clock.advance(60_000);
    expect((await client.call("users.signUp", signUpInput())).status).toBe(201);
    expect(client.cookies.get("sessionid")).not.toBe(before.get("sessionid"));
    const planted = app.visitor();
    for (const [name, value] of before) planted.cookies.set(name, value);
    expect((await planted.call("users.me")).status).toBe(401);
  });

  it("refuses without the token", async () => {
    const client = app.visitor();
    client.cookies.delete("csrftoken");
    expect((await client.call("users.signUp", signUpInput())).error.code).toBe("csrf_failed");
  });

  it("lets ten a minute come from one address", async () => {
    const statuses: number[] = [];
    for (let number = 1; number <= 11; number += 1) {
      statuses.push((await app.visitor().call("users.signUp", signUpInput())).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    app.clock.advance(60_000);
    expect((await app.visitor().call("users.signUp", signUpInput())).status).toBe(201);
  });
});

describe("users.exist", () => {
  it("tells whether an address has an account", async () => {
    const { user } = await signUp(app);
    const ask = async (email: string) => (await app.visitor().call("users.exist", { email })).body;
    expect(await ask(user.email.toUpperCase())).toEqual({ exists: true });
    expect(await ask("nobody@example.com")).toEqual({ exists: false });
    expect(await ask("nobody")).toEqual({ exists: false });
  });

  it("answers ten a minute from one address, whoever is asked about", async () => {
    const statuses: number[] = [];
    let retryAfter: unknown;
    for (let number = 1; number <= 11; number += 1) {
      const answer = await app
        .visitor()
        .call("users.exist", { email: `nobody-${number}@example.com` });
      statuses.push(answer.status);
      retryAfter = answer.headers["retry-after"];
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect(Number(retryAfter)).toBe(60);
  });

  it("demands the page's token, though it only reads", async () => {
    const url = "/api2/users/exist?email=nobody@example.com";
    const client = app.visitor();
    const withHeader = (token: string) =>
      client.raw({ method: "GET", url, headers: { "x-csrftoken": token } });
    const token = client.cookies.get("csrftoken") ?? "";
    expect((await withHeader("")).error.code).toBe("csrf_failed");
    expect((await withHeader(token.replace(/.$/, "_"))).error.code).toBe("csrf_failed");
    expect((await withHeader(token)).status).toBe(200);
    client.cookies.delete("csrftoken");
    expect((await withHeader(token)).error.code).toBe("csrf_failed");
  });

  it("needs an address, once", async () => {
    expect((await app.visitor().send("users.exist", {})).status).toBe(422);
    const twice = await app
      .visitor()
      .raw({ method: "GET", url: "/api2/users/exist?email=a@b.kr&email=c@d.kr" });
    expect(twice.status).toBe(422);
  });
});
