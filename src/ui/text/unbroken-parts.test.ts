import { expect, it } from "vitest";
import { unbrokenParts } from "./unbroken-parts.ts";

it.each([
  ["2027년 02월 01일까지 쓸 수 있어요.", ["", "2027년 02월 01일", "까지 쓸 수 있어요."]],
  ["2026년 11월부터", ["", "2026년 11월", "부터"]],
  ["중간 가격은 129만 원이에요.", ["중간 가격은 ", "129만 원", "이에요."]],
  [
    "보통 6만 5,000원, 많게는 2억 5,000만 원",
    ["보통 ", "6만 5,000원", ", 많게는 ", "2억 5,000만 원", ""],
  ],
  ["10만 원–12만 원", ["", "10만 원", "–", "12만 원", ""]],
  ["지금 1,200 크레딧을 쓸 수 있어요.", ["지금 ", "1,200 크레딧", "을 쓸 수 있어요."]],
])("keeps together the amounts and dates of %s", (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts);
  expect(parts.join("")).toBe(text);
});

it.each([
  ["후기 3개와 고용 12번"],
  ["견적을 5개까지 받아요"],
  ["59,000원을 결제해요"],
  ["3년 동안 일했어요"],
  ["거래 20건의 절반"],
  [""],
])("leaves %j as it is", (text) => {
  expect(unbrokenParts(text)).toEqual([text]);
});
