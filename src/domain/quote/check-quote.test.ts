import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkQuote } from "./check-quote.ts";
import type { QuoteDraft, QuoteItem } from "./quote.ts";

const TODAY = "2027-02-01";
const item = (facts: Partial<QuoteItem> = {}): QuoteItem => ({
  name: "인건비",
  inclusion: "included",
  amount: 100_000,
  ...facts,
});
const draft: QuoteDraft = {
  unit: "job",
  items: [item()],
  total: 100_000,
  extra_ceiling: 0,
  valid_until: "2027-02-08",
  message: "안녕하세요. 잘 부탁드려요.",
  attachment_ids: [],
};
// Any UTF-16 code units at all: NUL and lone surrogates among them.
const anyText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));
const faults = (change: Partial<QuoteDraft>) => {
  const check = checkQuote({ ...draft, ...change }, { today: TODAY });
  return check.ok ? [] : Object.keys(check.fields);
};
const withItem = (facts: Partial<QuoteItem>) =>
  faults({ items: [item(facts), item()], total: 200_000 });

describe("checkQuote", () => {
  it("accepts a sound quote", () => {
    expect(checkQuote(draft, { today: TODAY })).toEqual({ ok: true });
  });
  it.each([
    [0, ["items", "total"]],
    [1, []],
    [30, []],
    [31, ["items"]],
  ])("with %d items names %j", (count, fields) => {
    expect(
      faults({
        items: Array.from({ length: count }, () => item()),
        total: Math.max(count, 1) * 100_000,
      }),
    ).toEqual(fields);
  });
  it.each([
    ["blank", "  ", ["items.0.name"]],
    ["1 character", "가", []],
    ["60 characters", "가".repeat(60), []],
    ["61 characters", "가".repeat(61), ["items.0.name"]],
    ["60 emoji", "👍".repeat(60), []],
    ["a NUL", "인건\u0000비", ["items.0.name"]],
    ["a lone surrogate", "인건\ud800비", ["items.0.name"]],
  ])("with an item's name of %s", (_, name, fields) => {
    expect(withItem({ name })).toEqual(fields);
  });
  it.each([-1, 0.5, 1_000_000_001, NaN, Infinity])("with an item of %d won", (amount) => {
    expect(withItem({ amount })).toEqual(["items.0.amount"]);
  });
  it("takes 0 and 1,000,000,000 won", () => {
    expect(faults({ items: [item({ amount: 0 })], total: 0 })).toEqual([]);
    expect(faults({ items: [item({ amount: 1e9 })], total: 1e9 })).toEqual([]);
    expect(faults({ items: [item({ amount: 1e9 }), item({ amount: 1 })], total: 1e9 + 1 })).toEqual(
      ["total"],
    );
  });
  it("wants the total to be the sum of the included items and says that sum", () => {
    expect(checkQuote({ ...draft, total: 99_999 }, { today: TODAY })).toEqual({
      ok: false,
      fields: { total: ["포함 항목을 더하면 100,000원이에요. 합계를 맞춰 주세요."] },
    });
    const items = [item(), item({ inclusion: "extra" }), item({ inclusion: "excluded" })];
    expect(faults({ items, total: 100_000, extra_ceiling: 100_000 })).toEqual([]);
    expect(faults({ items, total: 200_000, extra_ceiling: 100_000 })).toEqual(["total"]);
  });
  it("needs a ceiling as soon as an item is extra", () => {
    const extra = [item(), item({ inclusion: "extra" })];
    expect(faults({ extra_ceiling: null })).toEqual([]);
    expect(faults({ items: extra, extra_ceiling: null })).toEqual(["extra_ceiling"]);
    expect(faults({ extra_ceiling: -1 })).toEqual(["extra_ceiling"]);
  });
  it("needs a ceiling that covers the largest extra", () => {
    const items = [
      item(),
      item({ inclusion: "extra", amount: 30_000 }),
      item({ inclusion: "extra", amount: 50_000 }),
    ];
    expect(faults({ items, extra_ceiling: 50_000 })).toEqual([]);
    expect(faults({ items, extra_ceiling: 49_999 })).toEqual(["extra_ceiling"]);
  });
  it.each([
    ["today", "2027-02-01", false],
    ["tomorrow", "2027-02-02", true],
    ["in 60 days", "2027-04-02", true],
    ["in 61 days", "2027-04-03", false],
    ["no day", "2027-02-30", false],
  ])("valid until %s", (_, valid_until, fits) => {
    expect(faults({ valid_until })).toEqual(fits ? [] : ["valid_until"]);
  });
  it.each([
    ["9 characters", "가".repeat(9), false],
    ["10 characters", "가".repeat(10), true],
    ["10 with spaces around 9", `${"가".repeat(9)} `, false],
    ["2,000 characters", "가".repeat(2000), true],
    ["2,001 characters", "가".repeat(2001), false],
    ["a NUL", `${"가".repeat(20)}\u0000`, false],
    ["a lone surrogate", `${"가".repeat(20)}\udc00`, false],
  ])("with a message of %s", (_, message, fits) => {
    expect(faults({ message })).toEqual(fits ? [] : ["message"]);
  });
  it("takes 5 attachments, not 6", () => {
    expect(faults({ attachment_ids: ["1", "2", "3", "4", "5"] })).toEqual([]);
    expect(faults({ attachment_ids: ["1", "2", "3", "4", "5", "6"] })).toEqual(["attachment_ids"]);
  });
  it("accepts a total exactly when it is what the included items make", () => {
    const anyItem = fc.record({
      name: fc.constant("항목"),
      inclusion: fc.constantFrom("included", "extra", "excluded"),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyItem, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: -2, max: 2 }),
        (items, off) => {
          const sum = items
            .filter(({ inclusion }) => inclusion === "included")
            .reduce((total, { amount }) => total + amount, 0);
          const draft = { items, total: sum + off, extra_ceiling: 1_000_000 };
          expect(faults(draft)).toEqual(off === 0 ? [] : ["total"]);
        },
      ),
    );
  });
  it("answers any input without throwing", () => {
    const anyDraft = fc.record({
      unit: fc.constant("job"),
      items: fc.array(
        fc.record({
          name: anyText,
          inclusion: fc.constantFrom("included", "extra", "excluded"),
          amount: fc.double(),
        }),
      ),
      total: fc.double(),
      extra_ceiling: fc.option(fc.double()),
      valid_until: fc.string(),
      message: anyText,
      attachment_ids: fc.array(fc.string()),
    }) as fc.Arbitrary<QuoteDraft>;
    fc.assert(
      fc.property(anyDraft, (some) => {
        expect(checkQuote(some, { today: TODAY })).toHaveProperty("ok");
      }),
    );
  });
});
