import { describe, expect, it } from "vitest";
import { byMost, compareQuotes, standouts } from "./compare.ts";
import type { Inclusion, QuoteTerms } from "./quote.ts";

const item = (name: string, inclusion: Inclusion = "included", amount = 0) => ({
  name,
  inclusion,
  amount,
});
const quote = (facts: Partial<QuoteTerms> = {}): QuoteTerms => ({
  unit: "job",
  items: [item("인건비", "included", 100_000)],
  total: 100_000,
  extra_ceiling: 20_000,
  valid_until: "2027-02-08",
  ...facts,
});
const lineOf = (name: string, ...quotes: QuoteTerms[]) =>
  compareQuotes(quotes).find((line) => line.name === name);

describe("compareQuotes", () => {
  it("lines up items by name, spaces and case aside", () => {
    const other = quote({ items: [item(" 인 건비 ", "extra")] });
    expect(compareQuotes([quote(), other])).toEqual([
      {
        name: "인건비",
        cells: [
          { inclusion: "included", amount: 100_000, wording: null },
          { inclusion: "extra", amount: 0, wording: null },
        ],
        differs: true,
      },
    ]);
  });
  it("leaves the cell of a quote empty that does not name the item", () => {
    const other = quote({ items: [item("사다리차", "excluded")] });
    expect(lineOf("사다리차", quote(), other)).toEqual({
      name: "사다리차",
      cells: [null, { inclusion: "excluded", amount: 0, wording: null }],
      differs: true,
    });
  });
  it("takes other sums for the same item as no difference in what is done", () => {
    const dearer = quote({ items: [item("인건비", "included", 120_000)] });
    expect(lineOf("인건비", quote(), dearer)?.differs).toBe(false);
  });
  describe("by standard lines", () => {
    const lines = [
      { id: "truck", name: "차량과 기사" },
      { id: "ladder", name: "사다리차" },
    ];
    const one = quote({ items: [item("포장"), item("사다리차")] });
    const other = quote({
      items: [
        { ...item("5톤 차량과 기사 두 명"), standard: "truck" },
        { ...item("도착지 사다리차", "extra"), standard: "ladder" },
      ],
    });

    it("lines up what is worded differently, and says how", () => {
      const line = compareQuotes([one, other], lines).find(({ name }) => name === "사다리차");
      expect(line?.cells).toEqual([
        { inclusion: "included", amount: 0, wording: null },
        { inclusion: "extra", amount: 0, wording: "도착지 사다리차" },
      ]);
    });
    it("begins with them in the service's order, and leaves empty what a quote lacks", () => {
      const compared = compareQuotes([one, other], lines);
      expect(compared.map(({ name }) => name)).toEqual(["차량과 기사", "사다리차", "포장"]);
      expect(compared[0]?.cells[0]).toBeNull();
      expect(compared[2]?.cells[1]).toBeNull();
    });
    it("takes another service's line by its words", () => {
      const names = compareQuotes([one, other]).map(({ name }) => name);
      expect(names).toEqual(["포장", "사다리차", "5톤 차량과 기사 두 명", "도착지 사다리차"]);
    });
  });
  it("keeps two items of one name apart", () => {
    const items = [item("방", "included", 1), item("방", "included", 2)];
    const lines = compareQuotes([quote({ items }), quote({ items: items.slice(0, 1) })]);
    expect(lines.map(({ cells }) => cells.map((cell) => cell?.amount))).toEqual([
      [1, 1],
      [2, undefined],
    ]);
  });
  it("marks nothing for equal quotes, one quote or none", () => {
    for (const quotes of [[quote(), quote()], [quote()], []]) {
      expect(compareQuotes(quotes).filter(({ differs }) => differs)).toEqual([]);
    }
  });
  it("takes five quotes and throws for six", () => {
    expect(compareQuotes(Array.from({ length: 5 }, () => quote()))[0]?.cells).toHaveLength(5);
    expect(() => compareQuotes(Array.from({ length: 6 }, () => quote()))).toThrow(RangeError);
  });
});

describe("byMost", () => {
  it("counts what may come on top", () => {
    const low = quote({ total: 90_000, extra_ceiling: 50_000 });
    expect([low, quote()].toSorted(byMost)).toEqual([quote(), low]);
  });

  it("keeps what is for one 평 or one hour apart, and what is to be agreed on last", () => {
    const pyeong = quote({ unit: "pyeong", total: 12_000, extra_ceiling: 1_000 });
    const dear = quote({ unit: "hour", total: 60_000 });
    const cheap = quote({ unit: "hour", total: 30_000 });
    const open = quote({ unit: "negotiable", total: 90_000, extra_ceiling: 50_000 });
    const fromMore = quote({ unit: "negotiable", total: 95_000, extra_ceiling: 0 });
    expect([fromMore, open, pyeong, dear, cheap, quote()].toSorted(byMost)).toEqual([
      quote(),
      cheap,
      dear,
      pyeong,
      open,
      fromMore,
    ]);
  });
});

describe("standouts", () => {
  const cheap = quote({ total: 90_000 });
  const full = quote({ items: [item("인건비"), item("폐기물")] });

  it("names the lowest at most and the one that includes the most", () => {
    expect(standouts([quote(), cheap, full])).toEqual({ cheapest: 1, fullest: 2 });
  });
  it("names none where two share the place", () => {
    expect(standouts([quote(), quote()])).toEqual({ cheapest: null, fullest: null });
  });
  it("names no lowest of sums for different things", () => {
    expect(standouts([cheap, quote({ unit: "hour" })]).cheapest).toBeNull();
    expect(standouts([cheap, quote({ unit: "negotiable" })]).cheapest).toBeNull();
  });
  it("names no lowest of sums that are still to be agreed on", () => {
    const open = [0, 50_000].map((total) => quote({ unit: "negotiable", total }));
    expect(standouts(open).cheapest).toBeNull();
    const hourly = [30_000, 60_000].map((total) => quote({ unit: "hour", total }));
    expect(standouts(hourly).cheapest).toBe(0);
  });
  it("names none of one quote or of none", () => {
    for (const quotes of [[quote()], []]) {
      expect(standouts(quotes)).toEqual({ cheapest: null, fullest: null });
    }
  });
  it("counts only what is included", () => {
    const wordy = quote({
      items: [item("인건비"), item("사다리차", "extra"), item("폐기물", "excluded")],
    });
    expect(standouts([wordy, quote()]).fullest).toBeNull();
  });
});
