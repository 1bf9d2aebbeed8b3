import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function newPro() {
  const pro = await makePro(app, { credits: 0 });
  return { ...pro, client: await app.as(pro.account) };
}

/** Has a code texted to the account's own number; answers it. */
async function codeFor(client: TestClient): Promise<string> {
  const { body: me } = await client.call("users.me");
  const phone = me.phone ?? "";
  const { status } = await client.call("cellnum.authKey", { phone, purpose: "verify" });
  expect(status).toBe(200);
  const [row] = await app.sql<{ body: string }[]>`
    SELECT body FROM deliveries WHERE recipient = ${phone} ORDER BY id DESC LIMIT 1`;
  return /\b\d{6}\b/.exec(row?.body ?? "")?.[0] ?? "";
}
const confirm = (client: TestClient, legal_name: string, key: string) =>
  client.call("users.me.certifications.name.confirm", { legal_name, key });
const stateOf = async (client: TestClient) =>
  (await client.call("users.me.certifications.name")).body.state;

describe("the certification of a name", () => {
  it("is approved by the code of the verified phone, and shown as one letter", async () => {
    const { client, proId, account } = await newPro();
    expect((await client.call("users.me.certifications.name")).body).toEqual({
      state: "none",
      masked_name: null,
      reason: null,
      decided_at: null,
    });
    const { status, body } = await confirm(client, " 황보 나리 ", await codeFor(client));
    expect([status, body.state, body.masked_name]).toEqual([200, "approved", "황○○"]);
    const [row] = await app.sql`
      SELECT legal_name, label FROM certifications WHERE pro_id = ${proId} AND kind = 'identity'`;
    expect(row).toEqual({ legal_name: "황보 나리", label: "본인 확인" });
    const card = await app.visitor().call("pro.get", { proId });
    expect(card.body.certificates).toEqual(["본인 확인"]);
    const shown = await app.visitor().call("pro.certifications", { proId });
    for (const answer of [card, shown, await client.call("users.me.certifications.name")]) {
      expect(JSON.stringify(answer.body)).not.toContain("황보");
    }
    const events = await app.sql<{ kind: string }[]>`
      SELECT kind FROM person_events WHERE account_id = ${account.id}`;
    expect(events.map(({ kind }) => kind)).toEqual(["account_changed"]);
  });

  it("can be confirmed anew under another name, and keeps its history", async () => {
    const { client, proId } = await newPro();
    await confirm(client, "황보나리", await codeFor(client));
    await confirm(client, "독고새봄", await codeFor(client));
    expect((await client.call("users.me.certifications.name")).body.masked_name).toBe("독○○");
    const history = await app.sql`
      SELECT event, state_before, state_after, actor FROM certification_history
      WHERE pro_id = ${proId} ORDER BY id`;
    expect([...history]).toEqual([
      { event: "confirm", state_before: "none", state_after: "approved", actor: "pro" },
      { event: "confirm", state_before: "approved", state_after: "approved", actor: "pro" },
    ]);
  });

  it("stays unapproved with a wrong, late or used code", async () => {
    const { client } = await newPro();
    const key = await codeFor(client);
    const wrong = key === "000000" ? "000001" : "000000";
    expect((await confirm(client, "황보나리", wrong)).error.code).toBe("phone_code_wrong");
    app.clock.advance(3 * MINUTE_MS);
    expect((await confirm(client, "황보나리", key)).error.code).toBe("phone_code_expired");
    expect(await stateOf(client)).toBe("none");
    const next = await codeFor(client);
    expect((await confirm(client, "황보나리", next)).status).toBe(200);
    expect((await confirm(client, "독고새봄", next)).error.code).toBe("phone_code_expired");
    expect((await client.call("users.me.certifications.name")).body.masked_name).toBe("황○○");
  });

  it("takes five tries at a code, however they come", async () => {
    const { client } = await newPro();
    const key = await codeFor(client);
    const wrong = key === "000000" ? "000001" : "000000";
    const tries = Array.from({ length: 8 }, () => confirm(client, "황보나리", wrong));
    const codes = (await Promise.all(tries)).map(({ error }) => error.code);
    expect(codes.filter((code) => code === "phone_code_wrong")).toHaveLength(5);
    expect((await confirm(client, "황보나리", key)).error.code).toBe("phone_code_expired");
  });

  it("is made once when two confirm at once", async () => {
    const { client, proId } = await newPro();
    const key = await codeFor(client);
    const answers = await Promise.all([1, 2].map(() => confirm(client, "황보나리", key)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const rows = await app.sql`SELECT 1 FROM certifications WHERE pro_id = ${proId}`;
    expect(rows).toHaveLength(1);
  });

  it("takes no code of another session", async () => {
    const pro = await newPro();
    const key = await codeFor(pro.client);
    const elsewhere = await app.as(pro.account);
    expect((await confirm(elsewhere, "황보나리", key)).error.code).toBe("phone_code_expired");
  });

  it.each([
    ["legal_name", { legal_name: "황1", key: "123456" }],
    ["legal_name", { legal_name: "", key: "123456" }],
    ["legal_name", { key: "123456" }],
    ["key", { legal_name: "황보나리", key: "12345" }],
  ])("refuses a bad %s", async (field, input) => {
    const { client } = await newPro();
    const { status, error } = await client.send("users.me.certifications.name.confirm", input);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]]);
  });

  it("is for people with a pro profile and a verified phone", async () => {
    const customer = await app.as(await makeAccount(app));
    expect((await customer.call("users.me.certifications.name")).status).toBe(404);
    expect((await confirm(customer, "황보나리", "123456")).status).toBe(404);
    const unverified = await app.as(await makeAccount(app, { phoneVerified: false }));
    expect((await confirm(unverified, "황보나리", "123456")).error.code).toBe("phone_unverified");
    expect((await confirm(app.visitor(), "황보나리", "123456")).status).toBe(401);
    expect((await app.visitor().call("users.me.certifications.name")).status).toBe(401);
  });
});
