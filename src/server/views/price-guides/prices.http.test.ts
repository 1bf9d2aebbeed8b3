import { beforeAll, describe, expect, it } from "vitest";
import type { Input } from "#contract/registry.ts";
import type { Answers } from "#domain/request-form/question.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeHire } from "#test/factories/hires.ts";
import { hireBody, makeHiredQuote } from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";

const DAY_MS = 86_400_000;

let app: TestApp;
let customerId: string;
let proIds: string[];

beforeAll(async () => {
  app = await testApp();
  customerId = (await makeAccount(app)).id;
  proIds = [];
  for (let count = 0; count < 3; count += 1) proIds.push((await makePro(app)).proId);
});

interface Work {
  service: string;
  price?: number;
  place?: string | null;
  answers?: Answers;
  state?: "hired" | "completed" | "cancelled";
}

/** Completed hires of three pros in turn, each a thousand won dearer. */
async function work(n: number, { price = 100_000, ...facts }: Work) {
  for (let index = 0; index < n; index += 1) {
    const proId = proIds[index % proIds.length] ?? "";
    await makeHire(app, { ...facts, customerId, proId, price: price + index * 1_000 });
  }
}

async function guide(slug: string, asked: Omit<Input<"prices.get">, "slug"> = {}) {
  const answer = await app.visitor().call("prices.get", { slug, ...asked });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function listed(service: string) {
  return (await app.visitor().call("prices.list", { service })).body.items[0];
}

describe("a guide", () => {
  it("is the catalogue's example up to 19 deals, and of the agreed prices from 20 on", async () => {
    await work(19, { service: "leak-detection" });
    const before = await guide("leak-detection");
    expect(before).toMatchObject({
      service: { slug: "leak-detection", name: "누수탐지" },
      basis: "example",
      n: 19,
      agreed: null,
      as_of: "2027-03-10",
    });
    expect(before.example?.mid).toBeGreaterThan(0);
    expect(await listed("leak-detection")).toMatchObject({
      basis: "example",
      n: 19,
      price: { mid: before.example?.mid },
      example_of: before.example?.basis,
    });

    await work(1, { service: "leak-detection", price: 119_000 });
    const { basis, n, agreed } = await guide("leak-detection");
    expect([basis, n]).toEqual(["agreed", 20]);
    expect(agreed?.percentiles).toEqual({
      p10: 101_900,
      p25: 104_750,
      p50: 109_500,
      p75: 114_250,
      p90: 117_100,
    });
    expect(agreed).toMatchObject({ from: "2027-03-10", to: "2027-03-10" });
    expect(agreed?.histogram.reduce((sum, bar) => sum + bar.n, 0)).toBe(20);
    expect(await listed("leak-detection")).toMatchObject({
      basis: "agreed",
      n: 20,
      price: { low: 104_750, mid: 109_500, high: 114_250 },
      example_of: null,
    });
  });

  it("counts no deal that goes on or was cancelled, nor one of other work", async () => {
    await work(2, { service: "painting", state: "hired" });
    await work(2, { service: "painting", state: "cancelled" });
    await work(2, { service: "tile-work" });
    expect((await guide("painting")).n).toBe(0);
    expect((await guide("tile-work")).n).toBe(2);
  });

  it("counts what was agreed in the end, from the moment of completion", async () => {
    const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
    expect(hireBody(requestId, quoteId).agreed_price).toBe(350_000);
    const before = (await guide("move-in-cleaning")).n ?? 0;
    const change = { kind: "price" as const, price: 410_000, reason: "곰팡이가 더 있어요." };
    const proposed = await pro.client.call("quotes.changeOrders.create", { quoteId, ...change });
    await customer.client.call("changeOrders.approve", { changeOrderId: proposed.body.id });
    expect((await guide("move-in-cleaning")).n).toBe(before);
    expect((await customer.client.call("requests.complete", { requestId })).status).toBe(200);
    expect((await guide("move-in-cleaning")).n).toBe(before + 1);
    const [fact] = await app.sql`
      SELECT price, si_gun_gu_code, answers FROM price_facts
      WHERE hire_id = (SELECT id FROM hires WHERE quote_id = ${quoteId})`;
    expect(fact).toMatchObject({ price: 410_000, si_gun_gu_code: "11680" });
    expect(Object.keys(fact?.["answers"] as object).toSorted()).toEqual([
      "area",
      "bathrooms",
      "building",
      "condition",
      "decision",
      "extras",
      "layout",
    ]);
  });

  it("takes no deal for a price that came to nothing", async () => {
    const of = () => guide("aircon-cleaning");
    await work(2, { service: "aircon-cleaning" });
    const { n } = await of();
    await app.sql`
      UPDATE hires SET agreed_price = 0
      WHERE id = (SELECT hire_id FROM price_facts WHERE service_slug = 'aircon-cleaning' LIMIT 1)`;
    expect((await of()).n).toBe((n ?? 0) - 1);
  });

  it("forgets a deal that is taken back or lies over 24 months behind", async () => {
    await work(3, { service: "car-wash" });
    await app.sql`
      UPDATE hires SET state = 'cancelled'
      WHERE id = (SELECT hire_id FROM price_facts WHERE service_slug = 'car-wash' LIMIT 1)`;
    expect((await guide("car-wash")).n).toBe(2);
    const start = app.clock.now().getTime();
    app.clock.advance(730 * DAY_MS);
    expect([(await guide("car-wash")).as_of, (await guide("car-wash")).n]).toEqual([
      "2029-03-09",
      2,
    ]);
    app.clock.advance(2 * DAY_MS);
    expect((await guide("car-wash")).n).toBe(0);
    app.clock.advance(start - app.clock.now().getTime());
  });
});

describe("a guide narrowed down", () => {
  beforeAll(async () => {
    const service = "move-out-cleaning";
    await work(12, { service, price: 200_000, answers: { area: 12 } });
    await work(10, { service, price: 400_000, answers: { area: 24 }, place: "11110" });
    await work(20, { service, price: 300_000, answers: { area: 24 }, place: "26350" });
    await work(4, { service, price: 300_000, answers: { area: 70 }, place: "50110" });
    await work(5, { service, price: 300_000, answers: { area: 70 }, place: "27110" });
  });

  it("tells of places with enough deals, by name", async () => {
    const { agreed, n } = await guide("move-out-cleaning");
    expect(n).toBe(51);
    expect(agreed?.by_region.map(({ region, n: count }) => [region?.name, count])).toEqual([
      ["서울특별시", 22],
      ["부산광역시", 20],
    ]);
  });

  it("tells what moves the price, in the words of the form", async () => {
    const { agreed } = await guide("move-out-cleaning");
    expect(agreed?.by_answer[0]).toMatchObject({
      question: "area",
      groups: [
        { option: "10", option_label: "10~14평", n: 12, median: 205_500 },
        { option: "20", option_label: "20~29평", n: 30 },
        { option: "70", n: 9 },
      ],
    });
  });

  it("by a si-do breaks it down further, by an answer too", async () => {
    const seoul = await guide("move-out-cleaning", { region: "11" });
    expect([seoul.basis, seoul.n, seoul.asked.region?.full_name]).toEqual([
      "agreed",
      22,
      "서울특별시",
    ]);
    expect(seoul.agreed?.by_region.map(({ region, n }) => [region?.name, n])).toEqual([
      ["강남구", 12],
      ["종로구", 10],
    ]);
    const large = await guide("move-out-cleaning", { answers: "area:20", region: "26" });
    expect([large.n, large.agreed?.by_answer]).toEqual([20, []]);
    expect(large.asked.answers).toEqual([
      {
        question: "area",
        label: expect.any(String) as string,
        option: "20",
        option_label: "20~29평",
      },
    ]);
  });

  it("tells no figure of fewer than 20 deals, and nothing at all of fewer than five", async () => {
    const gangnam = await guide("move-out-cleaning", { region: "11680" });
    expect([gangnam.basis, gangnam.n, gangnam.agreed]).toEqual(["example", 12, null]);
    const jeju = await guide("move-out-cleaning", { region: "50" });
    expect([jeju.basis, jeju.n, jeju.agreed]).toEqual(["example", null, null]);
  });

  it("tells nothing of a place where one pro did all the work", async () => {
    const [proId] = proIds;
    for (let index = 0; index < 21; index += 1) {
      await makeHire(app, {
        service: "wallpaper",
        customerId,
        proId: proId ?? "",
        place: "26350",
      });
    }
    await work(20, { service: "wallpaper" });
    const { agreed } = await guide("wallpaper");
    expect(agreed?.by_region.map(({ region }) => region?.code)).toEqual(["11"]);
    expect((await guide("wallpaper", { region: "26" })).n).toBeNull();
  });
});

describe("a guide is refused", () => {
  it("for a service there is none of", async () => {
    const answer = await app.visitor().send("prices.get", { slug: "nothing-here" });
    expect([answer.status, answer.error.code]).toEqual([404, "not_found"]);
  });

  it.each([
    ["region", { region: "99" }],
    ["region", { region: "1168064000" }],
    ["region", { region: "서울" }],
    ["answers", { answers: "nothing:here" }],
    ["answers", { answers: "area:21" }],
    ["answers", { answers: "area:20,area:10" }],
    ["answers", { answers: "area" }],
    ["answers", { answers: "" }],
  ])("for a wrong %s: %j", async (field, asked) => {
    const answer = await app.visitor().send("prices.get", { slug: "move-out-cleaning", ...asked });
    expect([answer.status, answer.error.code]).toEqual([422, "invalid"]);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
  });
});

describe("prices.list", () => {
  it("has every service once, with its price in the middle", async () => {
    const { items } = (await app.visitor().call("prices.list")).body;
    const { items: services } = (await app.visitor().call("services.list")).body;
    expect(items.map(({ service }) => service.slug).toSorted()).toEqual(
      services.map(({ slug }) => slug).toSorted(),
    );
  });

  it("narrows down to a category, a basis and a number", async () => {
    const list = async (query: Input<"prices.list">) =>
      (await app.visitor().call("prices.list", query)).body.items;
    const cleaning = await list({ category: "moving-cleaning" });
    expect(new Set(cleaning.map(({ category }) => category.name))).toEqual(new Set(["이사·청소"]));
    const agreed = await list({ basis: "agreed" });
    expect(agreed.map(({ service }) => service.slug)).toContain("move-out-cleaning");
    expect(agreed.every(({ n }) => n >= 20)).toBe(true);
    expect(await list({ limit: 2 })).toHaveLength(2);
    expect(await list({ service: "nothing-here" })).toEqual([]);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { basis: "guess" }, { page: 1 }])(
    "refuses %j",
    async (query) => {
      expect((await app.visitor().send("prices.list", query)).status).toBe(422);
    },
  );
});

// Last and later: the share of reads that it uses up is one for all applications on this database.
it("has a limit that nobody who reads reaches, for guides and their list together", async () => {
  const limited = await testApp("2031-06-01T03:00:00.000Z");
  const visitor = limited.visitor();
  // What is not in the catalogue is counted too, and answered soonest.
  const get = () => visitor.send("prices.get", { slug: "none" });
  const list = () => visitor.send("prices.list", { service: "none" });
  const first = await Promise.all(Array.from({ length: 1_000 }, () => [get(), list()]).flat());
  expect(first.filter(({ status }) => status === 429)).toEqual([]);
  for (const ask of [get, list]) {
    const refused = await ask();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "1"]);
  }
  limited.clock.advance(1_000);
  expect((await get()).status).toBe(404);
});
