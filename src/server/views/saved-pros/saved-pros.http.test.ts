import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SAVED_PROS_MAX } from "#domain/saved-pro/saved-pro.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeCustomer, makeRequest, makeSignedInPro } from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";

const START = "2027-03-10T03:00:00.000Z";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(START);
});

beforeEach(() => {
  app.clock.set(START);
});

const save = (client: TestClient, proId: string) =>
  client.call("users.me.savedPros.save", { proId });

async function list(client: TestClient) {
  return (await client.call("users.me.savedPros")).body.items;
}

describe("saving a pro", () => {
  it("lists them newest first, once each, and takes them off again", async () => {
    const { client } = await makeCustomer(app);
    const [first, second] = [await makePro(app), await makePro(app)];
    expect((await save(client, first.proId)).status).toBe(200);
    app.clock.set("2027-03-10T03:01:00.000Z");
    await save(client, second.proId);
    app.clock.set("2027-03-10T03:02:00.000Z");
    await save(client, first.proId);
    expect((await list(client)).map(({ pro_id }) => pro_id)).toEqual([second.proId, first.proId]);
    expect((await list(client))[1]).toMatchObject({
      standing: "open",
      pro: { id: first.proId },
      services: [{ slug: "move-in-cleaning" }],
      saved_at: "2027-03-10T12:00:00+09:00",
    });
    const removed = await client.call("users.me.savedPros.remove", { proId: second.proId });
    expect(removed.status).toBe(200);
    expect((await client.call("users.me.savedPros.ids")).body.items).toEqual([first.proId]);
  });

  it("is nobody else's business, and needs a login", async () => {
    const { client } = await makeCustomer(app);
    const pro = await makeSignedInPro(app);
    await save(client, pro.proId);
    const other = await makeCustomer(app);
    const foreign = await other.client.call("users.me.savedPros.remove", { proId: pro.proId });
    expect(foreign.status).toBe(404);
    expect(await list(other.client)).toEqual([]);
    expect(await list(pro.client)).toEqual([]);
    expect(await list(client)).toHaveLength(1);
    expect((await app.visitor().call("users.me.savedPros")).status).toBe(401);
    expect((await app.visitor().call("users.me.savedPros.ids")).status).toBe(401);
    expect((await save(app.visitor(), pro.proId)).status).toBe(401);
  });

  it("refuses oneself, and who may not be read", async () => {
    const pro = await makeSignedInPro(app);
    expect((await save(pro.client, pro.proId)).status).toBe(404);
    const shy = await makePro(app);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${shy.proId}`;
    expect((await save(pro.client, shy.proId)).status).toBe(404);
  });

  it("ends at its limit, and never for one that is saved", async () => {
    const { client, account } = await makeCustomer(app);
    const pro = await makePro(app);
    await save(client, pro.proId);
    const others = await Promise.all(
      Array.from({ length: SAVED_PROS_MAX - 1 }, () => makePro(app)),
    );
    await app.sql`
      INSERT INTO saved_pros (account_id, pro_id, saved_at)
      SELECT ${account.id}, unnest(${others.map(({ proId }) => proId)}::uuid[]), ${new Date(START)}`;
    expect(await list(client)).toHaveLength(SAVED_PROS_MAX);
    expect((await save(client, pro.proId)).status).toBe(200);
    const refused = await save(client, (await makePro(app)).proId);
    expect([refused.status, refused.error.code]).toEqual([409, "saved_pro_limit"]);
    await app.sql`DELETE FROM saved_pros WHERE account_id = ${account.id} AND pro_id = ${pro.proId}`;
    const more = await Promise.all(Array.from({ length: 4 }, () => makePro(app)));
    const atOnce = await Promise.all(more.map(({ proId }) => save(client, proId)));
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
  });
});

describe("a saved pro", () => {
  it("who takes no requests is said to be paused", async () => {
    const { client } = await makeCustomer(app);
    const pro = await makePro(app);
    await save(client, pro.proId);
    await app.sql`UPDATE pro_profiles SET accepts_requests = false WHERE id = ${pro.proId}`;
    expect(await list(client)).toMatchObject([{ standing: "paused", pro: { id: pro.proId } }]);
    expect((await client.call("pro.get", { proId: pro.proId })).body.accepts_requests).toBe(false);
  });

  it("who is suspended leaves a place without a name", async () => {
    const { client } = await makeCustomer(app);
    const pro = await makePro(app);
    await save(client, pro.proId);
    await app.sql`UPDATE pro_profiles SET state = 'suspended' WHERE id = ${pro.proId}`;
    expect(await list(client)).toEqual([
      {
        pro_id: pro.proId,
        standing: "hidden",
        pro: null,
        services: [],
        saved_at: "2027-03-10T12:00:00+09:00",
      },
    ]);
  });

  it("who hides stays for a customer whose request reached them", async () => {
    const { customer, pro } = await makeRequest(app);
    const stranger = await makeCustomer(app);
    await save(customer.client, pro.proId);
    await save(stranger.client, pro.proId);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    expect(await list(customer.client)).toMatchObject([{ standing: "open" }]);
    expect(await list(stranger.client)).toMatchObject([{ standing: "hidden", pro: null }]);
  });
});
