import { expect, it } from "vitest";
import { priceProblems } from "./price-problems.ts";

it.each([
  [{}, null],
  [{ min_price: "0", max_price: "1000000000" }, null],
  [{ min_price: "12.5" }, { min_price: "금액을 원 단위 숫자로 입력해 주세요." }],
  [{ min_price: "NaN" }, { min_price: "금액을 원 단위 숫자로 입력해 주세요." }],
  [{ max_price: "-5" }, { max_price: "금액을 0원 이상으로 입력해 주세요." }],
  [{ min_price: "1000000001" }, { min_price: "금액은 1,000,000,000원까지 입력할 수 있어요." }],
  [
    { min_price: "2", max_price: "1" },
    { min_price: "가장 낮은 금액이 가장 높은 금액보다 커요. 둘 중 하나를 수정해 주세요." },
  ],
])("of %j says %j", (range, problems) => expect(priceProblems(range)).toEqual(problems));
