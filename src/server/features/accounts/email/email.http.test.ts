import { beforeEach, describe, expect, it } from "vitest";
import {
  VERIFICATION_LIFETIME_MS,
  VERIFICATION_SENDS,
} from "#domain/account/email-verification.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { answering, NO_DEVICE, testUnsubscribePath } from "#test/delivery-bench.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeCustomer, makeSignedInPro, quote } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";
import { signUpInput } from "#test/factories/sign-ups.ts";
import { deliverNotices, inboxOf } from "#test/local-delivery.ts";
import type { SendResult } from "#server/gateways/message/message-port.ts";
import { deliverDue } from "../../deliveries/deliver.ts";

let app: TestApp;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(VERIFICATION_LIFETIME_MS);
});

interface Newcomer {
  id: string;
  email: string;
  client: TestClient;
}

/** Somebody who signed up and did nothing more. */
async function signUp(): Promise<Newcomer> {
  const client = app.visitor();
  const { email } = signUpInput();
  const { body } = await client.call("users.signUp", signUpInput({ email }));
  return { id: body.user.id, email, client };
}

const subjectsOf = async (email: string) =>
  (await inboxOf(app, email)).map(({ text }) => text.split("\n", 1)[0]);

/** The token of the newest link that was mailed there. */
async function mailedToken(email: string): Promise<string> {
  await deliverNotices(app);
  const letters = (await inboxOf(app, email)).map(({ text }) => text);
  const tokens = letters.flatMap((text) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? "";
}

const verify = (token: string) => app.visitor().call("auth.verifyEmail", { token });
const isVerified = async ({ client }: Pick<Newcomer, "client">) =>
  (await client.call("users.me")).body.email_verified;

/** What became of the e-mails of a person's notices. */
async function outcomes(accountId: string) {
  return [
    ...(await app.sql`
      SELECT state, last_error, body FROM deliveries
      WHERE account_id = ${accountId} AND channel = 'email' AND notice_id IS NOT NULL
      ORDER BY created_at, id`),
  ];
}

/** Somebody asks two pros. Each answer is one to tell them of by e-mail. */
async function ask(client: TestClient): Promise<(() => Promise<unknown>)[]> {
  const pros = [await makeSignedInPro(app), await makeSignedInPro(app)];
  const requestId = await publish(client);
  return pros.map((pro) => () => quote(pro, requestId));
}

describe("verifying an address", () => {
  it("takes the link of the letter that follows a sign-up, without login, once", async () => {
    const person = await signUp();
    expect(await isVerified(person)).toBe(false);
    const token = await mailedToken(person.email);
    expect(await subjectsOf(person.email)).toEqual(["[솜씨] 이메일을 확인해 주세요"]);
    const [kept] = await app.sql`
      SELECT 1 FROM email_verifications WHERE encode(token_hash, 'escape') LIKE ${`%${token}%`}`;
    expect(kept).toBeUndefined();
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified(person)).toBe(true);
    const again = await verify(token);
    expect([again.status, again.error.code]).toEqual([422, "email_link_invalid"]);
    expect(await isVerified(person)).toBe(true);
  });

  it("signs nobody in", async () => {
    const person = await signUp();
    const visitor = app.visitor();
    await visitor.call("auth.verifyEmail", { token: await mailedToken(person.email) });
    expect((await visitor.call("users.me")).status).toBe(401);
  });

  it("is not done by opening the page", async () => {
    const person = await signUp();
    const token = await mailedToken(person.email);
    await app.visitor().raw({ method: "GET", url: `/verify-email?token=${token}` });
    expect(await isVerified(person)).toBe(false);
    expect((await verify(token)).status).toBe(200);
  });

  it("refuses a link that is altered, too old, or of an address that is theirs no more", async () => {
    const [one, old, moved] = [await signUp(), await signUp(), await signUp()];
    const token = await mailedToken(one.email);
    const altered = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    expect((await verify(altered)).error.code).toBe("email_link_invalid");
    expect((await verify("")).error.code).toBe("email_link_invalid");
    const movedToken = await mailedToken(moved.email);
    await app.sql`UPDATE accounts SET email = ${`moved-${moved.email}`} WHERE id = ${moved.id}`;
    expect((await verify(movedToken)).error.code).toBe("email_link_invalid");
    const oldToken = await mailedToken(old.email);
    app.clock.advance(VERIFICATION_LIFETIME_MS - 1);
    expect((await verify(token)).status).toBe(200);
    app.clock.advance(1);
    expect((await verify(oldToken)).error.code).toBe("email_link_invalid");
    expect(await isVerified(old)).toBe(false);
  });

  it("verifies whose link it is and nobody else", async () => {
    const [one, other] = [await signUp(), await signUp()];
    await verify(await mailedToken(one.email));
    expect([await isVerified(one), await isVerified(other)]).toEqual([true, false]);
  });
});

describe("having the letter sent again", () => {
  it("voids the link before it", async () => {
    const person = await signUp();
    const first = await mailedToken(person.email);
    app.clock.advance(1000);
    const { status } = await person.client.call("users.me.email.sendVerification");
    expect(status).toBe(200);
    const second = await mailedToken(person.email);
    expect(second).not.toBe(first);
    expect((await verify(first)).error.code).toBe("email_link_invalid");
    expect((await verify(second)).status).toBe(200);
  });

  it("is limited by the account, and takes a session", async () => {
    const [person, other] = [await signUp(), await signUp()];
    for (let n = 0; n < VERIFICATION_SENDS.most; n += 1) {
      expect((await person.client.call("users.me.email.sendVerification")).status).toBe(200);
    }
    expect((await person.client.call("users.me.email.sendVerification")).status).toBe(429);
    expect((await other.client.call("users.me.email.sendVerification")).status).toBe(200);
    expect((await app.visitor().call("users.me.email.sendVerification")).status).toBe(401);
  });

  it("sends nothing to somebody who is verified", async () => {
    const { account, client } = await makeCustomer(app);
    expect((await client.call("users.me.email.sendVerification")).status).toBe(200);
    expect(await mailedToken(account.email)).toBe("");
  });
});

describe("an address that nobody verified", () => {
  it("gets mail about the account and no other, and nothing old once it is verified", async () => {
    const account = await makeAccount(app, { emailVerified: false });
    const client = await app.as(account);
    const [answer, answerLater] = await ask(client);
    await answer?.();
    await client.call("users.me.email.sendVerification");
    const token = await mailedToken(account.email);
    expect(await subjectsOf(account.email)).toEqual(["[솜씨] 이메일을 확인해 주세요"]);
    expect(await outcomes(account.id)).toEqual([
      { state: "dropped", last_error: "email_unconfirmed", body: "" },
    ]);
    await app.visitor().call("auth.requestReset", { email: account.email });
    await verify(token);
    await deliverNotices(app);
    expect((await subjectsOf(account.email)).slice(1)).toEqual([
      "[솜씨] 비밀번호를 다시 설정해 주세요",
    ]);
    app.clock.advance(1000);
    await answerLater?.();
    await deliverNotices(app);
    expect((await subjectsOf(account.email)).slice(2)).toEqual(["[솜씨] 새 견적이 도착했어요"]);
  });
});

describe("an address that bounced", () => {
  const deliver = async (result: SendResult) => {
    const port = answering(result);
    const links = { origin: "https://somssi.example", unsubscribePath: testUnsubscribePath };
    const now = app.clock.now();
    await deliverDue({ sql: app.sql, port, push: NO_DEVICE, ...links, now, limit: 1000 });
    return port.given;
  };

  it("is not written to again until a link that arrived there was opened", async () => {
    const { account, client } = await makeCustomer(app);
    const forget = () => app.visitor().call("auth.requestReset", { email: account.email });
    await deliver({ outcome: "sent" });
    await forget();
    expect(await deliver({ outcome: "refused", reason: "550", addressGone: true })).toHaveLength(1);
    expect(await isVerified({ client })).toBe(false);
    await forget();
    expect(await deliver({ outcome: "sent" })).toEqual([]);
    const [last] = await app.sql`
      SELECT state, last_error, body FROM deliveries WHERE account_id = ${account.id}
      ORDER BY created_at DESC, id DESC LIMIT 1`;
    expect(last).toEqual({ state: "failed", last_error: "address_bounced", body: "" });
    const [answer] = await ask(client);
    await answer?.();
    await client.call("users.me.email.sendVerification");
    await verify(await mailedToken(account.email));
    expect(await isVerified({ client })).toBe(true);
    expect(await outcomes(account.id)).toMatchObject([{ last_error: "email_unconfirmed" }]);
    await forget();
    expect(await deliver({ outcome: "sent" })).toMatchObject([{ to: account.email }]);
  });

  it("is not one that refused a letter for what was in it", async () => {
    const { client, account } = await makeCustomer(app);
    await app.visitor().call("auth.requestReset", { email: account.email });
    await deliver({ outcome: "refused", reason: "550" });
    expect(await isVerified({ client })).toBe(true);
  });
});
