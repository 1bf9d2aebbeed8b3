import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  decodeJwt,
  generateKeyPair,
  importJWK,
  SignJWT,
  UnsecuredJWT,
  type JWTPayload,
} from "jose";
import type { CustomFetch } from "openid-client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { signUp, signUpInput } from "#test/factories/sign-ups.ts";
import {
  callbackOf,
  goBy,
  linkBy,
  type ComingBack,
  type PersonThere,
} from "#test/login-providers.ts";

let app: TestApp;
let number = 0;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(3_600_000);
});
afterEach(() => app.loginProviders.between(null));

function somebody(): PersonThere {
  number += 1;
  return { name: "김하늘", email: `hostile-${number}@example.com` };
}

const OUTDATED = "/login?provider=kakao&problem=outdated";
const NOT_TRUSTED = "/login?provider=kakao&problem=not_trusted";

const queryOf = ({ back }: ComingBack) => new URL(back.path, "http://localhost").searchParams;

/** Comes back with an answer of one's own making. */
async function come(client: TestClient, path: string, query: URLSearchParams): Promise<string> {
  const { headers } = await client.raw({ method: "GET", url: `${path}?${query.toString()}` });
  return String(headers.location);
}

async function knownTo(client: TestClient): Promise<unknown> {
  const { pending } = (await client.call("socialLogins.pending")).body;
  return (await client.call("users.me")).status === 200 ? "signed in" : pending;
}

async function joined(provider: "kakao" | "naver" | "apple", person = somebody()) {
  const client = app.visitor();
  await goBy(app, provider, person, { client });
  const { name, consents } = signUpInput();
  const { body } = await client.call("socialLogins.join", { email: person.email, name, consents });
  return { client, person, user: body.user };
}

describe("an answer that was used or is another's", () => {
  it("is nothing the second time, with its state or with its code", async () => {
    const first = await callbackOf(app, "kakao", somebody());
    expect(await first.finish()).toBe("/signup/social");
    expect(await first.finish()).toBe(OUTDATED);
    // Under a state that still is good, in the browser that it belongs to.
    const next = await callbackOf(app, "kakao", somebody(), { client: first.client });
    const answer = queryOf(next);
    answer.set("code", queryOf(first).get("code") ?? "");
    expect(await come(next.client, "/login/kakao/callback", answer)).toBe(NOT_TRUSTED);
    expect(await next.finish()).toBe(OUTDATED);
  });

  it("opens nothing in a browser that did not go for it, nor with another's secret", async () => {
    const thief = await callbackOf(app, "kakao", somebody());
    const [bare, busy] = [app.visitor(), app.visitor()];
    await busy.raw({ method: "GET", url: "/login/kakao" });
    for (const victim of [bare, busy]) {
      expect(await thief.finish(victim)).toBe(OUTDATED);
      expect(await knownTo(victim)).toBeNull();
    }
    // A code of theirs under the victim's own state is bound to another verifier.
    const own = await callbackOf(app, "kakao", somebody(), { client: busy });
    const answer = queryOf(own);
    answer.set("code", queryOf(thief).get("code") ?? "");
    expect(await come(busy, "/login/kakao/callback", answer)).toBe(NOT_TRUSTED);
    expect(await knownTo(busy)).toBeNull();
  });

  it("posted as a form does the same: nothing without the browser, and the first post counts", async () => {
    const thief = await callbackOf(app, "apple", somebody());
    const victim = app.visitor();
    expect(await thief.finish(victim)).toBe("/login?provider=apple&problem=outdated");
    expect(await knownTo(victim)).toBeNull();
    // Another form for the same state comes too late.
    const form = new URLSearchParams(thief.back.form ?? {});
    form.set("code", "another");
    const url = "/login/apple/callback";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await app.app.inject({ method: "POST", url, headers, payload: form.toString() });
    const state = new URLSearchParams({ state: form.get("state") ?? "" });
    expect(await come(thief.client, url, state)).toBe("/signup/social");
    for (const payload of ["", "state=short", "state=&state=", "%"]) {
      const posted = await app.app.inject({ method: "POST", url, headers, payload });
      expect(posted.statusCode).toBe(303);
      expect(posted.cookies).toEqual([]);
    }
  });

  it("of one provider is none of another", async () => {
    const naver = await callbackOf(app, "naver", somebody());
    expect(await come(naver.client, "/login/kakao/callback", queryOf(naver))).toBe(OUTDATED);
    const kakao = await callbackOf(app, "kakao", somebody());
    const answer = queryOf(kakao);
    answer.set("iss", `${await app.loginProviders.url()}/naver`);
    expect(await come(kakao.client, "/login/kakao/callback", answer)).toBe(NOT_TRUSTED);
    const silent = await callbackOf(app, "kakao", somebody());
    const without = queryOf(silent);
    without.delete("iss");
    expect(await come(silent.client, "/login/kakao/callback", without)).toBe(NOT_TRUSTED);
  });

  it("with a part of it twice is none", async () => {
    const kakao = await callbackOf(app, "kakao", somebody());
    const answer = queryOf(kakao);
    answer.append("code", "another");
    expect(await come(kakao.client, "/login/kakao/callback", answer)).toBe(NOT_TRUSTED);
  });
});

describe("an id_token", () => {
  type Forge = (claims: JWTPayload) => Promise<string> | string;

  /** The token endpoint's answer, with an id_token that somebody made of its own. */
  function forging(forge: Forge): CustomFetch {
    return async (url, options) => {
      const answer = await fetch(url, options as RequestInit);
      if (!url.endsWith("/token")) return answer;
      const body = (await answer.json()) as { id_token: string };
      return Response.json({ ...body, id_token: await forge(decodeJwt(body.id_token)) });
    };
  }

  const ownKey = async () => {
    const file = join(app.loginProviders.folder, "signing-key.json");
    return importJWK(JSON.parse(readFileSync(file, "utf8")) as object, "RS256");
  };
  const signed = async (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "local" }).sign(await ownKey());
  const seconds = () => Math.floor(Date.now() / 1000);

  it("that is as it came is taken, so that what follows is about what differs", async () => {
    app.loginProviders.between(forging(signed));
    expect(await goBy(app, "kakao", somebody())).toBe("/signup/social");
  });

  it.each<[string, Forge]>([
    ["for another audience", (claims) => signed({ ...claims, aud: "somebody-else" })],
    ["of another issuer", (claims) => signed({ ...claims, iss: "https://kauth.example" })],
    ["with the nonce of another going", (claims) => signed({ ...claims, nonce: "n".repeat(43) })],
    ["without a nonce", ({ nonce: _nonce, ...claims }) => signed(claims)],
    ["that is over", (claims) => signed({ ...claims, exp: seconds() - 60 })],
    ["without an end", ({ exp: _exp, ...claims }) => signed(claims)],
    ["that is not signed", (claims) => new UnsecuredJWT(claims).encode()],
    [
      "signed by others",
      async (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "RS256", kid: "local" })
          .sign((await generateKeyPair("RS256")).privateKey),
    ],
  ])("%s opens nothing", async (_, forge) => {
    const client = app.visitor();
    app.loginProviders.between(forging(forge));
    expect(await goBy(app, "apple", somebody(), { client })).toBe(
      "/login?provider=apple&problem=not_trusted",
    );
    expect(await knownTo(client)).toBeNull();
  });

  it("of another going of the same person is none of this one", async () => {
    const person = somebody();
    let earlier = "";
    app.loginProviders.between(
      forging((claims) => signed(claims).then((token) => (earlier = token))),
    );
    await goBy(app, "kakao", person);
    app.loginProviders.between(forging(() => earlier));
    expect(await goBy(app, "kakao", person)).toBe(NOT_TRUSTED);
  });

  it("and a profile of two different people open nothing", async () => {
    const client = app.visitor();
    app.loginProviders.between(forging((claims) => signed({ ...claims, sub: "1" })));
    expect(await goBy(app, "kakao", somebody(), { client })).toBe(NOT_TRUSTED);
    expect(await knownTo(client)).toBeNull();
  });
});

describe("the way back", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/.//evil.example",
    "requests",
  ])("never leads to %j", async (next) => {
    const { person } = await joined("naver");
    expect(await goBy(app, "naver", person, { next })).toBe("/login");
    expect(await goBy(app, "naver", null, { next })).toBe(
      "/login?provider=naver&problem=cancelled",
    );
  });

  it("of a link of one's own never leads away", async () => {
    const { client } = await joined("naver");
    const to = await linkBy(app, client, "kakao", somebody(), { next: "//evil.example" });
    expect(to).toBe("/setting/account/social-logins");
  });
});

describe("whom another account knows", () => {
  it("cannot be linked to a second one, nor finish what another person began", async () => {
    const [one, other] = [await joined("kakao"), await signUp(app)];
    const taken = await linkBy(app, other.client, "kakao", one.person);
    expect(taken).toBe("/setting/account/social-logins?provider=kakao&problem=linked_elsewhere");
    expect((await other.client.call("users.me.socialLogins")).body.items).toContainEqual({
      provider: "kakao",
      linked_at: null,
    });

    // The browser changes hands between going and coming back.
    const input = { provider: "naver", purpose: "link", next: "/me" } as const;
    const begun = await one.client.call("users.me.socialLogins.begin", input);
    const back = await app.loginProviders.visit(begun.body.url, somebody());
    const secret = one.client.cookies.get("login") ?? "";
    other.client.cookies.set("login", secret);
    const { headers } = await other.client.raw({ method: "GET", url: back.path });
    expect(headers.location).toBe("/me?provider=naver&problem=outdated");
    const linked = await app.sql`SELECT 1 FROM social_logins WHERE account_id = ${other.user.id}`;
    expect(linked).toEqual([]);
  });

  it("is one account, however many join by them at once", async () => {
    const person = somebody();
    const clients = [app.visitor(), app.visitor()];
    for (const client of clients) await goBy(app, "apple", person, { client });
    const { name, consents } = signUpInput();
    const answers = await Promise.all(
      clients.map((client, at) =>
        client.call("socialLogins.join", { email: `${at}-${person.email}`, name, consents }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("social_login_taken");
    const made = await app.sql`SELECT 1 FROM accounts WHERE email LIKE ${`%${person.email}`}`;
    expect(made).toHaveLength(1);
  });
});
