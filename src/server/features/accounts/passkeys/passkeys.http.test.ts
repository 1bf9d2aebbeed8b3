import { beforeEach, describe, expect, it } from "vitest";
import { PASSKEY_CHALLENGE_LIFETIME_MS, PASSKEYS_MAX } from "#domain/account/passkey.ts";
import { PROOF_LIFETIME_MS } from "#domain/account/proof.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { notices } from "#test/factories/market.ts";
import { TestAuthenticator } from "#test/factories/passkeys.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
});

async function addPasskey(client: TestClient, device = new TestAuthenticator()) {
  const { body: options } = await client.call("users.me.passkeys.options", {
    password: TEST_PASSWORD,
  });
  const answer = await client.call("users.me.passkeys.create", {
    credential: device.create(options),
  });
  return { device, answer };
}

const ask = async (client: TestClient) => (await client.call("auth.passkey.options", {})).body;

async function person(own = new TestAuthenticator()) {
  const { client, user } = await signUp(app);
  const { device, answer } = await addPasskey(client, own);
  expect(answer.status).toBe(201);
  return { client, user, device, passkey: answer.body };
}

const kinds = async (client: TestClient) => (await notices(client)).map(({ kind }) => kind);

describe("a passkey", () => {
  it("signs its person in from nothing, is listed with its last use, and its person is told of it", async () => {
    const { client, user, device, passkey } = await person();
    expect(passkey).toMatchObject({ name: "알 수 없는 기기", last_used_at: null });
    expect(await kinds(client)).toEqual(["passkey_added"]);
    const visitor = app.visitor();
    const options = await ask(visitor);
    expect(options).toMatchObject({ allowCredentials: [], userVerification: "required" });
    const answer = await visitor.call("auth.passkey", { credential: device.get(options) });
    expect([answer.status, answer.body.user.id]).toEqual([200, user.id]);
    expect((await visitor.call("users.me")).body.email).toBe(user.email);
    const [listed] = (await client.call("users.me.passkeys")).body.items;
    expect(listed?.last_used_at).not.toBeNull();
  });

  it("is not made without the password, nor by somebody else's challenge or session", async () => {
    const { client, user } = await signUp(app);
    const other = await signUp(app);
    const wrong = await client.call("users.me.passkeys.options", { password: "틀린 비밀번호예요" });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ["password"]]);
    expect((await client.call("users.me.passkeys.options", {})).status).toBe(422);
    const { body: options } = await client.call("users.me.passkeys.options", {
      password: TEST_PASSWORD,
    });
    for (const thief of [other.client, await app.as(user)]) {
      const credential = new TestAuthenticator().create(options);
      const answer = await thief.call("users.me.passkeys.create", { credential });
      expect(answer.error.code).toBe("passkey_refused");
    }
    const credential = new TestAuthenticator().create(options);
    expect((await client.call("users.me.passkeys.create", { credential })).status).toBe(201);
    const again = new TestAuthenticator().create(options);
    const replay = await client.call("users.me.passkeys.create", { credential: again });
    expect(replay.error.code).toBe("passkey_refused");
  });

  it.each([
    ["another origin", { origin: "http://localhost.evil.example" }],
    ["another port", { origin: "http://localhost:81" }],
    ["another host", { rpId: "evil.example" }],
    ["a challenge that nobody gave", { challenge: "AAAA" }],
    ["nobody verified", { unverified: true }],
    ["a counter that stands still", { counter: 1 }],
    ["another person's name", { userHandle: "AAAA" }],
  ])("signs nobody in with %s", async (_, lies) => {
    const { device } = await person();
    const first = app.visitor();
    await first.call("auth.passkey", { credential: device.get(await ask(first)) });
    const visitor = app.visitor();
    const options = await ask(visitor);
    const answer = await visitor.call("auth.passkey", { credential: device.get(options, lies) });
    expect([answer.status, answer.error.code]).toEqual([422, "passkey_refused"]);
    // What was refused has used the challenge up.
    const again = await visitor.call("auth.passkey", {
      credential: device.get(options, { counter: 9 }),
    });
    // A made-up one has used up none.
    expect(again.status).toBe("challenge" in lies ? 200 : 422);
  });

  it("counts on from where the device stood when it was added", async () => {
    const { device } = await person(new TestAuthenticator(7));
    const signIn = async (counter: number) => {
      const visitor = app.visitor();
      const credential = device.get(await ask(visitor), { counter });
      return (await visitor.call("auth.passkey", { credential })).status;
    };
    expect(await signIn(7)).toBe(422);
    expect(await signIn(8)).toBe(200);
  });

  it("counts by what another use at the same time has counted", async () => {
    const { device, passkey } = await person();
    const visitor = app.visitor();
    const credential = device.get(await ask(visitor), { counter: 3 });
    const signIn = () => visitor.call("auth.passkey", { credential });
    let answer: ReturnType<typeof signIn> | undefined;
    await app.sql.begin(async (tx) => {
      await tx`UPDATE passkeys SET counter = 3 WHERE id = ${passkey.id}`;
      answer = signIn();
      await untilSomebodyWaits(app.sql);
    });
    expect((await answer)?.error.code).toBe("passkey_refused");
  });

  it("signs in once by an answer, and by a challenge for five minutes", async () => {
    const { device } = await person();
    const visitor = app.visitor();
    const credential = device.get(await ask(visitor));
    expect((await visitor.call("auth.passkey", { credential })).status).toBe(200);
    const replay = await app.visitor().call("auth.passkey", { credential });
    expect(replay.error.code).toBe("passkey_refused");
    for (const [wait, status] of [
      [PASSKEY_CHALLENGE_LIFETIME_MS - 1, 200],
      [PASSKEY_CHALLENGE_LIFETIME_MS, 422],
    ] as const) {
      const late = app.visitor();
      const options = await ask(late);
      app.clock.advance(wait);
      const answer = await late.call("auth.passkey", { credential: device.get(options) });
      expect(answer.status).toBe(status);
    }
  });

  it("of somebody else's key with a known one's name opens nothing", async () => {
    const { device } = await person();
    const stranger = new TestAuthenticator();
    const visitor = app.visitor();
    const credential = { ...stranger.get(await ask(visitor)), id: device.id, rawId: device.id };
    expect((await visitor.call("auth.passkey", { credential })).status).toBe(422);
    const unknown = stranger.get(await ask(visitor));
    expect((await visitor.call("auth.passkey", { credential: unknown })).status).toBe(422);
  });

  it("is removed by its person alone, and then signs nobody in", async () => {
    const { client, device, passkey } = await person();
    const other = await app.as(await makeAccount(app));
    const passkeyId = passkey.id;
    expect((await other.call("users.me.passkeys.remove", { passkeyId })).status).toBe(404);
    expect((await client.call("users.me.passkeys.remove", { passkeyId })).status).toBe(200);
    expect((await kinds(client))[0]).toBe("passkey_removed");
    const visitor = app.visitor();
    const credential = device.get(await ask(visitor));
    expect((await visitor.call("auth.passkey", { credential })).status).toBe(422);
  });

  it("signs nobody in whose account is closed", async () => {
    const { user, device } = await person();
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${user.id}`;
    const visitor = app.visitor();
    const credential = device.get(await ask(visitor));
    expect((await visitor.call("auth.passkey", { credential })).status).toBe(422);
  });

  it("belongs to one account, and one account has no more than its share", async () => {
    const { client, device } = await person();
    const other = await signUp(app);
    expect((await addPasskey(other.client, device)).answer.error.code).toBe("passkey_refused");
    for (let count = 1; count < PASSKEYS_MAX; count += 1) await addPasskey(client);
    const more = await client.call("users.me.passkeys.options", { password: TEST_PASSWORD });
    expect(more.error.code).toBe("passkey_limit");
  });

  it("is the last one for one of two tabs that add it at once", async () => {
    const { client, user } = await person();
    for (let count = 2; count < PASSKEYS_MAX; count += 1) await addPasskey(client);
    const tabs = await Promise.all([app.as(user), app.as(user)]);
    const asked = await Promise.all(
      tabs.map((tab) => tab.call("users.me.passkeys.options", { password: TEST_PASSWORD })),
    );
    const answers = await Promise.all(
      tabs.map((tab, at) =>
        tab.send("users.me.passkeys.create", {
          credential: new TestAuthenticator().create(asked[at]?.body as never),
        }),
      ),
    );
    const codes = answers.map(({ status, error }) => error?.code ?? status);
    expect(codes.toSorted()).toEqual([201, "passkey_limit"]);
  });
});

describe("proving by a passkey", () => {
  it("stands for the password for ten minutes, in that session alone", async () => {
    const { client, user, device } = await person();
    const elsewhere = await app.as(user);
    const { body: options } = await client.call("users.me.proof.passkeyOptions", {});
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id]);
    const credential = device.get(options);
    const stolen = await elsewhere.call("users.me.proof.passkey", { credential });
    expect(stolen.error.code).toBe("passkey_refused");
    const { body: fresh } = await client.call("users.me.proof.passkeyOptions", {});
    const proven = await client.call("users.me.proof.passkey", { credential: device.get(fresh) });
    expect(proven.status).toBe(200);
    expect((await client.call("users.me.proof")).body).toMatchObject({
      password: true,
      passkey: true,
      fresh_until: expect.any(String),
    });
    expect((await elsewhere.call("users.me.passkeys.options", {})).status).toBe(422);
    app.clock.advance(PROOF_LIFETIME_MS - 1);
    expect((await client.call("users.me.passkeys.options", {})).status).toBe(200);
    app.clock.advance(1);
    expect((await client.call("users.me.passkeys.options", {})).status).toBe(422);
  });

  it("is not to be had for somebody else's passkey, nor for a sign-in's challenge", async () => {
    const { client, device } = await person();
    const other = await person();
    const { body: options } = await client.call("users.me.proof.passkeyOptions", {});
    const foreign = await client.call("users.me.proof.passkey", {
      credential: other.device.get(options),
    });
    expect(foreign.error.code).toBe("passkey_refused");
    const forSignIn = device.get(await ask(app.visitor()));
    const answer = await client.call("users.me.proof.passkey", { credential: forSignIn });
    expect(answer.error.code).toBe("passkey_refused");
  });

  it("is asked of whoever has no password, who may then set one", async () => {
    const account = await makeAccount(app);
    const client = await app.as(account);
    const answer = await client.call("users.me.email.change", { email: "new@example.com" });
    expect([answer.status, answer.error.code]).toEqual([422, "proof_required"]);
    const password = "파란 우산을 쓴 고양이";
    expect((await client.call("users.me.password", { password })).error.code).toBe(
      "proof_required",
    );
    await app.sql`UPDATE sessions SET proven_at = ${app.clock.now()} WHERE account_id = ${account.id}`;
    expect((await client.call("users.me.password", { password })).status).toBe(200);
    const { email } = account;
    expect((await app.visitor().call("auth.login", { email, password })).status).toBe(200);
  });
});
