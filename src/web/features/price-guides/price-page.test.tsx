import { describe, expect, it } from "vitest";
import { linksInPage, pageAt, textInPage, type Answers } from "#test/render-in-page.tsx";
import type { Guide } from "./price-filter.ts";
import { PricePage } from "./price-page.tsx";
import { RegionPrice } from "./region-price.tsx";

const busan = { code: "26", name: "부산", full_name: "부산광역시" };
const guide: Guide = {
  service: { slug: "cleaning", name: "이사청소", unit: "건" },
  asked: { region: null, answers: [] },
  basis: "example",
  n: 7,
  least: { deals: 20, group: 5, pros: 3 },
  as_of: "2027-03-09",
  agreed: null,
  example: null,
};
const agreed: Guide["agreed"] = {
  from: "2026-03-10",
  to: "2027-03-08",
  percentiles: { p10: 100_000, p25: 150_000, p50: 200_000, p75: 250_000, p90: 300_000 },
  histogram: [{ from: 100_000, to: 200_000, n: 12 }],
  by_region: [],
  by_answer: [],
};
const inBusan = { region: busan, answers: [] };

describe("what the page of a service's prices answers", () => {
  const page = (changes: Partial<Guide> = {}) =>
    pageAt(PricePage, "/prices/$slug", "/prices/cleaning", [
      ["prices.get", { slug: "cleaning" }, { ...guide, ...changes }],
    ]);

  it("is an example as long as too few deals are done, and how many are", async () => {
    const example = { low: 100_000, mid: 200_000, high: 300_000, basis: "20평" };
    const { text } = await page({ example });
    expect(text).toContain("예시 20평 기준 보통");
    expect(text).toContain("실제 거래 금액이 아니라 흔히 알려진 범위예요.");
    expect(text).toContain("완료된 거래가 7건 모였어요. 20건 부터 실제로 합의한 금액을");
    expect(text).not.toContain("가격 분포");
  });

  it("is that there is nothing yet, where there is no example either", async () => {
    expect((await page()).text).toContain("아직 보여 드릴 금액이 없어요");
  });

  it("is what was agreed, once that is enough", async () => {
    const { text } = await page({ agreed, basis: "agreed", n: 1234 });
    expect(text).toContain("완료된 거래 1,234건에서 합의한 총액");
    expect(text).toContain("가격 분포");
    expect(text).not.toContain("예시");
  });

  it.each([
    ["how few deals there are", 7, "지금 7건이에요. 20건부터 가격을 보여 드려요."],
    ["why they stay untold", null, "한 거래나 한 고수의 가격이 드러날 수 있어 보여 드리지 않아요."],
  ])("of a condition is %s, and the way to the whole", async (_, n, words) => {
    const { text, links } = await page({ asked: inBusan, n });
    expect(text).toContain("이 조건의 거래가 아직 적어요");
    expect(text).toContain(words);
    expect(links).toContainEqual(["이사청소 전체 가격 보기", "/prices/cleaning"]);
    expect(text).not.toContain("아직 보여 드릴 금액이 없어요");
  });
});

describe("what a service costs in a region", () => {
  const asked = { slug: "cleaning", region: "26" };
  const whole = {
    service: guide.service,
    price: { low: 100_000, mid: 200_000, high: 300_000 },
    basis: "agreed",
    example_of: null,
    n: 500,
    as_of: "2027-03-09",
  };
  const answers = (changes: Partial<Guide>): Answers => [
    ["prices.get", asked, { ...guide, asked: inBusan, ...changes }],
    ["prices.list", { service: "cleaning" }, { items: [whole] }],
  ];
  const part = <RegionPrice {...asked} />;

  it("is what was agreed there, and leads to the guide of the region", () => {
    const own = answers({ agreed, n: 30 });
    expect(textInPage(part, undefined, own)).toMatch(
      /^부산에서 완료된 거래 30건의 합의 금액 보통 .* 중간 가격 20만 원/,
    );
    expect(linksInPage(part, undefined, own)).toEqual([
      ["이사청소 가격 자세히 보기", "/prices/cleaning?region=26"],
    ]);
  });

  it.each([
    ["too few are done", { n: 7 }],
    ["those stay untold", { agreed, n: null }],
  ])("is the whole country's while %s", (_, changes) => {
    const text = textInPage(part, undefined, answers(changes));
    expect(text).toMatch(/^부산의 거래가 아직 적어 전국의 가격을 보여 드려요\. 완료된 거래 500건/);
    expect(linksInPage(part, undefined, answers(changes))[0]?.[1]).toBe("/prices/cleaning");
  });
});
