import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import {
  makeCustomer,
  makeSignedInPro,
  notificationKinds,
  quote,
  type SignedInPro,
  type TestCustomer,
} from "#test/factories/market.ts";
import { makePiece } from "#test/factories/portfolio.ts";
import { publish } from "#test/factories/requests.ts";
import { makeReview } from "#test/factories/reviews.ts";

const REGION = "26110";

let app: TestApp;
let customer: TestCustomer;
let requestId: string;
let known: SignedInPro;
let plain: SignedInPro;
let late: SignedInPro;

beforeAll(async () => {
  app = await testApp();
  customer = await makeCustomer(app);
  known = await makeSignedInPro(app, { regions: [REGION], name: "꼼꼼청소" });
  plain = await makeSignedInPro(app, { regions: [REGION], name: "새내기" });
  await makePiece(known.client, { title: "바닷가 아파트" });
  await makeReview(app, {
    proId: known.proId,
    rating: 3,
    body: "약속보다 조금 늦었지만 깨끗해졌어요. 고마워요.",
  });
  await makeReview(app, { proId: known.proId });
  requestId = await publish(customer.client, {
    region_code: REGION,
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
  late = await makeSignedInPro(app, { regions: [REGION], name: "나중에 온 고수" });
});

const recommended = async () =>
  (await customer.client.call("requests.recommended", { requestId })).body;
const itemOf = async (pro: SignedInPro) =>
  (await recommended()).items.find((item) => item.pro.id === pro.proId);

describe("pros recommended for a request", () => {
  it("say who has it already, and where to look further", async () => {
    const { items, place, request } = await recommended();
    expect(items.map(({ pro }) => pro.id).toSorted()).toEqual(
      [known.proId, plain.proId, late.proId].toSorted(),
    );
    expect((await itemOf(plain))?.received).toBe(true);
    expect((await itemOf(late))?.received).toBe(false);
    expect(place).toEqual({
      si_gun_gu: { code: REGION, name: "중구" },
      si_do: { code: "26", name: "부산광역시" },
    });
    expect(request.service.slug).toBe("move-in-cleaning");
  });

  it("say how often each was hired for this service, where a cancelled hire counts for nothing", async () => {
    const said = async () => (await itemOf(known))?.reasons.join();
    expect(await said()).toContain("2번");
    const [gone] = await app.sql<{ id: string }[]>`
      SELECT id FROM hires WHERE pro_id = ${known.proId} ORDER BY id LIMIT 1`;
    const put = (state: string) =>
      app.sql`UPDATE hires SET state = ${state} WHERE id = ${gone?.id ?? ""}`;
    await put("cancelled");
    expect(await said()).not.toContain("2번");
    await put("completed");
  });

  it("come with samples of this service: the newest review, photos and, from five deals on, the price", async () => {
    const item = await itemOf(known);
    expect(item?.review).toMatchObject({ rating: 5, author_name: "사○○" });
    expect(item?.photos).toEqual([
      {
        url: expect.stringMatching(/^\/api\/uploads\/[^/]+\/$/),
        width: 64,
        height: 48,
        blur: expect.stringMatching(/^[0-9a-f]{15}$/),
        focus: { x: expect.any(Number), y: expect.any(Number) },
        title: "바닷가 아파트",
      },
    ]);
    expect(item?.typical_price).toBeNull();
    await app.sql`
      INSERT INTO pro_service_prices (pro_id, service_slug, median, count)
      VALUES (${known.proId}, 'move-in-cleaning', 320000, 5)
      ON CONFLICT (pro_id, service_slug) DO UPDATE SET median = 320000, count = 5`;
    expect((await itemOf(known))?.typical_price).toEqual({ amount: 320_000, deals: 5 });
    const nothing = await itemOf(plain);
    expect([nothing?.review, nothing?.photos, nothing?.typical_price]).toEqual([null, [], null]);
  });

  it("tell a quote by its price, and showing it is no read", async () => {
    const quoteId = await quote(plain, requestId);
    const item = await itemOf(plain);
    expect([item?.quoted, item?.quote]).toEqual([
      true,
      { id: quoteId, state: "sent", unit: "job", total: 350_000 },
    ]);
    const [row] = await app.sql`SELECT state, read_at FROM quotes WHERE id = ${quoteId}`;
    expect(row).toEqual({ state: "sent", read_at: null });
  });

  it("can be asked directly once, also when the request had not reached them", async () => {
    const ask = async () =>
      (await customer.client.call("requests.designate", { requestId, pro_id: late.proId })).status;
    expect([await ask(), await ask()]).toEqual([200, 409]);
    expect(await itemOf(late)).toMatchObject({ received: true, designated: true, quoted: false });
    expect(await notificationKinds(late.client)).toContain("request_designated");
  });

  it("are the same in the same order whenever asked", async () => {
    const order = async () => (await recommended()).items.map(({ pro }) => pro.id);
    expect(await order()).toEqual(await order());
  });

  it("are none where nobody works, and an online request has no place", async () => {
    const somewhere = await publish((await makeCustomer(app)).client);
    expect(
      (await customer.client.call("requests.recommended", { requestId: somewhere })).status,
    ).toBe(404);
    await app.sql`UPDATE pro_profiles SET accepts_requests = false`;
    expect((await recommended()).items).toEqual([]);
    await app.sql`UPDATE requests SET region_code = NULL, si_gun_gu_code = NULL WHERE id = ${requestId}`;
    expect((await recommended()).place).toBeNull();
  });
});
