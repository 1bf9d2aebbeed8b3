import { generateKeyPairSync } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";
import { testLoginProviders } from "#test/login-providers.ts";
import { temporaryFolder } from "#test/temporary-folder.ts";
import { appleName } from "./apple.ts";
import { chooseLogins, localLogins, offeredLogins } from "./choose-logins.ts";

const providers = testLoginProviders(temporaryFolder());
afterAll(() => providers.close());

const secretsFor = (provider: string) => ({
  state: "s".repeat(43),
  nonce: "n".repeat(43),
  codeVerifier: "v".repeat(43),
  redirectUri: `http://localhost:3000/login/${provider}/callback`,
});

describe("a provider", () => {
  it.each(LOGIN_PROVIDERS)("%s knows a person again, and tells what it tells", async (provider) => {
    const port = providers.chosen[provider];
    const secrets = secretsFor(provider);
    const person = { name: "김하늘", email: "sky@example.com" };
    const said: unknown[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const url = (await port.authorizationUrl(secrets)) ?? "";
      expect(new URL(url).searchParams.get("code_challenge_method")).toBe("S256");
      const back = await providers.visit(url, person);
      const answer = back.form ?? new URL(back.path, "http://localhost").searchParams;
      said.push(await port.finish(secrets, answer));
    }
    const expected = {
      email: person.email,
      emailVerified: provider !== "naver",
      name: person.name,
    };
    expect(said[0]).toMatchObject({ kind: "person", person: expected });
    // Apple tells a name once.
    const again = { ...expected, name: provider === "apple" ? null : person.name };
    expect(said[1]).toMatchObject({ kind: "person", person: again });
    expect(
      new Set(
        said.map((one) => JSON.stringify((one as { person: { subject: string } }).person.subject)),
      ).size,
    ).toBe(1);
  });

  it("takes no client secret that another key has signed", async () => {
    const { privateKey } = generateKeyPairSync("ec", {
      namedCurve: "P-256",
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    const url = await providers.url();
    const stranger = localLogins({
      address: async () => ({ url, apiSecret: "" }),
      applePrivateKey: privateKey,
    });
    const secrets = secretsFor("apple");
    const back = await providers.visit((await stranger.apple.authorizationUrl(secrets)) ?? "", {
      name: "김하늘",
      email: "sky@example.com",
    });
    const outcome = await stranger.apple.finish(secrets, back.form ?? new URLSearchParams());
    expect(outcome).toEqual({ kind: "refused", reason: "invalid_client" });
  });
});

describe("which there are", () => {
  const client = { clientId: "id", clientSecret: "secret" };
  const local = {
    address: async () => ({ url: "http://127.0.0.1:1", apiSecret: "" }),
    applePrivateKey: "",
  };

  it("are those that are configured, and with local ones all", () => {
    const none = { kakao: null, naver: null, apple: null };
    expect(offeredLogins(chooseLogins(none, null))).toEqual([]);
    expect(offeredLogins(chooseLogins({ ...none, naver: client }, null))).toEqual(["naver"]);
    expect(offeredLogins(chooseLogins(none, local))).toEqual(["kakao", "naver", "apple"]);
  });

  it("go to the real one where it is configured", async () => {
    const { naver } = chooseLogins({ kakao: null, naver: client, apple: null }, local);
    const url = new URL((await naver?.authorizationUrl(secretsFor("naver"))) ?? "");
    expect(url.origin + url.pathname).toBe("https://nid.naver.com/oauth2.0/authorize");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: "id",
      response_type: "code",
      redirect_uri: "http://localhost:3000/login/naver/callback",
    });
  });
});

it.each([
  ["a name in its two halves", '{"name":{"firstName":"하늘","lastName":"김"}}', "김하늘"],
  ["half a name", '{"name":{"firstName":"하늘"}}', "하늘"],
  ["an empty name", '{"name":{}}', null],
  ["no JSON", "{", null],
  ["something else", '"하늘"', null],
])("reads %s", (_, user, name) => {
  expect(appleName(new URLSearchParams({ user }))).toBe(name);
});
