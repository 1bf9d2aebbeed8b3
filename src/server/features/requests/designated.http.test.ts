import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeCustomer, makeSignedInPro, quote } from "#test/factories/market.ts";
import { publish } from "#test/factories/requests.ts";

const REGION = "26140";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

/** A request that asks one of its two pros directly. */
async function makeDesignated() {
  const chosen = await makeSignedInPro(app, { regions: [REGION], name: "고른 고수" });
  const other = await makeSignedInPro(app, { regions: [REGION], name: "다른 고수" });
  const customer = await makeCustomer(app);
  const requestId = await publish(customer.client, {
    region_code: REGION,
    designated_pro_id: chosen.proId,
    answers: {
      building: "villa",
      area: 10,
      layout: "one_room",
      condition: "empty",
      extras: ["none"],
      date: "2027-12-01",
      region: REGION,
      decision: "now",
    },
  });
  const read = async () => (await customer.client.call("requests.get", { requestId })).body;
  return { chosen, other, customer, requestId, read };
}

describe("a pro who was asked directly", () => {
  it("is named on the request, also once they pass on it", async () => {
    const { chosen, requestId, read } = await makeDesignated();
    expect((await read()).designated_pros).toMatchObject([
      { id: chosen.proId, display_name: "고른 고수", passed: false },
    ]);
    await chosen.client.call("pro.requests.pass", { requestId, reason: "no_time" });
    expect((await read()).designated_pros).toMatchObject([{ id: chosen.proId, passed: true }]);
  });

  it("is marked on their quote: on the request, beside others and on its page", async () => {
    const { chosen, other, customer, requestId, read } = await makeDesignated();
    const quoteId = await quote(chosen, requestId);
    await quote(other, requestId);
    const marks = (quotes: { pro: { id: string }; designated: boolean }[]) =>
      quotes.filter(({ designated }) => designated).map(({ pro }) => pro.id);
    expect(marks((await read()).quotes)).toEqual([chosen.proId]);
    const compared = await customer.client.call("requests.compare", { requestId });
    expect(compared.body.quotes).toHaveLength(2);
    expect(marks(compared.body.quotes)).toEqual([chosen.proId]);
    const own = await customer.client.call("quotes.get", { quoteId });
    expect(own.body.designated).toBe(true);
  });
});
