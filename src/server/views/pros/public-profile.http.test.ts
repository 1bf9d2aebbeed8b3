import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { makePro } from "#test/factories/pros.ts";
import { answerOf } from "#test/same-as-missing.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const get = (client: TestClient, proId: string) => client.call("pro.get", { proId });

describe("pro.get", () => {
  it("shows an approved pro to anyone", async () => {
    const { proId } = await makePro(app, { name: "한결 청소", services: ["aircon-cleaning"] });
    const { status, body } = await get(app.visitor(), proId);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: proId,
      display_name: "한결 청소",
      headline: "꼼꼼하게 챙겨 드려요",
      photo_url: null,
      rating: null,
      review_count: 0,
      hire_count: 0,
      certificates: [],
      agreement_rate: null,
      answer_minutes: null,
      introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
      career_years: 10,
      services: [{ slug: "aircon-cleaning", name: expect.any(String), typical_price: null }],
      regions: [{ name: "서울특별시 강남구", is_whole: false }],
      region_count: 1,
      map_url: expect.stringContaining(`/api/v2/pro/${proId}/map/?v=`),
      accepts_requests: true,
      offers_consultation: false,
      joined_at: "2027-03-10T12:00:00+09:00",
    });
  });

  it("names a city that they serve whole once", async () => {
    const { proId } = await makePro(app, {
      regions: ["41111", "41113", "41115", "41117", "41150"],
    });
    const { body } = await get(app.visitor(), proId);
    expect(body.regions).toEqual([
      { name: "경기도 수원시", is_whole: true },
      { name: "경기도 의정부시", is_whole: false },
    ]);
    expect(body.region_count).toBe(5);
  });

  it.each(["pending", "rejected", "suspended"])(
    "does not show a %s one, even to themselves",
    async (state) => {
      const { proId, account } = await makePro(app);
      await app.sql`UPDATE pro_profiles SET state = ${state} WHERE id = ${proId}`;
      const missing = answerOf(await get(app.visitor(), app.ids.next()));
      expect(missing.status).toBe(404);
      expect(answerOf(await get(app.visitor(), proId))).toEqual(missing);
      expect(answerOf(await get(await app.as(account), proId))).toEqual(missing);
      expect(answerOf(await get(app.visitor(), "no-id"))).toEqual(missing);
    },
  );

  it("shows one that is not public to themselves and to customers whose request reached them", async () => {
    const { proId, account } = await makePro(app);
    const customer = await makeAccount(app);
    await makeHire(app, { customerId: customer.id, proId });
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${proId}`;
    expect((await get(await app.as(account), proId)).status).toBe(200);
    expect((await get(await app.as(customer), proId)).status).toBe(200);
    const missing = answerOf(await get(app.visitor(), app.ids.next()));
    expect(answerOf(await get(app.visitor(), proId))).toEqual(missing);
    expect(answerOf(await get(await app.as(await makeAccount(app)), proId))).toEqual(missing);
  });
});
