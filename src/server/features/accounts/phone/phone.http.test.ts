import { beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { signUp, TEST_PASSWORD } from "#test/factories/sign-ups.ts";

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
  return `+8210${String(70_000_000 + numbers)}`;
}

async function textsTo(phone: string, purpose = "phone_code"): Promise<string[]> {
  const rows = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${phone} AND channel = 'sms' AND purpose = ${purpose}
    ORDER BY id`;
  return rows.map(({ body }) => body);
}

/** Asks for a code and reads it from the message. */
async function codeFor(client: TestClient, phone: string): Promise<string> {
  const { status } = await client.call("cellnum.authKey", { phone, purpose: "verify" });
  expect(status).toBe(200);
  return /\b\d{6}\b/.exec((await textsTo(phone)).at(-1) ?? "")?.[0] ?? "";
}

function wrongKey(key: string): string {
  return key === "000000" ? "000001" : "000000";
}

async function newcomer(): Promise<{ client: TestClient; id: string }> {
  const account = await makeAccount(app, { phoneVerified: false });
  return { client: await app.as(account), id: account.id };
}

describe("a phone number", () => {
  it("is verified by the code that was sent to it", async () => {
    const { client } = await newcomer();
    const phone = newNumber();
    const raw = `0${phone.slice(3, 5)}-${phone.slice(5, 9)}-${phone.slice(9)}`;
    const sent = await client.call("cellnum.authKey", { phone: raw, purpose: "verify" });
    expect([sent.status, Date.parse(sent.body.expires_at)]).toEqual([
      200,
      app.clock.now().getTime() + 3 * MINUTE_MS,
    ]);
    const texts = await textsTo(phone);
    const key = /\b\d{6}\b/.exec(texts[0] ?? "")?.[0] ?? "";
    expect(texts).toHaveLength(1);
    const { status, body } = await client.call("cellnum.verifyKey", { phone: raw, key });
    expect([status, body]).toEqual([200, { phone }]);
    expect((await client.call("users.me")).body).toMatchObject({ phone, phone_verified: true });
  });

  it.each([
    "02-123-4567",
    "0507-1234-5678",
    "011-123-4567",
    "+1 202 555 0101",
    "01012345",
    "",
    "\u0000",
  ])("that is %j is refused", async (phone) => {
    const { client } = await newcomer();
    const { status, error } = await client.call("cellnum.authKey", { phone, purpose: "verify" });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["phone"]]);
  });

  it("is asked of members", async () => {
    const input = { phone: newNumber(), purpose: "verify" as const };
    expect((await app.visitor().call("cellnum.authKey", input)).status).toBe(401);
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    expect((await staff.call("cellnum.authKey", input)).status).toBe(403);
  });

  it("that somebody else verified is told only to who proves to have it", async () => {
    const owner = await newcomer();
    const phone = newNumber();
    await owner.client.call("cellnum.verifyKey", {
      phone,
      key: await codeFor(owner.client, phone),
    });
    const { client } = await newcomer();
    const key = await codeFor(client, phone);
    expect((await client.call("cellnum.verifyKey", { phone, key: wrongKey(key) })).error.code).toBe(
      "phone_code_wrong",
    );
    expect((await client.call("cellnum.verifyKey", { phone, key })).error.code).toBe("phone_taken");
    expect((await client.call("users.me")).body.phone).toBeNull();
  });

  it("goes to one of two accounts that prove it at the same moment", async () => {
    const people = [await newcomer(), await newcomer()];
    const phone = newNumber();
    const keys: string[] = [];
    for (const { client } of people) keys.push(await codeFor(client, phone));
    const answers = await Promise.all(
      people.map(({ client }, index) =>
        client.call("cellnum.verifyKey", { phone, key: keys[index] ?? "" }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe("a phone code", () => {
  it("is stored as a keyed hash only", async () => {
    const { client, id } = await newcomer();
    const key = await codeFor(client, newNumber());
    const [row] = await app.sql<{ stored: string; code_hmac: Uint8Array }[]>`
      SELECT (to_jsonb(c) - 'id' - 'account_id' - 'session_id')::text AS stored, code_hmac
      FROM phone_codes c WHERE account_id = ${id}`;
    expect(row?.stored).not.toContain(`"${key}"`);
    expect(row?.code_hmac).toHaveLength(32);
  });

  it("lives for three minutes", async () => {
    const { client } = await newcomer();
    const phone = newNumber();
    const key = await codeFor(client, phone);
    app.clock.advance(3 * MINUTE_MS);
    expect((await client.call("cellnum.verifyKey", { phone, key })).error.code).toBe(
      "phone_code_expired",
    );
    const second = await codeFor(client, phone);
    app.clock.advance(3 * MINUTE_MS - 1);
    expect((await client.call("cellnum.verifyKey", { phone, key: second })).status).toBe(200);
  });

  it("takes five tries: the sixth is refused even when it is right", async () => {
    const { client } = await newcomer();
    const phone = newNumber();
    const key = await codeFor(client, phone);
    for (let number = 1; number <= 5; number += 1) {
      const { error } = await client.call("cellnum.verifyKey", { phone, key: wrongKey(key) });
      expect(error.code).toBe("phone_code_wrong");
    }
    expect((await client.call("cellnum.verifyKey", { phone, key })).error.code).toBe(
      "phone_code_expired",
    );
  });

  it("takes no more than five tries when they come at once", async () => {
    const { client, id } = await newcomer();
    const phone = newNumber();
    const key = wrongKey(await codeFor(client, phone));
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => client.call("cellnum.verifyKey", { phone, key })),
    );
    expect(answers.filter(({ error }) => error.code === "phone_code_wrong")).toHaveLength(5);
    const [row] = await app.sql<
      { tries: number }[]
    >`SELECT tries FROM phone_codes WHERE account_id = ${id}`;
    expect(row?.tries).toBe(5);
  });

  it("works on the fifth try, and once", async () => {
    const { client } = await newcomer();
    const phone = newNumber();
    const key = await codeFor(client, phone);
    for (let number = 1; number <= 4; number += 1) {
      await client.call("cellnum.verifyKey", { phone, key: wrongKey(key) });
    }
    const answers = await Promise.all(
      [1, 2].map(() => client.call("cellnum.verifyKey", { phone, key })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  });

  it("stops working when another one is sent", async () => {
    const { client } = await newcomer();
    const phone = newNumber();
    const first = await codeFor(client, phone);
    const second = await codeFor(client, phone);
    // One time in a million both are the same.
    if (first !== second) {
      expect((await client.call("cellnum.verifyKey", { phone, key: first })).status).toBe(422);
    }
    expect((await client.call("cellnum.verifyKey", { phone, key: second })).status).toBe(200);
  });

  it("is worth nothing in another session or for another number", async () => {
    const account = await makeAccount(app, { phoneVerified: false });
    const client = await app.as(account);
    const phone = newNumber();
    const key = await codeFor(client, phone);
    const elsewhere = await app.as(account);
    expect((await elsewhere.call("cellnum.verifyKey", { phone, key })).error.code).toBe(
      "phone_code_expired",
    );
    const other = { phone: newNumber(), key };
    expect((await client.call("cellnum.verifyKey", other)).error.code).toBe("phone_code_expired");
    expect((await client.call("cellnum.verifyKey", { phone, key })).status).toBe(200);
  });

  it.each(["12345", "1234567", "12345a", "１２３４５６", ""])(
    "typed as %j costs no try",
    async (key) => {
      const { client, id } = await newcomer();
      const phone = newNumber();
      await codeFor(client, phone);
      const { status, error } = await client.call("cellnum.verifyKey", { phone, key });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["key"]]);
      const [row] = await app.sql<
        { tries: number }[]
      >`SELECT tries FROM phone_codes WHERE account_id = ${id}`;
      expect(row?.tries).toBe(0);
    },
  );

  it("is sent five times an hour to one number, whoever asks", async () => {
    const phone = newNumber();
    for (let number = 1; number <= 5; number += 1) await codeFor((await newcomer()).client, phone);
    const { client } = await newcomer();
    const { status, headers } = await client.call("cellnum.authKey", { phone, purpose: "verify" });
    expect([status, Number(headers["retry-after"])]).toEqual([429, 3600]);
    expect(await textsTo(phone)).toHaveLength(5);
    expect(
      (await client.call("cellnum.authKey", { phone: newNumber(), purpose: "verify" })).status,
    ).toBe(200);
  });

  it("is sent twenty times a day for one address, whatever the number", async () => {
    const { client } = await newcomer();
    for (let number = 1; number <= 20; number += 1) await codeFor(client, newNumber());
    const input = { phone: newNumber(), purpose: "verify" as const };
    const { status, headers } = await client.call("cellnum.authKey", input);
    expect([status, Number(headers["retry-after"])]).toEqual([429, 86_400]);
  });
});

describe("changing a verified number", () => {
  async function verified(): Promise<{ client: TestClient; phone: string }> {
    const { client } = await signUp(app);
    const phone = newNumber();
    await client.call("cellnum.verifyKey", { phone, key: await codeFor(client, phone) });
    return { client, phone };
  }

  it("needs the password and tells the number before it", async () => {
    const { client, phone } = await verified();
    const next = newNumber();
    const ask = (password?: string) =>
      client.call("cellnum.authKey", {
        phone: next,
        purpose: "change",
        ...(password ? { password } : {}),
      });
    expect(Object.keys((await ask()).error.fields ?? {})).toEqual(["password"]);
    expect(Object.keys((await ask("틀린 비밀번호예요")).error.fields ?? {})).toEqual(["password"]);
    expect(await textsTo(next)).toEqual([]);
    expect((await ask(TEST_PASSWORD)).status).toBe(200);
    const key = /\b\d{6}\b/.exec((await textsTo(next))[0] ?? "")?.[0] ?? "";
    expect((await client.call("cellnum.verifyKey", { phone: next, key })).status).toBe(200);
    expect((await client.call("users.me")).body.phone).toBe(next);
    expect(await textsTo(phone, "phone_changed")).toHaveLength(1);
  });

  it("cannot be done as a first verification", async () => {
    const { client, phone } = await verified();
    const { status, error } = await client.call("cellnum.authKey", {
      phone: newNumber(),
      purpose: "verify",
    });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["phone"]]);
    expect((await client.call("users.me")).body.phone).toBe(phone);
  });

  it("cannot be done with a code that was asked for before there was a number", async () => {
    const { client } = await signUp(app);
    const [first, second] = [newNumber(), newNumber()];
    const laterKey = await codeFor(client, second);
    await client.call("cellnum.verifyKey", { phone: first, key: await codeFor(client, first) });
    expect(
      (await client.call("cellnum.verifyKey", { phone: second, key: laterKey })).error.code,
    ).toBe("phone_code_expired");
    expect((await client.call("users.me")).body.phone).toBe(first);
  });
});
