import { generateKeyPairSync } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { LEGAL_VERSIONS } from "#domain/legal/versions.ts";
import { contractorsOf, thirdPartiesOf } from "#server/contractors.ts";
import { readConfig } from "#server/config/config.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { signUpInput } from "#test/factories/sign-ups.ts";

const SOLAPI = { SOLAPI_API_KEY: "key", SOLAPI_API_SECRET: "secret", SOLAPI_SENDER: "0212345678" };
const PORTONE = {
  PORTONE_API_SECRET: "secret",
  PORTONE_STORE_ID: "store",
  PORTONE_CHANNEL_KEY_CARD: "card",
  PORTONE_CHANNEL_KEY_PHONE: "phone",
  PORTONE_WEBHOOK_SECRET: `whsec_${"a".repeat(32)}`,
  PORTONE_CHANNEL_KEY_IDENTITY: "identity",
  PORTONE_IDENTITY_HASH_KEY: "h".repeat(32),
};
const LOGINS = {
  KAKAO_CLIENT_ID: "key",
  KAKAO_CLIENT_SECRET: "secret",
  APPLE_CLIENT_ID: "kr.somssi.web",
  APPLE_TEAM_ID: "TEAM",
  APPLE_KEY_ID: "KEY",
  APPLE_PRIVATE_KEY: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }) as string,
};
const [first, second] = LEGAL_VERSIONS.terms;
let app: TestApp;

beforeAll(async () => {
  const config = readConfig({
    SESSION_SECRET: "s".repeat(32),
    BUSINESS_HOSTING: "한솜 클라우드",
    ...SOLAPI,
    ...PORTONE,
    ...LOGINS,
  });
  app = await testApp(`${second?.from}T00:00:00+09:00`, {
    contractors: contractorsOf(config),
    thirdParties: thirdPartiesOf(config),
  });
});

describe("terms", () => {
  it("are those of the day, from its first moment on", async () => {
    const { body } = await app.visitor().call("legal.get", { document: "terms" });
    expect(body).toMatchObject({ title: "이용약관", version: "2", in_force: { version: "2" } });
    app.clock.advance(-1);
    const before = await app.visitor().call("legal.get", { document: "terms" });
    expect(before.body).toMatchObject({
      version: "1",
      coming: { version: "2", from: second?.from },
    });
    app.clock.advance(1);
  });

  it("can be read as they were, and what changed since", async () => {
    const earlier = await app.visitor().call("legal.get", { document: "terms", version: "1" });
    expect(earlier.body).toMatchObject({ version: "1", from: first?.from, changes: null });
    const { body } = await app.visitor().call("legal.get", { document: "terms", against: "1" });
    const parts = body.changes?.parts ?? [];
    const blocksOf = (...kinds: string[]) =>
      parts.filter(({ kind }) => kinds.includes(kind)).flatMap(({ blocks }) => blocks);
    expect(blocksOf("same", "removed")).toEqual(earlier.body.blocks);
    expect(blocksOf("same", "added")).toEqual(body.blocks);
  });

  it("have no version that was never published", async () => {
    const refused = await app.visitor().call("legal.get", { document: "terms", version: "99" });
    expect([refused.status, refused.error.code]).toEqual([404, "not_found"]);
  });
});

it("the privacy policy lists who works for the product as it is set up, and the terms nobody", async () => {
  const { body } = await app.visitor().call("legal.get", { document: "privacy" });
  expect(body.contractors?.map(({ kind }) => kind)).toEqual([
    "hosting",
    "payment",
    "identity",
    "text",
  ]);
  expect(body.contractors?.[0]?.name).toBe("한솜 클라우드");
  const terms = await app.visitor().call("legal.get", { document: "terms" });
  expect(terms.body.contractors).toBeNull();
});

it("the privacy policy lists whom people may sign in by as it is set up, none of the local ones, and the terms nobody", async () => {
  const { body } = await app.visitor().call("legal.get", { document: "privacy" });
  expect(body.third_parties).toEqual([
    { provider: "kakao", abroad: false },
    { provider: "apple", abroad: true },
  ]);
  const terms = await app.visitor().call("legal.get", { document: "terms" });
  expect(terms.body.third_parties).toBeNull();
  expect(thirdPartiesOf(readConfig({}))).toEqual([]);
});

it("a sign-up keeps which version was agreed to, and when", async () => {
  await app.visitor().call("users.signUp", signUpInput());
  const rows =
    await app.sql`SELECT kind, version, at FROM consents WHERE kind IN ('terms', 'age_14') ORDER BY kind DESC`;
  expect(rows).toEqual([
    { kind: "terms", version: "2", at: app.clock.now() },
    { kind: "age_14", version: "1", at: app.clock.now() },
  ]);
});
