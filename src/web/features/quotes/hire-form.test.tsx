import { useForm } from "react-hook-form";
import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleQuote, sampleQuotedRequest } from "#test/samples/quotes.ts";
import { HireForm, hireValues } from "./hire-form.tsx";

const NOW = Date.parse("2027-03-10T14:00:00+09:00");

function Asked({ of }: { of: QuoteDetail }) {
  const form = useForm({ defaultValues: hireValues(of, NOW) });
  return <HireForm id="form" form={form} quote={of} now={NOW} onSend={() => undefined} />;
}

const asked = (changes: Partial<QuoteDetail> = {}) =>
  textInPage(<Asked of={sampleQuote(changes)} />);
const wanting = (wanted_on: string | null) =>
  asked({ request: sampleQuotedRequest({ wanted_on }) });

describe("the money that a hire is asked for", () => {
  it("is the total of a quote for the whole job, and the most that it can become", () => {
    expect(asked()).toContain("추가 금액이 없어요");
    expect(asked()).not.toContain("확정 금액");
    const more = asked({ all_in_total: 150_000 });
    expect(more).toContain("별도를 모두 더해도 최대 150,000원");
    expect(more).not.toContain("추가 금액이 없어요");
  });

  it.each([
    ["hour", "견적은 시간당 금액이에요. 고수와 정한 전체 금액을 적어 주세요."],
    ["negotiable", "견적은 협의 금액이에요. 고수와 정한 전체 금액을 적어 주세요."],
  ] as const)("is typed where the quote is by the %s", (unit, hint) => {
    const text = asked({ unit });
    expect(text).toContain(hint);
    expect(text).toContain("확정 금액");
    expect(text).not.toContain("추가 금액이 없어요");
  });
});

describe("the most that a typed price can become", () => {
  function Typed({ of, price }: { of: QuoteDetail; price: number | null }) {
    const defaultValues = { ...hireValues(of, NOW), agreed_price: price };
    const form = useForm({ defaultValues });
    return <HireForm id="form" form={form} quote={of} now={NOW} onSend={() => undefined} />;
  }
  const typed = (changes: Partial<QuoteDetail>, price: number | null) => {
    const of = sampleQuote({ total: 12_000, extra_ceiling: 1_000, ...changes });
    return textInPage(<Typed of={of} price={price} />);
  };

  it("counts the ceiling of a price for one 평 as often as the price was agreed on", () => {
    expect(typed({ unit: "pyeong" }, 12_000)).toContain("별도를 모두 더해도 최대 13,000원");
    expect(typed({ unit: "pyeong" }, 120_000)).toContain("별도를 모두 더해도 최대 130,000원");
    expect(typed({ unit: "negotiable" }, 120_000)).toContain("별도를 모두 더해도 최대 121,000원");
  });

  it.each([
    ["nothing is typed", {}, null],
    ["what is typed is no price", {}, -1],
    ["less than the quote is typed", {}, 11_999],
    ["nothing comes on top", { extra_ceiling: 0 }, 120_000],
  ])("is not said where %s", (_, changes, price) => {
    expect(typed({ unit: "pyeong", ...changes }, price)).not.toContain("별도를 모두");
  });
});

describe("the day that a hire is asked for", () => {
  it("is the request's own while that can still be", () => {
    expect(wanting("2027-03-10")).not.toContain("골라 주세요");
  });

  it.each([
    ["none was wanted", null, "요청에서 날짜를 정하지 않았어요. 고수와 정한 날을 골라 주세요."],
    [
      "the day wanted is over",
      "2027-03-09",
      "원하던 2027년 03월 09일이 지났어요. 고수와 다시 정한 날을 골라 주세요.",
    ],
  ])("is to be chosen where %s", (_, day, words) => {
    expect(wanting(day)).toContain(words);
  });
});

describe("what a hire begins with", () => {
  it("is what the quote and the request say, as far as it still can be", () => {
    expect(hireValues(sampleQuote(), NOW)).toEqual({
      agreed_price: 120_000,
      agreed_date: "2027-03-20",
      agreed_time: "",
      place: "",
    });
    const request = sampleQuotedRequest({ wanted_on: "2027-03-09", wanted_at: "09:30" });
    expect(hireValues(sampleQuote({ request }), NOW)).toMatchObject({
      agreed_date: "",
      agreed_time: "09:30",
    });
  });

  it.each([
    ["13:30", ""],
    ["14:00", "14:00"],
    ["14:30", "14:30"],
  ])("leaves out a time of today that is over: %s", (wanted_at, agreed_time) => {
    const request = sampleQuotedRequest({ wanted_on: "2027-03-10", wanted_at });
    expect(hireValues(sampleQuote({ request }), NOW)).toMatchObject({
      agreed_date: "2027-03-10",
      agreed_time,
    });
  });

  it.each([
    ["visit", 120_000],
    ["hour", null],
    ["negotiable", null],
  ] as const)("is the sum by the %s: %s", (unit, agreed_price) => {
    expect(hireValues(sampleQuote({ unit }), NOW).agreed_price).toBe(agreed_price);
  });
});
