import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSignedInPro, type SignedInPro } from "#test/factories/market.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makeAccount } from "#test/factories/accounts.ts";

let app: TestApp;
let pro: SignedInPro;

beforeAll(async () => {
  app = await testApp();
  pro = await makeSignedInPro(app, { regions: ["11680", "11650"] });
});

const mapOf = async (proId: string) => {
  const { body } = await app.visitor().call("pro.get", { proId });
  return body.map_url ?? "";
};

describe("the map of a pro's regions", () => {
  it("is a picture with the served regions and what lies around by name", async () => {
    const answer = await app.visitor().raw({ method: "GET", url: await mapOf(pro.proId) });
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    const svg = String(answer.body);
    for (const name of ["강남구", "서초구", "서울특별시"]) expect(svg).toContain(`>${name}</text>`);
    expect(svg).not.toMatch(/<script|href|NaN|undefined/);
    expect(svg.length).toBeLessThan(40_000);
  });

  it("is not sent again while it is the same, and has another address once the regions change", async () => {
    const url = await mapOf(pro.proId);
    const first = await app.visitor().raw({ method: "GET", url });
    const etag = String(first.headers.etag);
    const again = await app
      .visitor()
      .raw({ method: "GET", url, headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    await app.sql`
      UPDATE pro_regions SET si_gun_gu_code = '50110' WHERE pro_id = ${pro.proId} AND si_gun_gu_code = '11650'`;
    const moved = await mapOf(pro.proId);
    expect(moved).not.toBe(url);
    const other = await app
      .visitor()
      .raw({ method: "GET", url: moved, headers: { "if-none-match": etag } });
    expect([other.status, String(other.body).includes("제주시")]).toEqual([200, true]);
  });

  it("draws regions that are no longer in force where they were", async () => {
    const { proId } = await makeSignedInPro(app, { regions: ["41590"] });
    const answer = await app.visitor().raw({ method: "GET", url: await mapOf(proId) });
    expect(String(answer.body)).toContain(">화성시</text>");
  });

  it("of a hidden pro is missing for others and not kept by those who may read it", async () => {
    const hidden = await makeSignedInPro(app);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${hidden.proId}`;
    const stranger = await app.visitor().call("pro.map", { proId: hidden.proId });
    expect([stranger.status, stranger.error.code]).toEqual([404, "not_found"]);
    const own = await hidden.client.call("pro.map", { proId: hidden.proId });
    expect([own.status, own.headers["cache-control"]]).toEqual([200, "no-store"]);
  });
});

describe("the typical price of a service", () => {
  it("is the middle of at least five completed deals", async () => {
    const { proId } = await makeSignedInPro(app);
    const price = async () =>
      (await app.visitor().call("pro.get", { proId })).body.services[0]?.typical_price;
    const { id: customerId } = await makeAccount(app);
    const deal = async (amount: number, state: "completed" | "cancelled") => {
      const { hireId } = await makeHire(app, { customerId, proId, state });
      await app.sql`UPDATE hires SET agreed_price = ${amount} WHERE id = ${hireId}`;
    };
    for (const amount of [100_000, 900_000, 300_000, 200_000]) await deal(amount, "completed");
    await deal(1, "cancelled");
    expect(await price()).toBeNull();
    await deal(250_000, "completed");
    expect(await price()).toEqual({ amount: 250_000, deals: 5 });
  });
});
