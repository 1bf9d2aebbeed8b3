import { expect, it } from "vitest";
import { choiceOptions, unusedText } from "./unused-labels.ts";

const refund = { amount: 26_100, membership: 26_100, packs: 0, by_bank: false };

it("names what is left", () => {
  expect(unusedText({ credits: 27, membership_until: "2027-04-09" })).toBe(
    "쓰지 않은 27 크레딧, 2027년 04월 09일까지인 멤버십이 남아 있어요.",
  );
});

it("says with each choice what it brings", () => {
  const [first, second] = choiceOptions(refund);
  expect(first?.label).toBe("26,100원 환불받고 탈퇴");
  expect(first?.description).toContain("멤버십이 바로 끝나요");
  expect(second?.description).toContain("0원");
});

it.each([
  [{ ...refund, membership: 0, packs: 26_100 }, "충전하고 쓰지 않은"],
  [{ ...refund, membership: 20_000, packs: 6_100 }, "멤버십 20,000원과 충전한 크레딧 6,100원"],
  [{ ...refund, by_bank: true }, "아래 계좌로"],
])("tells what the money is for, and how it comes: %o", (given, text) => {
  expect(choiceOptions(given)[0]?.description).toContain(text);
});

it("offers no money where none goes back", () => {
  const nothing = { amount: 0, membership: 0, packs: 0, by_bank: false };
  expect(choiceOptions(nothing).map(({ value }) => value)).toEqual(["give_up"]);
});
