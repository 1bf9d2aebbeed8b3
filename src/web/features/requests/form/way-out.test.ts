import { expect, it } from "vitest";
import { cameFrom } from "./way-out.ts";

const HERE = "https://somssi.kr/request/move-in-cleaning?step=area";

it.each([
  ["https://somssi.kr/services/move-in-cleaning", "/services/move-in-cleaning"],
  ["https://somssi.kr/search?q=%EC%B2%AD%EC%86%8C", "/search?q=%EC%B2%AD%EC%86%8C"],
  ["https://somssi.kr/", "/"],
  ["https://somssi.kr/request/move-in-cleaning?step=region", null],
  ["https://somssi.kr/login?next=%2Frequest%2Fmove-in-cleaning", null],
  ["https://somssi.kr/verify-phone?next=%2Frequest%2Fmove-in-cleaning", null],
  ["https://elsewhere.example/services/move-in-cleaning", null],
  ["", null],
])("from %j the form is left for %j", (referrer, expected) => {
  expect(cameFrom(referrer, HERE)).toBe(expected);
});
