import { describe, expect, it } from "vitest";
import { fitOf } from "#domain/search/fit.ts";
import { factorsOf } from "./factors.ts";
import type { RankedPro, ReasonCode } from "./factors.ts";

const newPro: RankedPro = {
  pro_id: "a",
  rating: { count: 0, sum: 0 },
  hires: 0,
  answers: { count: 0, seconds: 0 },
  deals: { completed: 0, kept: 0 },
  certificates: [],
  isNew: false,
};
const text = (code: ReasonCode, facts: Partial<RankedPro>) =>
  factorsOf({ ...newPro, ...facts }).find((one) => one.code === code)?.text;

describe("factorsOf", () => {
  it("says nothing about a pro of whom nothing is known, and does not put them last", () => {
    const factors = factorsOf(newPro);
    expect(factors.filter(({ text: said }) => said !== null)).toEqual([]);
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(0);
  });
  it("weighs as the search does", () => {
    const pro: RankedPro = {
      ...newPro,
      rating: { count: 12, sum: 57 },
      hires: 7,
      answers: { count: 3, seconds: 9_000 },
      deals: { completed: 8, kept: 7 },
      certificates: ["identity", "licence"],
      isNew: true,
    };
    expect(factorsOf(pro).reduce((sum, { points }) => sum + points, 0)).toBe(fitOf(pro));
  });
  it("tells the rating with how many gave it", () => {
    expect(text("rating", { rating: { count: 1, sum: 5 } })).toBe("평점 5.0 · 후기 1개");
    expect(text("rating", { rating: { count: 50, sum: 240 } })).toBe("평점 4.8 · 후기 50개");
  });
  it.each([
    [0, null],
    [1, "이 서비스로 1번 고용됐어요"],
    [300, "이 서비스로 300번 고용됐어요"],
  ])("tells %d hires for the service", (hires, expected) => {
    expect(text("hires", { hires })).toBe(expected);
  });
  it.each([
    [1, "보통 1분 안에 답해요"],
    [1_800, "보통 30분 안에 답해요"],
    [7_200, "보통 2시간 안에 답해요"],
    [86_400, "보통 1일 안에 답해요"],
    [86_460, null],
  ])("tells an answer in %d seconds", (seconds, expected) => {
    expect(text("answer_time", { answers: { count: 1, seconds } })).toBe(expected);
    expect(text("answer_time", { answers: { count: 3, seconds: seconds * 3 } })).toBe(expected);
  });
  it("tells the agreement from five deals on", () => {
    expect(text("agreement", { deals: { completed: 5, kept: 4 } })).toBe("견적 일치율 80%");
    expect(text("agreement", { deals: { completed: 4, kept: 4 } })).toBeNull();
  });
  it("tells certificates and a newcomer", () => {
    expect(text("certified", { certificates: ["business"] })).toBe("확인된 자격이 있어요");
    expect(text("new_pro", { isNew: true })).toBe("새로 온 고수라 조금 올려 보여 드려요");
  });
});
