import { expect, it } from "vitest";
import { sellerOf, type BusinessFacts } from "./seller.ts";

const business: BusinessFacts = {
  business_name: "맑은 하루 청소",
  representative: "김하루",
  business_number: "1018690003",
  business_address: "서울특별시 강남구 맑은로 12",
  business_phone: "02-1234-5678",
  checked_on: "2027-01-31",
};

it("is a business with all that the law has it say, before anybody hires it", () => {
  const seller = sellerOf({ business, identity_checked_on: "2027-01-30" });
  expect([seller.kind, seller.summary, seller.may_ask]).toEqual([
    "business",
    "사업자 · 맑은 하루 청소",
    false,
  ]);
  expect(seller.facts.map(({ term, detail }) => `${term}: ${detail}`)).toEqual([
    "상호: 맑은 하루 청소",
    "대표자: 김하루",
    "사업자등록번호: 101-86-90003",
    "주소: 서울특별시 강남구 맑은로 12",
    "연락처: 02-1234-5678",
    "확인한 날: 2027년 01월 31일",
  ]);
});

it.each(["representative", "business_address", "business_phone"] as const)(
  "is a person while %s of the business is not known",
  (missing) => {
    const partly = { ...business, [missing]: null };
    const seller = sellerOf({ business: partly, identity_checked_on: "2027-01-30" });
    expect([seller.kind, seller.may_ask]).toEqual(["person", true]);
    expect(JSON.stringify(seller)).not.toContain(business.business_name);
  },
);

it("is a person of whom it says when they were checked and how to learn more, or that they were not", () => {
  const checked = sellerOf({ business: null, identity_checked_on: "2027-01-30" });
  expect([checked.summary, checked.facts[0]?.detail]).toEqual([
    "개인 · 본인 확인함",
    "2027년 01월 30일에 확인했어요",
  ]);
  expect(checked.facts[1]?.detail).toContain("고용한 뒤");
  const unchecked = sellerOf({ business: null, identity_checked_on: null });
  expect([unchecked.summary, unchecked.may_ask, unchecked.facts]).toEqual([
    "개인 · 본인 확인 전",
    false,
    [{ key: "identity", term: "본인 확인", detail: "아직 확인하지 않았어요" }],
  ]);
});
