import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro } from "#test/factories/pros.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

describe.each(["users.me.subscription", "users.me.billingInfo"] as const)("%s", (name) => {
  it("answers that there is none, to customers and to pros", async () => {
    for (const account of [await makeAccount(app), (await makePro(app)).account]) {
      const { status, error } = await (await app.as(account)).call(name);
      expect([status, error.code]).toEqual([404, "not_found"]);
    }
  });

  it("asks a visitor to log in", async () => {
    const { status, error } = await app.visitor().call(name);
    expect([status, error.code]).toEqual([401, "auth_required"]);
  });

  it("takes no query", async () => {
    const client = await app.as(await makeAccount(app));
    expect((await client.send(name, { account_id: "x" })).status).toBe(422);
  });
});
