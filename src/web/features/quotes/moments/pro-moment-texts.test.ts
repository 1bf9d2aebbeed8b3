import { expect, it } from "vitest";
import type { ProHire } from "#contract/endpoints/hires.ts";
import { sampleProHire } from "#test/samples/hires.ts";
import { proMomentTexts } from "./pro-moment-texts.ts";

const reviewed = {
  state: "completed",
  completed_at: "2027-03-10T12:00:00+09:00",
  reviewed_at: "2027-03-12T12:00:00+09:00",
} as const;
const told = (moment: Parameters<typeof proMomentTexts>[0], changes: Partial<ProHire> = {}) =>
  Object.values(proMomentTexts(moment, sampleProHire({ ...reviewed, ...changes })));

it.each([
  ["hired", "고객이 나를 고용했어요", "2027년 03월 05일 · 김*영님의 이사청소 일을 맡았어요."],
  ["completed", "거래를 완료했어요", "2027년 03월 10일 · 김*영님의 이사청소 일이 끝났어요."],
  ["reviewed", "후기를 받았어요", "2027년 03월 12일 · 김*영님의 이사청소 일이에요."],
] as const)("%s: on which day, and whose work it was", (moment, title, words) => {
  expect(told(moment)).toEqual([title, words]);
});

it.each([
  ["customer", "고객이 고용을 취소했어요."],
  ["hired_pro", "내가 고용을 취소했어요."],
  ["staff", "운영에서 고용을 취소했어요."],
  [null, "고용이 취소됐어요."],
] as const)("of a hire that %s cancelled it says who did", (cancelled_by, words) => {
  const cancelled_at = "2027-03-07T12:00:00+09:00";
  expect(told("hired", { state: "cancelled", cancelled_at, cancelled_by })).toEqual([
    "고용이 취소됐어요",
    `2027년 03월 07일 · ${words}`,
  ]);
});
