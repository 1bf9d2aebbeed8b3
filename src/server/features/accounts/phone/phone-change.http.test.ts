import { phoneIsNewText } from "../messages.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { formatMobile } from "#domain/account/phone.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHiredQuote, notices } from "#test/factories/market.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";
import { systemRandom } from "../../../platform/random.ts";
import { hashPassword } from "../password/password-hash.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let app: TestApp;
let numbers = 0;
beforeEach(async () => {
  app ??= await testApp();
  app.clock.advance(DAY_MS);
});

/** A number nobody has, as stored. */
function newNumber(): string {
  numbers += 1;
  return `+8210${String(72_000_000 + numbers)}`;
}

async function textsTo(phone: string, purpose = "phone_code"): Promise<string[]> {
  const rows = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${phone} AND channel = 'sms' AND purpose = ${purpose}
    ORDER BY id`;
  return rows.map(({ body }) => body);
}

async function lastKey(phone: string): Promise<string> {
  return /\b\d{6}\b/.exec((await textsTo(phone)).at(-1) ?? "")?.[0] ?? "";
}

const wrong = (key: string) => (key === "000000" ? "000001" : "000000");

const ask = (client: TestClient, phone: string, password = TEST_PASSWORD) =>
  client.call("users.me.phone.ask", { phone, password });

/** A person with a password and a verified number. */
async function person(): Promise<{ client: TestClient; id: string; phone: string }> {
  const { client, user } = await signUp(app);
  const phone = newNumber();
  await client.call("cellnum.authKey", { phone, purpose: "verify" });
  await client.call("cellnum.verifyKey", { phone, key: await lastKey(phone) });
  return { client, id: user.id, phone };
}

describe("users.me.phone", () => {
  it("shows one's own number with its middle hidden, and when it was verified", async () => {
    const { client, phone } = await person();
    const { status, body } = await client.call("users.me.phone");
    expect([status, body]).toEqual([
      200,
      { phone: `010-****-${phone.slice(-4)}`, verified_at: body.verified_at },
    ]);
    expect(Date.parse(body.verified_at ?? "")).toBe(app.clock.now().getTime());
  });

  it("has nothing to show before the first, and is for members", async () => {
    const newcomer = await app.as(await makeAccount(app, { phoneVerified: false }));
    expect((await newcomer.call("users.me.phone")).body).toEqual({
      phone: null,
      verified_at: null,
    });
    const input = { phone: newNumber(), password: "x", key: "123456" };
    for (const name of ["users.me.phone", "users.me.phone.ask", "users.me.phone.change"] as const) {
      const { phone, password, key } = input;
      const body =
        name === "users.me.phone"
          ? {}
          : name === "users.me.phone.ask"
            ? { phone, password }
            : { phone, key };
      expect((await app.visitor().send(name, body)).status).toBe(401);
      const staff = await app.as(await makeAccount(app, { role: "staff" }));
      expect((await staff.send(name, body)).status).toBe(403);
    }
  });
});

describe("changing the number", () => {
  it("takes the code sent to the new one; until then the old one stays, and it is told", async () => {
    const { client, phone, id } = await person();
    const elsewhere = await app.as({ id });
    const next = newNumber();
    const raw = `0${next.slice(3, 5)} ${next.slice(5, 9)} ${next.slice(9)}`;
    const sent = await ask(client, raw);
    expect([sent.status, Date.parse(sent.body.expires_at)]).toEqual([
      200,
      app.clock.now().getTime() + 3 * MINUTE_MS,
    ]);
    expect((await client.call("users.me")).body.phone).toBe(phone);
    const key = await lastKey(next);
    app.clock.advance(1_000);
    const { status, body } = await client.call("users.me.phone.change", { phone: raw, key });
    expect([status, body.phone]).toEqual([200, `010-****-${next.slice(-4)}`]);
    expect(Date.parse(body.verified_at ?? "")).toBe(app.clock.now().getTime());
    expect((await client.call("users.me")).body.phone).toBe(next);
    const [notice = ""] = await textsTo(phone, "phone_changed");
    expect(notice).toContain(`010-****-${next.slice(-4)}`);
    expect(await textsTo(next, "phone_changed")).toEqual([phoneIsNewText()]);
    const [told] = await app.sql`
      SELECT action FROM deliveries WHERE recipient = ${next} AND purpose = 'phone_changed'`;
    expect(told?.action).toMatchObject({ path: "/support" });
    const [said] = await notices(client);
    expect(said).toMatchObject({ kind: "phone_changed", path: "/support" });
    // Other sessions stay and see it.
    expect((await elsewhere.call("users.me")).body.phone).toBe(next);
    expect((await client.call("users.me.phone.change", { phone: raw, key })).error.code).toBe(
      "phone_code_expired",
    );
  });

  it("needs the password, before any message goes out", async () => {
    const { client } = await person();
    const next = newNumber();
    const { status, error } = await ask(client, next, "틀린 비밀번호예요");
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["password"]]);
    const without = await client.send("users.me.phone.ask", { phone: next });
    expect(Object.keys(without.error.fields ?? {})).toEqual(["password"]);
    expect(await textsTo(next)).toEqual([]);
  });

  it("limits guesses of the password", async () => {
    const { client } = await person();
    const next = newNumber();
    for (let tries = 1; tries <= 10; tries += 1) await ask(client, next, "틀린 비밀번호예요");
    expect((await ask(client, next)).status).toBe(429);
    expect(await textsTo(next)).toEqual([]);
  });

  it("refuses the number in use and what is no mobile number", async () => {
    const { client, phone } = await person();
    for (const raw of [phone, "02-123-4567", "", "\u0000"]) {
      const { status, error } = await ask(client, raw);
      expect([raw, status, Object.keys(error.fields ?? {})]).toEqual([raw, 422, ["phone"]]);
    }
  });

  it("takes five tries; the sixth is refused even when it is right, and the old number stays", async () => {
    const { client, phone } = await person();
    const next = newNumber();
    await ask(client, next);
    const key = await lastKey(next);
    const change = (raw: string) => client.call("users.me.phone.change", { phone: next, key: raw });
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await change(wrong(key))).error.code).toBe("phone_code_wrong");
    }
    expect((await change(key)).error.code).toBe("phone_code_expired");
    expect((await client.call("users.me")).body.phone).toBe(phone);
    expect(await textsTo(phone, "phone_changed")).toEqual([]);
  });

  it("is too late after three minutes", async () => {
    const { client, phone } = await person();
    const next = newNumber();
    await ask(client, next);
    const key = await lastKey(next);
    app.clock.advance(3 * MINUTE_MS);
    expect((await client.call("users.me.phone.change", { phone: next, key })).error.code).toBe(
      "phone_code_expired",
    );
    expect((await client.call("users.me")).body.phone).toBe(phone);
  });

  it("tells of a number that somebody else has only whoever proves to have it", async () => {
    const owner = await person();
    const { client, phone } = await person();
    const asked = await ask(client, owner.phone);
    const free = await ask(client, newNumber());
    expect([asked.status, Object.keys(asked.body)]).toEqual([free.status, Object.keys(free.body)]);
    const key = await lastKey(owner.phone);
    const change = (raw: string) =>
      client.call("users.me.phone.change", { phone: owner.phone, key: raw });
    expect((await change(wrong(key))).error.code).toBe("phone_code_wrong");
    expect((await change(key)).error.code).toBe("phone_taken");
    expect((await client.call("users.me")).body.phone).toBe(phone);
    expect((await owner.client.call("users.me")).body.phone).toBe(owner.phone);
  });

  it("begun in two tabs ends in the first that is finished", async () => {
    const { client, phone } = await person();
    const [first, second] = [newNumber(), newNumber()];
    await ask(client, first);
    await ask(client, second);
    const keys = { first: await lastKey(first), second: await lastKey(second) };
    const change = (number: string, key: string) =>
      client.call("users.me.phone.change", { phone: number, key });
    expect((await change(second, keys.second)).status).toBe(200);
    expect((await change(first, keys.first)).error.code).toBe("phone_code_expired");
    expect((await client.call("users.me")).body.phone).toBe(second);
    expect(await textsTo(phone, "phone_changed")).toHaveLength(1);
  });

  it("finished in two tabs at the same moment changes the number once", async () => {
    const { client, phone } = await person();
    const two = [newNumber(), newNumber()];
    const raw: { phone: string; key: string }[] = [];
    for (const number of two) {
      await ask(client, number);
      raw.push({ phone: number, key: await lastKey(number) });
    }
    const answers = await Promise.all(
      raw.map((input) => client.call("users.me.phone.change", input)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await textsTo(phone, "phone_changed")).toHaveLength(1);
  });

  it("is the same mechanism as the one under cellnum", async () => {
    const { client } = await person();
    const next = newNumber();
    await client.call("cellnum.authKey", {
      phone: next,
      purpose: "change",
      password: TEST_PASSWORD,
    });
    const key = await lastKey(next);
    expect((await client.call("users.me.phone.change", { phone: next, key })).status).toBe(200);
    const another = newNumber();
    await ask(client, another);
    const input = { phone: another, key: await lastKey(another) };
    expect((await client.call("cellnum.verifyKey", input)).status).toBe(200);
  });

  it("is shown to the pro who was hired", async () => {
    // Quotes of the factory are good around this day; what was counted later would count now.
    app.clock.set("2027-03-10T03:00:00Z");
    await app.sql`DELETE FROM rate_limit_hits`;
    const { customer, pro, quoteId } = await makeHiredQuote(app);
    await app.sql`
      UPDATE accounts SET password_hash = ${await hashPassword(TEST_PASSWORD, systemRandom)}
      WHERE id = ${customer.account.id}`;
    const seen = async () =>
      JSON.stringify((await pro.client.call("quotes.get", { quoteId })).body);
    const next = newNumber();
    const shown = formatMobile(next);
    expect((await ask(customer.client, next)).status).toBe(200);
    expect(await seen()).not.toContain(shown);
    const key = await lastKey(next);
    const { status } = await customer.client.call("users.me.phone.change", { phone: next, key });
    expect(status).toBe(200);
    expect(await seen()).toContain(shown);
  });
});
