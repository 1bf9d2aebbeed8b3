import { describe, expect, it } from "vitest";
import { compareQuotes } from "./compare.ts";
import type { QuoteTerms } from "./quote.ts";

const quote = (facts: Partial<QuoteTerms> = {}): QuoteTerms => ({
  unit: "job",
  items: [{ name: "인건비", inclusion: "included", amount: 100_000 }],
  total: 100_000,
  extra_ceiling: 20_000,
  valid_until: "2027-02-08",
  ...facts,
});
const rowOf = (label: string, ...quotes: QuoteTerms[]) =>
  compareQuotes(quotes).find((row) => row.label === label);

describe("compareQuotes", () => {
  it("puts money and terms first, in the order of the quotes", () => {
    const other = quote({ total: 90_000, unit: "hour" });
    expect(compareQuotes([quote(), other]).slice(0, 5)).toEqual([
      { label: "견적 금액", cells: ["100,000원", "90,000원"], differs: true },
      { label: "추가 금액 상한", cells: ["20,000원", "20,000원"], differs: false },
      { label: "최대 합계", cells: ["120,000원", "110,000원"], differs: true },
      { label: "단위", cells: ["한 건", "시간당"], differs: true },
      {
        label: "유효 기간",
        cells: ["2027년 02월 08일까지", "2027년 02월 08일까지"],
        differs: false,
      },
    ]);
  });
  it("lines up items by name, spaces and case aside", () => {
    const other = quote({ items: [{ name: " 인 건비 ", inclusion: "extra", amount: 0 }] });
    expect(rowOf("인건비", quote(), other)).toEqual({
      label: "인건비",
      cells: ["포함 · 100,000원", "별도"],
      differs: true,
    });
  });
  it("says when a quote does not mention an item", () => {
    const other = quote({ items: [{ name: "사다리차", inclusion: "excluded", amount: 0 }] });
    expect(rowOf("사다리차", quote(), other)?.cells).toEqual(["언급 없음", "불포함"]);
    expect(rowOf("인건비", quote(), other)?.cells).toEqual(["포함 · 100,000원", "언급 없음"]);
  });
  it("keeps two items of one name apart", () => {
    const line = { name: "방", inclusion: "included" as const };
    const items = [
      { ...line, amount: 1 },
      { ...line, amount: 2 },
    ];
    const rows = compareQuotes([quote({ items }), quote({ items: items.slice(0, 1) })]);
    expect(rows.filter(({ label }) => label === "방").map(({ cells }) => cells)).toEqual([
      ["포함 · 1원", "포함 · 1원"],
      ["포함 · 2원", "언급 없음"],
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
