import { describe, expect, it } from "vitest";
import type { LeavingOfferAnswer } from "#contract/endpoints/membership-parts.ts";
import {
  leavingLines,
  leavingQuestion,
  leavingRest,
  leavingRule,
  restAtTheEnd,
} from "./leaving-labels.ts";

const part = {
  price: 29_000,
  granted: 30,
  unused: 27,
  paid_on: "2027-03-10",
  whole_until: "2027-03-17",
  whole: 26_100,
  fee: 2_610,
  amount: 23_490,
};
const offer: LeavingOfferAnswer = {
  by: "unused",
  amount: 23_490,
  method: "gateway",
  parts: [part],
  credits: 27,
  held: 0,
  rolled_over: 0,
  period_ends_on: "2027-04-09",
};

describe("what leaving gives back", () => {
  it("is computed line by line, with what is kept", () => {
    expect(leavingLines(offer).map(({ name, sum }) => [name, sum])).toEqual([
      ["2027년 03월 10일 결제", "29,000원 (30 크레딧)"],
      ["쓰지 않은 27 크레딧의 몫", "26,100원"],
      ["공제 10%", "−2,610원"],
    ]);
    expect(leavingRule(offer)).toContain("2027년 03월 17일이 지나서 10%를 빼요");
  });
  it("has no deduction in the first days, and says until when", () => {
    const early = { ...offer, amount: 26_100, parts: [{ ...part, fee: 0, amount: 26_100 }] };
    expect(leavingLines(early)).toHaveLength(2);
    expect(leavingRule(early)).toContain("2027년 03월 17일까지는");
  });
  it("names the payment that something is kept of, where another gives back all", () => {
    const later = { ...part, paid_on: "2027-03-20", whole_until: "2027-03-27", fee: 0 };
    const two = { ...offer, parts: [part, later] };
    expect(leavingLines(two).map(({ name }) => name)).toEqual([
      "2027년 03월 10일 결제",
      "쓰지 않은 27 크레딧의 몫",
      "2027년 03월 10일 결제분 공제 10%",
      "2027년 03월 20일 결제",
      "쓰지 않은 27 크레딧의 몫",
    ]);
    expect(leavingRule(two)).toContain("결제한 날부터 7일이 지난 결제분은 10%를 빼요");
    const early = { ...two, parts: [{ ...part, fee: 0 }, later] };
    expect(leavingRule(early)).toBe(
      "결제한 날부터 7일까지는 쓰지 않은 만큼을 공제 없이 돌려드려요. 돌려드리는 금액의 원 미만은 버려요.",
    );
  });
  it("is everything by the guarantee", () => {
    const covered = { ...offer, by: "guarantee" as const, amount: 29_000, parts: [] };
    expect(leavingLines(covered)).toMatchObject([{ sum: "29,000원" }]);
    expect(leavingRule(covered)).toContain("계정당 한 번");
  });
});

it("says what ends and what is released first", () => {
  expect(leavingRest({ ...offer, held: 3 })).toContain("예치한 3 크레딧은 먼저 돌아와서");
  expect(leavingRest(offer)).not.toMatch(/예치|이월/);
  expect(leavingRest({ ...offer, credits: 33, rolled_over: 6 })).toContain(
    "그중 지난 기간에서 이월된 6개는",
  );
  expect(leavingRest({ ...offer, by: "guarantee", credits: 33, rolled_over: 6 })).not.toContain(
    "이월",
  );
  expect(leavingRest({ ...offer, credits: 0 })).toContain("바로 끝나고");
});

it("says that nothing rolls over from a membership that ends with its period", () => {
  expect(restAtTheEnd({ credits: 1_027 })).toBe(
    "멤버십 크레딧이 지금 1,027개 남아 있어요. 끝나는 날까지 쓰지 않은 것은 다음 달로 넘어가지 않고 사라져요.",
  );
  expect(restAtTheEnd({ credits: 0 })).toBe("");
});

it("asks once, with the sum", () => {
  expect(leavingQuestion(offer).title).toBe("23,490원을 환불받고 해지할까요?");
  expect(leavingQuestion({ amount: 0 }).title).toBe("지금 바로 해지할까요?");
});
