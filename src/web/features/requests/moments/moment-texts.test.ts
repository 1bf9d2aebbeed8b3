import { describe, expect, it } from "vitest";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import {
  sampleDesignatedPro,
  sampleReceivedQuote,
  sampleRequest,
  sampleRequestHire,
} from "#test/samples/requests.ts";
import { momentTexts } from "./moment-texts.ts";

const request = sampleRequest({ published_at: "2027-03-01T12:00:00+09:00" });
const ofHire = (changes: Partial<HireView>): RequestDetail => ({
  ...request,
  hire: sampleRequestHire(changes),
});
const told = (moment: Parameters<typeof momentTexts>[0], about: RequestDetail) =>
  Object.values(momentTexts(moment, about));

describe("what a customer is told of a request that was sent", () => {
  const hansol = sampleDesignatedPro({ display_name: "한솔" });
  const maru = sampleDesignatedPro({ display_name: "마루" });

  it.each([
    ["to all", {}, "고수 12명에게 전했어요."],
    ["and is still being passed on", { is_dispatching: true }, "고수 12명에게 전하고 있어요."],
    ["where nobody is", { has_recipients: false }, "아직 이 지역에 조건이 맞는 고수가 없어요."],
    [
      "to chosen pros",
      { designated_pros: [hansol, maru] },
      "한솔 고수, 마루 고수를 지정했어요. 고수 12명에게 전했어요.",
    ],
  ])("%s", (_, changes, words) => {
    expect(told("published", { ...request, ...changes })).toEqual([
      "요청을 보냈어요",
      `2027년 03월 01일 · ${words}`,
    ]);
  });
});

describe("what a customer is told of the first quote", () => {
  const sentOn = (...days: string[]): RequestDetail => ({
    ...request,
    quotes: days.map((sent_at) => sampleReceivedQuote({ sent_at })),
  });
  it.each([
    ["that it is the only one", ["2027-03-02T12:00:00+09:00"], "열어 보면 항목마다 적혀 있어요."],
    [
      "how many there are since, and the day of the earliest",
      ["2027-03-04T12:00:00+09:00", "2027-03-02T12:00:00+09:00"],
      "지금까지 견적서 2장이 왔어요.",
    ],
  ])("%s", (_, days, words) => {
    expect(told("first-quote", sentOn(...days))).toEqual([
      "첫 견적서가 왔어요",
      `2027년 03월 02일 · ${words}`,
    ]);
  });
});

describe("what a customer is told of a hire", () => {
  it.each([
    ["hired", "한솔 고수를 고용했어요", "2027년 03월 05일 · 이제 서로의 전화번호를 볼 수 있어요."],
    ["completed", "거래를 완료했어요", "2027년 03월 10일 · 한솔 고수와 함께했어요."],
    [
      "reviewed",
      "후기를 남겼어요",
      "2027년 03월 12일 · 한솔 고수의 페이지에 이름을 가리고 보여요.",
    ],
  ] as const)("on the day it was %s", (moment, title, words) => {
    const reviewed = ofHire({
      state: "completed",
      completed_at: "2027-03-10T12:00:00+09:00",
      reviewed_at: "2027-03-12T12:00:00+09:00",
    });
    expect(told(moment, reviewed)).toEqual([title, words]);
  });

  it.each([
    ["customer", "내가 고용을 취소했어요."],
    ["hired_pro", "고수가 고용을 취소했어요."],
    ["staff", "운영에서 고용을 취소했어요."],
    [null, "고용이 취소됐어요."],
  ] as const)("cancelled by %s", (cancelled_by, words) => {
    const cancelled_at = "2027-03-07T12:00:00+09:00";
    const cancelled = ofHire({ state: "cancelled", cancelled_at, cancelled_by });
    expect(told("hired", cancelled)).toEqual(["고용이 취소됐어요", `2027년 03월 07일 · ${words}`]);
  });
});
