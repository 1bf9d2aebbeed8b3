import { describe, expect, it } from "vitest";
import { activeFilters } from "./filter/active-filters.ts";
import { regionNamesOf } from "./result/region-names.ts";
import { namesFor, searchTitle } from "./search-title.ts";
import { priceText, reasonText } from "./search-labels.ts";
import { shortList } from "./result/short-list.ts";

describe("reasonText", () => {
  it.each([
    [{ kind: "name_matches", value: null }, "검색어가 이름에 있어요"],
    [{ kind: "high_rating", value: 4.85 }, "평점이 4.8점으로 높아요"],
    [{ kind: "many_reviews", value: 1234 }, "후기가 1,234개 있어요"],
    [{ kind: "many_hires", value: 12 }, "12번 고용됐어요"],
    [{ kind: "answers_fast", value: 25 }, "보통 25분 안에 답해요"],
    [{ kind: "answers_fast", value: null }, "답이 빨라요"],
    [{ kind: "keeps_quotes", value: 96 }, "거래의 96%가 견적 그대로 끝났어요"],
    [{ kind: "new_pro", value: null }, "새로 시작한 고수예요"],
    [{ kind: "service_matches", value: null }, "찾은 서비스를 해요"],
    [{ kind: "serves_region", value: null }, "고른 지역에서 일해요"],
    [{ kind: "certified", value: null }, "확인된 자격이 있어요"],
    [{ kind: "high_rating", value: null }, "평점이 높아요"],
    [{ kind: "many_reviews", value: null }, "후기가 많아요"],
    [{ kind: "many_hires", value: null }, "고용이 많아요"],
    [{ kind: "keeps_quotes", value: null }, "견적대로 끝내요"],
  ] as const)("says %o as %s", (reason, text) => {
    expect(reasonText(reason)).toBe(text);
  });
});

const nobody = { category: null, service: null, region: null };
const gangnam = { code: "11680", name: "강남구", full_name: "서울특별시 강남구" };
const cleaning = { slug: "move-in-cleaning", name: "입주청소" };

describe("searchTitle", () => {
  it.each([
    [undefined, nobody, "고수 찾기"],
    [undefined, undefined, "고수 찾기"],
    ["이사", nobody, "‘이사’ 검색 결과"],
    [
      undefined,
      { ...nobody, region: gangnam, service: cleaning },
      "서울특별시 강남구 입주청소 고수",
    ],
    ["이사", { ...nobody, region: gangnam }, "‘이사’ 검색 결과 · 서울특별시 강남구"],
  ])("of %j and %j is %s", (q, asked, title) => {
    expect(searchTitle(q, asked)).toBe(title);
  });
});

describe("namesFor", () => {
  it("keeps the names that an address still asks for", () => {
    const known = { ...nobody, region: gangnam, service: cleaning };
    expect(namesFor({ region: "11680", service: "moving" }, known)).toEqual({
      ...nobody,
      region: gangnam,
    });
    expect(namesFor({}, known)).toEqual(nobody);
    expect(namesFor({ region: "11680" }, undefined)).toEqual(nobody);
  });
});

describe("activeFilters", () => {
  const params = {
    q: "이사",
    region: "11680",
    min_price: "100000",
    max_price: "250000",
    certificate: "identity",
    sort: "price",
  };
  it("names what narrows down, and leads to the search without it", () => {
    expect(activeFilters(params, { ...nobody, region: gangnam }).map(({ label }) => label)).toEqual(
      ["서울특별시 강남구", "10만 원부터 25만 원까지", "본인 확인"],
    );
    const [region, price] = activeFilters(params, undefined);
    expect(region?.without).toEqual({ ...params, region: undefined });
    expect(price?.without).toEqual({ ...params, min_price: undefined, max_price: undefined });
  });
  it("does not name prices that contradict each other, which nothing was searched by", () => {
    expect(activeFilters({ min_price: "2", max_price: "1" }, nobody)).toEqual([]);
  });
  it("says an open end", () => {
    expect(priceText("65000", undefined)).toBe("6만 5,000원 이상");
    expect(priceText(undefined, "1000000")).toBe("100만 원 이하");
    expect(priceText(undefined, undefined)).toBeNull();
  });
});

describe("regionNamesOf", () => {
  it("says the si-do once, and again when it changes", () => {
    const junggu = (code: string, siDo: string) => ({
      code,
      name: "중구",
      full_name: `${siDo} 중구`,
    });
    expect(
      regionNamesOf([gangnam, junggu("11140", "서울특별시"), junggu("26110", "부산광역시")]),
    ).toEqual(["서울특별시 강남구", "중구", "부산광역시 중구"]);
  });
});

describe("shortList", () => {
  it("puts what is wanted first and counts what is left", () => {
    expect(shortList([1, 2, 3, 4], (one) => one === 3, 2)).toEqual({ shown: [3, 1], left: 2 });
    expect(shortList([1], () => false, 2)).toEqual({ shown: [1], left: 0 });
  });
});
