import { describe, expect, it } from "vitest";
import { wonPerCredit } from "./won-per-credit.ts";
import type { PricedQuote, QuoteFact, ActivityFacts } from "./facts.ts";
import { figuresOf, hireCost } from "./figures.ts";
import { pricePosition } from "./price-position.ts";
import { median, nearestRank } from "./rounding.ts";
import { NO_SUMS, sumFacts } from "./sums.ts";

const WEEK = { from: "2027-03-08", to: "2027-03-14" };
const at = (text: string) => Date.parse(`${text}+09:00`);
const quote = (facts: Partial<QuoteFact> = {}): QuoteFact => ({
  service: "cleaning",
  isFirst: true,
  receivedAt: at("2027-03-10T09:00:00"),
  sentAt: at("2027-03-10T10:00:00"),
  readAt: null,
  hiredAt: null,
  price: null,
  ...facts,
});
const facts = (some: Partial<ActivityFacts>): ActivityFacts => ({
  received: [],
  quotes: [],
  deals: [],
  credits: [],
  ...some,
});
const plan = { kind: "plan", credits: 70, paidWon: 59_000, carriedFrom: null } as const;
const captured = { service: "cleaning", at: at("2027-03-10T10:00:00"), end: "captured" } as const;

describe("sumFacts", () => {
  it.each([
    ["2027-03-07T23:59:59.999", 0],
    ["2027-03-08T00:00:00.000", 1],
    ["2027-03-14T23:59:59.999", 1],
    ["2027-03-15T00:00:00.000", 0],
  ])("counts what came at %s in Seoul %d times", (time, count) => {
    const received = [{ service: "cleaning", at: at(time) }];
    expect(sumFacts(facts({ received }), WEEK).received).toBe(count);
  });

  it("counts each event to its own day, but shares to the day of sending", () => {
    const quotes = [
      quote({ sentAt: at("2027-03-07T12:00:00"), readAt: at("2027-03-09T12:00:00") }),
      quote({ readAt: at("2027-03-16T12:00:00"), hiredAt: at("2027-03-17T12:00:00") }),
    ];
    expect(sumFacts(facts({ quotes }), WEEK)).toMatchObject({
      sent: 1,
      read: 1,
      hired: 0,
      readOfSent: 1,
      hiredOfSent: 1,
    });
  });

  it("leaves out other services, and later quotes out of the answer time", () => {
    const quotes = [quote(), quote({ isFirst: false, sentAt: at("2027-03-11T09:00:00") })];
    expect(sumFacts(facts({ quotes }), WEEK, "cleaning").answerSeconds).toBe(3_600);
    expect(sumFacts(facts({ quotes }), WEEK, "moving").sent).toBe(0);
  });

  it("does not know the won of credits when the price of one is unknown", () => {
    const unknown = { kind: "rollover", credits: 10, paidWon: 0, carriedFrom: null } as const;
    const wonOf = (...lots: (typeof plan | typeof unknown)[]) =>
      sumFacts(facts({ credits: lots.map((lot) => ({ ...captured, credits: 2, lot })) }), WEEK)
        .capturedWon;
    expect(wonOf()).toBe(0);
    expect(wonOf(plan)).toBe(1_686);
    expect(wonOf(plan, unknown)).toBeNull();
  });
});

describe("revenue", () => {
  const deal = { service: "cleaning", isCancelled: false, agreedWon: 200_000 };
  const revenueOf = (...deals: ActivityFacts["deals"]) => {
    const { deals: count, revenueWon } = sumFacts(facts({ deals }), WEEK);
    return [count, revenueWon];
  };
  it.each([
    ["2027-03-07T23:59:59.999", [0, 0]],
    ["2027-03-08T00:00:00.000", [1, 200_000]],
    ["2027-03-14T23:59:59.999", [1, 200_000]],
    ["2027-03-15T00:00:00.000", [0, 0]],
  ])("of a hire at %s in Seoul is %j", (time, sums) => {
    expect(revenueOf({ ...deal, at: at(time) })).toEqual(sums);
  });
  it("leaves out what was cancelled, and other services", () => {
    const within = { ...deal, at: at("2027-03-10T10:00:00") };
    const cancelled = { ...within, isCancelled: true };
    expect(revenueOf(within, cancelled, { ...within, agreedWon: 5 })).toEqual([2, 200_005]);
    expect(sumFacts(facts({ deals: [within] }), WEEK, "moving").revenueWon).toBe(0);
  });
});

describe("return_on_cost", () => {
  const returnOf = (revenueWon: number, capturedWon: number | null) =>
    figuresOf({ ...NO_SUMS, revenueWon, capturedWon }).return_on_cost;
  it.each([
    [194_499, 10_000, 19.4],
    [194_500, 10_000, 19.5],
    [0, 10_000, 0],
    [300_000_000_000, 1, 300_000_000_000],
    [100, 0, null],
    [100, null, null],
  ])("of %d won over %s is %s", (revenue, cost, times) => {
    expect(returnOf(revenue, cost)).toBe(times);
  });
});

describe("figuresOf", () => {
  it("has nothing where it would divide by nothing", () => {
    expect(figuresOf(NO_SUMS)).toMatchObject({
      cost_per_hire: null,
      won_per_hire: null,
      read_rate: null,
      hire_rate: null,
      answer_seconds: null,
      price_position: null,
    });
  });

  it("rounds half up", () => {
    const sums = { ...NO_SUMS, sent: 8, readOfSent: 5, hiredOfSent: 1, hired: 3, captured: 20 };
    expect(figuresOf({ ...sums, capturedWon: 10_000 })).toMatchObject({
      read_rate: 63,
      hire_rate: 13,
      cost_per_hire: 6.7,
      won_per_hire: 3_333,
    });
    expect(figuresOf({ ...sums, capturedWon: null }).won_per_hire).toBeNull();
    expect(figuresOf({ ...sums, captured: 0, capturedWon: 0 })).toMatchObject({
      cost_per_hire: 0,
      won_per_hire: 0,
    });
  });
});

describe("hireCost", () => {
  it.each([
    ["won where their price is known", 3_333, 6.7, { won: 3_333 }],
    ["one won still", 1, 6.7, { won: 1 }],
    ["credits where bonus credits cost no won", 0, 6.7, { credits: 6.7 }],
    ["credits where a price is not known", null, 6.7, { credits: 6.7 }],
    ["no credits where a hire took none", 0, 0, { credits: 0 }],
    ["nothing without a hire", null, null, null],
  ])("is %s", (_, won_per_hire, cost_per_hire, cost) => {
    expect(hireCost({ won_per_hire, cost_per_hire })).toEqual(cost);
  });
});

describe("pricePosition", () => {
  const among = (total: number, ...others: number[]): PricedQuote => ({
    total,
    unit: "job",
    others: others.map((one) => ({ total: one, unit: "job" })),
  });
  it.each([
    ["the cheapest", among(1, 2, 3), 0],
    ["the dearest", among(3, 1, 2), 100],
    ["the middle", among(2, 1, 3), 50],
    ["one of equals", among(2, 2, 2), 50],
    ["the third of four, cut", among(3, 1, 2, 4), 66],
    ["one of two", among(1, 2), null],
    ["the only one", among(1), null],
  ])("of %s", (_case, priced, position) => {
    expect(pricePosition(priced)).toBe(position);
  });
  it("compares only what is priced in the same unit", () => {
    const hourly = { total: 9, unit: "hour" as const };
    expect(pricePosition({ ...among(2, 1), others: [hourly, hourly] })).toBeNull();
  });
});

describe("nearestRank", () => {
  it.each([
    [[], 25, null],
    [[7], 25, 7],
    [[4, 1, 3, 2], 25, 1],
    [[4, 1, 3, 2], 75, 3],
    [[5, 4, 1, 3, 2], 25, 2],
    [[5, 4, 1, 3, 2], 75, 4],
  ])("of %j at %d%% is %s", (values, percent, value) => {
    expect(nearestRank(values, percent)).toBe(value);
  });
});

describe("median", () => {
  it.each([
    [[], null],
    [[7], 7],
    [[9, 1, 5], 5],
    [[1, 2], 2],
    [[1, 4, 2, 9], 3],
  ])("of %j is %s", (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe("wonPerCredit", () => {
  it("is rounded half up, nothing for a bonus, unknown without a price", () => {
    expect(wonPerCredit(plan)).toBe(843);
    expect(wonPerCredit({ ...plan, kind: "topup", credits: 2, paidWon: 3 })).toBe(2);
    expect(wonPerCredit({ ...plan, kind: "bonus", paidWon: 0 })).toBe(0);
    expect(wonPerCredit({ ...plan, paidWon: 0 })).toBeNull();
  });
  it("of a rollover is what the credits it comes from were bought for", () => {
    const rollover = { kind: "rollover", credits: 7, paidWon: 0 } as const;
    expect(wonPerCredit({ ...rollover, carriedFrom: { credits: 160, paidWon: 119_000 } })).toBe(
      744,
    );
    expect(wonPerCredit({ ...rollover, carriedFrom: null })).toBeNull();
    expect(wonPerCredit({ ...rollover, carriedFrom: { credits: 160, paidWon: 0 } })).toBeNull();
  });
});
