import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeSignedInPro } from "#test/factories/market.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe("allow-public-read", () => {
  it("is on until the pro says otherwise, and stays as they say", async () => {
    const { client, proId } = await makeSignedInPro(app);
    const read = async () => (await client.call("users.me.allowPublicRead")).body;
    expect(await read()).toEqual({ allow_public_read: true });
    const set = await client.call("users.me.allowPublicRead.set", { allow_public_read: false });
    expect([set.status, set.body]).toEqual([200, { allow_public_read: false }]);
    expect(await read()).toEqual({ allow_public_read: false });
    expect((await app.visitor().call("pro.get", { proId })).status).toBe(404);
  });

  it("can be chosen before the profile is approved", async () => {
    const { client, proId } = await makeSignedInPro(app);
    await app.sql`UPDATE pro_profiles SET state = 'pending' WHERE id = ${proId}`;
    const set = await client.call("users.me.allowPublicRead.set", { allow_public_read: false });
    expect(set.status).toBe(200);
    await app.sql`UPDATE pro_profiles SET state = 'approved' WHERE id = ${proId}`;
    expect((await app.visitor().call("pro.get", { proId })).status).toBe(404);
  });

  it("is nothing of who has no profile", async () => {
    const { client } = await makeCustomer(app);
    expect((await client.call("users.me.allowPublicRead")).status).toBe(404);
    const set = await client.call("users.me.allowPublicRead.set", { allow_public_read: false });
    expect([set.status, set.error.code]).toEqual([404, "not_found"]);
  });

  it("is nobody's without a session", async () => {
    expect((await app.visitor().call("users.me.allowPublicRead")).status).toBe(401);
    const body = { allow_public_read: false };
    expect((await app.visitor().call("users.me.allowPublicRead.set", body)).status).toBe(401);
  });

  it.each([{}, { allow_public_read: "false" }, { allow_public_read: null }])(
    "refuses %j",
    async (body) => {
      const { client } = await makeSignedInPro(app);
      const answer = await client.send("users.me.allowPublicRead.set", body);
      expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
    },
  );
});
