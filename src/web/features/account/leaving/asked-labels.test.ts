import { describe, expect, it } from "vitest";
import { askedPath, chosenText, comeBackText } from "./asked-labels.ts";

const NOW = Date.parse("2027-03-10T12:00:00+09:00");

it("takes the answer along in the page's address", () => {
  const until = "2027-03-13T12:00:00+09:00";
  const path = askedPath({ until, choice: null });
  expect(path).toBe("/setting/account/withdrawal/asked?until=2027-03-13T12%3A00%3A00%2B09%3A00");
  expect(askedPath({ until, choice: "refund" })).toBe(`${path}&choice=refund`);
});

describe("comeBackText", () => {
  it.each([
    ["2027-03-13T12:00:00+09:00", "2027년 03월 13일 오후 12:00까지"],
    ["2027-03-10T12:01:00+09:00", "2027년 03월 10일 오후 12:01까지"],
    ["2027-03-13T12:00:01+09:00", "3일 안에"],
    ["2027-03-10T12:00:00+09:00", "3일 안에"],
    ["soon", "3일 안에"],
    [undefined, "3일 안에"],
  ])("until %s says %s", (until, by) => {
    expect(comeBackText({ until }, NOW)).toBe(
      `${by} 로그인하면 돌아올 수 있어요. 그 뒤에는 계정과 기록을 삭제해요.`,
    );
  });
});

describe("chosenText", () => {
  it.each([
    ["refund", "환불받기로 했어요"],
    ["give_up", "환불받지 않기로 했어요"],
  ])("of %s", (choice, text) => {
    expect(chosenText({ choice })).toContain(text);
  });
  it("is nothing without a choice", () => {
    expect(chosenText({})).toBeNull();
    expect(chosenText({ choice: "else" })).toBeNull();
  });
});
