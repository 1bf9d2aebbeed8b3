import { describe, expect, it } from "vitest";
import { factorsOf } from "./factors.ts";
import type { RankedPro, ReasonCode } from "./factors.ts";

const newPro: RankedPro = {
  pro_id: "a",
  rating: { count: 0, sum: 0 },
  hiresForService: 0,
  answerMinutes: null,
  agreementRate: null,
  servesRegion: false,
  available: false,
};
const factor = (code: ReasonCode, facts: Partial<RankedPro>) => {
  const found = factorsOf({ ...newPro, ...facts }).find((one) => one.code === code);
  return [found?.points, found?.text];
};

describe("factorsOf", () => {
  it("says nothing about a new pro, and does not put them last", () => {
    const factors = factorsOf(newPro);
    expect(factors.filter(({ text }) => text !== null)).toEqual([]);
    expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(27);
  });
  it("weighs the rating by how many gave it", () => {
    expect(factor("rating", { rating: { count: 1, sum: 5 } })).toEqual([23, "평점 5.0 · 후기 1개"]);
    expect(factor("rating", { rating: { count: 50, sum: 240 } })).toEqual([
      35,
      "평점 4.8 · 후기 50개",
    ]);
    expect(factor("rating", { rating: { count: 50, sum: 50 } })).toEqual([
      0,
      "평점 1.0 · 후기 50개",
    ]);
  });
  it.each([
    [0, [0, null]],
    [1, [2, "이 서비스로 1번 고용됐어요"]],
    [10, [20, "이 서비스로 10번 고용됐어요"]],
    [300, [20, "이 서비스로 300번 고용됐어요"]],
  ])("counts %d hires for the service, ten at most", (hiresForService, expected) => {
    expect(factor("hires", { hiresForService })).toEqual(expected);
  });
  it.each([
    [0, [15, "보통 30분 안에 답해요"]],
    [30, [15, "보통 30분 안에 답해요"]],
    [31, [10, "보통 2시간 안에 답해요"]],
    [120, [10, "보통 2시간 안에 답해요"]],
    [121, [5, "보통 하루 안에 답해요"]],
    [1_440, [5, "보통 하루 안에 답해요"]],
    [1_441, [0, null]],
    [null, [0, null]],
  ])("takes an answer in %j minutes", (answerMinutes, expected) => {
    expect(factor("answer_time", { answerMinutes })).toEqual(expected);
  });
  it.each([
    [100, [15, "견적 일치율 100%"]],
    [50, [8, "견적 일치율 50%"]],
    [0, [0, "견적 일치율 0%"]],
    [null, [7, null]],
  ])("takes an agreement of %j percent", (agreementRate, expected) => {
    expect(factor("agreement", { agreementRate })).toEqual(expected);
  });
  it("takes the region and says who is available", () => {
    expect(factor("region", { servesRegion: true })).toEqual([10, "요청한 지역에서 일해요"]);
    expect(factor("available", { available: true })).toEqual([0, "지금 요청을 받고 있어요"]);
  });
});
