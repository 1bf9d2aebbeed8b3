import { beforeEach, describe, expect, it } from "vitest";
import { LOGIN_PROVIDERS, type LoginProvider } from "#domain/social-login/login-providers.ts";
import { PROOF_LIFETIME_MS } from "#domain/account/proof.ts";
import { FLOW_LIFETIME_MS, PENDING_LIFETIME_MS } from "#domain/social-login/social-login-rules.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { TestAuthenticator } from "#test/factories/passkeys.ts";
import { signUp, signUpInput, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { callbackOf, goBy, linkBy, type PersonThere } from "#test/login-providers.ts";

let app: TestApp;
let number = 0;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(3_600_000);
});

/** Somebody new at each provider. */
function somebody(over: Partial<PersonThere> = {}): PersonThere {
  number += 1;
  return { name: "김하늘", email: `sky-${number}@example.com`, ...over };
}

function join(client: TestClient, email: string) {
  const { name, consents } = signUpInput();
  return client.call("socialLogins.join", { email, name, consents });
}

/** A member who joined by a provider, and has no password. */
async function joined(provider: LoginProvider, person = somebody()) {
  const client = app.visitor();
  expect(await goBy(app, provider, person, { client })).toBe("/signup/social");
  const { status, body } = await join(client, person.email);
  expect(status).toBe(201);
  return { client, person, user: body.user };
}

const own = async (client: TestClient) => (await client.call("users.me.socialLogins")).body;
const linksOf = async (client: TestClient) =>
  (await own(client)).items.filter((one) => one.linked_at !== null).map((one) => one.provider);
const isSignedIn = async (client: TestClient) => (await client.call("users.me")).status === 200;

describe("joining by a provider", () => {
  it.each(LOGIN_PROVIDERS)(
    "%s: with what it says, every agreement by itself, once",
    async (provider) => {
      const person = somebody();
      const client = app.visitor();
      expect(await goBy(app, provider, person, { client, next: "/requests?tab=open" })).toBe(
        "/signup/social",
      );
      expect(await isSignedIn(client)).toBe(false);
      expect((await client.call("socialLogins.pending")).body.pending).toEqual({
        provider,
        email: person.email,
        email_verified: provider !== "naver",
        name: person.name,
        next: "/requests?tab=open",
      });
      const { name, consents } = signUpInput();
      const input = { email: person.email, name, consents };
      const refused = { ...input, consents: { ...consents, privacy: false } };
      expect((await client.call("socialLogins.join", refused)).status).toBe(422);
      const { status, body } = await client.call("socialLogins.join", input);
      expect([status, body.user.email_verified]).toEqual([201, provider !== "naver"]);
      expect(await own(client)).toMatchObject({ has_password: false, may_unlink: false });
      expect(await linksOf(client)).toEqual([provider]);
      const kept = await app.sql`
      SELECT granted FROM consents WHERE account_id = ${body.user.id} AND granted`;
      expect(kept).toHaveLength(3);
      // Who is known comes in, and to where they wanted.
      const again = app.visitor();
      expect(await goBy(app, provider, person, { client: again, next: "/requests" })).toBe(
        "/login?next=%2Frequests",
      );
      expect((await again.call("users.me")).body.id).toBe(body.user.id);
      expect((await join(client, "other@example.com")).error.code).toBe("social_login_outdated");
    },
  );

  it("takes an address for proven that the provider checked, and no other", async () => {
    const unverified = await joined("kakao", somebody({ verified: false }));
    const changed = app.visitor();
    await goBy(app, "kakao", somebody(), { client: changed });
    const other = await join(changed, "not-theirs@example.com");
    expect([unverified.user.email_verified, other.body.user.email_verified]).toEqual([
      false,
      false,
    ]);
    const letters = await app.sql`
      SELECT recipient FROM deliveries WHERE purpose = 'email_verification'
        AND recipient IN (${unverified.person.email}, 'not-theirs@example.com')`;
    expect(letters).toHaveLength(2);
  });

  it("has so long for the form and no longer", async () => {
    const client = app.visitor();
    const person = somebody();
    await goBy(app, "kakao", person, { client });
    app.clock.advance(PENDING_LIFETIME_MS);
    expect((await client.call("socialLogins.pending")).body.pending).toBeNull();
    expect((await join(client, person.email)).error.code).toBe("social_login_outdated");
  });
});

describe("an account that is there already", () => {
  it("is not opened by the same address, only by its own password, and told of it", async () => {
    const { user } = await signUp(app);
    const thief = app.visitor();
    expect(await goBy(app, "kakao", somebody({ email: user.email }), { client: thief })).toBe(
      "/signup/social",
    );
    expect(await isSignedIn(thief)).toBe(false);
    expect((await join(thief, user.email)).error.code).toBe("email_taken");
    const guess = { email: user.email, password: "한 번 맞혀 보기" };
    expect((await thief.call("socialLogins.link", guess)).error.code).toBe("login_failed");
    const right = { email: user.email, password: TEST_PASSWORD };
    expect((await thief.call("socialLogins.link", right)).body.user.id).toBe(user.id);
    expect(await linksOf(thief)).toEqual(["kakao"]);
    const told = await app.sql`
      SELECT 1 FROM notifications WHERE account_id = ${user.id} AND kind = 'social_login_linked'`;
    expect(told).toHaveLength(1);
  });

  it("takes no password guesses beyond those of the login", async () => {
    const { user } = await signUp(app);
    const client = app.visitor();
    await goBy(app, "naver", somebody(), { client });
    const codes: string[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const guess = { email: user.email, password: `맞혀 보기 ${turn}` };
      codes.push((await client.call("socialLogins.link", guess)).error.code);
    }
    expect(codes.slice(-2)).toEqual(["login_failed", "too_many"]);
  });

  it("is linked from an open session, with one of each provider, and unlinked but for the last way in", async () => {
    const { client, person } = await joined("kakao");
    expect(await linkBy(app, client, "apple", somebody())).toBe("/setting/account/social-logins");
    expect(await linksOf(client)).toEqual(["kakao", "apple"]);
    expect(await linkBy(app, client, "kakao", somebody())).toContain("problem=another_linked");
    expect(await linkBy(app, client, "kakao", person)).toBe("/setting/account/social-logins");
    expect((await client.call("users.me.socialLogins.unlink", { provider: "kakao" })).status).toBe(
      200,
    );
    expect((await client.call("users.me.socialLogins.unlink", { provider: "kakao" })).status).toBe(
      404,
    );
    const last = await client.call("users.me.socialLogins.unlink", { provider: "apple" });
    expect(last.error.code).toBe("last_way_in");
    // Unlinked, they are nobody's again.
    expect(await goBy(app, "kakao", person)).toBe("/signup/social");
  });

  it("two last ways in are not both unlinked at once", async () => {
    const { client } = await joined("kakao");
    await linkBy(app, client, "naver", somebody());
    const both = (["kakao", "naver"] as const).map((provider) =>
      client.call("users.me.socialLogins.unlink", { provider }),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  it("counts passkeys as ways in, and the last of all stays", async () => {
    const { client } = await joined("kakao");
    const { body: options } = await client.call("users.me.passkeys.options", {});
    const credential = new TestAuthenticator().create(options);
    const { body: passkey } = await client.call("users.me.passkeys.create", { credential });
    const remove = () => client.call("users.me.passkeys.remove", { passkeyId: passkey.id });
    const unlink = () => client.call("users.me.socialLogins.unlink", { provider: "kakao" });
    const answers = await Promise.all([remove(), unlink()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const left = answers[0].status === 200 ? await unlink() : await remove();
    expect([left.status, left.error.code]).toEqual([409, "last_way_in"]);
  });

  it("that is closed stays closed, and staff come in by their password alone", async () => {
    const { person, user } = await joined("naver");
    await app.sql`UPDATE accounts SET status = 'suspended' WHERE id = ${user.id}`;
    const client = app.visitor();
    expect(await goBy(app, "naver", person, { client })).toBe(
      "/login?provider=naver&problem=closed",
    );
    expect(await isSignedIn(client)).toBe(false);
  });

  it("loses what was linked before its address was proven when a mailed link sets its password", async () => {
    const { client, person, user } = await joined("naver");
    await app.visitor().call("auth.requestReset", { email: user.email });
    const [letter] = await app.sql<{ body: string }[]>`
      SELECT body FROM deliveries WHERE recipient = ${user.email} AND purpose = 'password_reset'`;
    const token = /token=([\w-]+)/.exec(letter?.body ?? "")?.[1] ?? "";
    expect(
      (await app.visitor().call("auth.resetPassword", { token, password: TEST_PASSWORD })).status,
    ).toBe(200);
    expect(await isSignedIn(client)).toBe(false);
    expect(await goBy(app, "naver", person)).toBe("/signup/social");
    const owner = app.visitor();
    await owner.call("auth.login", { email: user.email, password: TEST_PASSWORD });
    expect(await own(owner)).toMatchObject({ has_password: true });
  });
});

describe("a fresh sign-in by a provider", () => {
  it("stands for the password for a while; without it one by the same person is asked for", async () => {
    const { client, person } = await joined("kakao");
    const phone = "010-2345-9876";
    app.clock.advance(PROOF_LIFETIME_MS);
    const refused = await client.call("users.me.phone.ask", { phone });
    expect(refused.error.code).toBe("proof_required");
    const back = { purpose: "confirm", next: "/setting/tel" } as const;
    expect(await linkBy(app, client, "kakao", somebody(), back)).toBe(
      "/setting/tel?provider=kakao&problem=not_yours",
    );
    expect((await client.call("users.me.phone.ask", { phone })).status).toBe(422);
    expect(await linkBy(app, client, "kakao", person, back)).toBe("/setting/tel");
    expect((await client.call("users.me.phone.ask", { phone })).status).toBe(200);
  });

  it("of another session counts for nothing", async () => {
    const { person, user } = await joined("apple");
    const elsewhere = await app.as(user);
    expect(await goBy(app, "apple", person)).toBe("/login");
    expect((await elsewhere.call("users.me.phone.ask", { phone: "010-2345-9877" })).status).toBe(
      422,
    );
  });
});

describe("what a person is told", () => {
  it("who goes back comes to the login, with what they wanted kept", async () => {
    for (const provider of LOGIN_PROVIDERS) {
      expect(await goBy(app, provider, null, { next: "/requests" })).toBe(
        `/login?next=%2Frequests&provider=${provider}&problem=cancelled`,
      );
    }
  });

  it("a provider that is down, slow or broken is named, before and after", async () => {
    const down = async () => Promise.reject(new TypeError("fetch failed"));
    const broken = async () => new Response("<html>", { status: 502 });
    for (const between of [down, broken]) {
      const back = await callbackOf(app, "naver", somebody());
      app.loginProviders.between(between);
      expect(await back.finish()).toBe("/login?provider=naver&problem=unavailable");
      app.loginProviders.between(null);
    }
    const fresh = await testApp(undefined, {});
    fresh.loginProviders.between(down);
    const { headers } = await fresh
      .visitor()
      .raw({ method: "GET", url: "/login/kakao?next=/chats" });
    expect(headers.location).toBe("/login?next=%2Fchats&provider=kakao&problem=unavailable");
  });

  it("a provider that is not configured is not offered, and says so", async () => {
    const { kakao } = app.loginProviders.chosen;
    const some = await testApp(undefined, { logins: { kakao } });
    expect((await some.visitor().call("socialLogins")).body).toEqual({ providers: ["kakao"] });
    const { headers } = await some.visitor().raw({ method: "GET", url: "/login/apple" });
    expect(headers.location).toBe("/login?provider=apple&problem=not_configured");
  });

  it("so many goings of one network in an hour, and a going that took too long", async () => {
    const back = await callbackOf(app, "kakao", somebody());
    app.clock.advance(FLOW_LIFETIME_MS);
    expect(await back.finish()).toBe("/login?provider=kakao&problem=outdated");
    for (let turn = 0; turn < 60; turn += 1) {
      await app.visitor().raw({ method: "GET", url: "/login/kakao" });
    }
    const { headers } = await app.visitor().raw({ method: "GET", url: "/login/kakao" });
    expect(headers.location).toBe("/login?provider=kakao&problem=too_many");
  });
});
