import { describe, expect, it } from "vitest";
import {
  costText,
  hireCostText,
  durationText,
  noCostText,
  outcomeText,
  positionText,
  shareText,
  timesText,
  wonText,
} from "./activity-labels.ts";

describe("durationText", () => {
  it.each([
    [null, "—"],
    [0, "1분 안"],
    [29, "1분 안"],
    [30, "1분"],
    [3_600, "1시간"],
    [7_500, "2시간 5분"],
    [86_400, "1일"],
    [97_260, "1일 3시간"],
  ])("of %s is %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

it("writes won with its unit, and a dash for none", () => {
  expect([null, 0, 1_234_500].map(wonText)).toEqual(["—", "0원", "1,234,500원"]);
});

describe("costText", () => {
  it.each([
    [null, "—"],
    [0, "0 크레딧"],
    [3.5, "3.5 크레딧"],
    [6.7, "6.7 크레딧"],
    [1_234, "1,234 크레딧"],
  ])("of %s is %s", (credits, text) => {
    expect(costText(credits)).toBe(text);
  });
});

describe("hireCostText", () => {
  it.each([
    [12_300, 6.7, "12,300원"],
    [0, 6.7, "6.7 크레딧"],
    [null, null, "—"],
  ])("of %s won and %s credits a hire is %s", (won_per_hire, cost_per_hire, text) => {
    expect(hireCostText({ won_per_hire, cost_per_hire })).toBe(text);
  });
});

describe("shareText", () => {
  it.each([
    [0, null, "—"],
    [0, 0, "0장 · 0%"],
    [8, 73, "8장 · 73%"],
  ])("of %d quotes, %s%% of those sent, is %s", (quotes, percent, text) => {
    expect(shareText(quotes, percent)).toBe(text);
  });
});

describe("timesText", () => {
  it.each([
    [null, "—"],
    [0, "0배"],
    [19.4, "19.4배"],
    [1_234.5, "1,234.5배"],
  ])("of %s is %s", (times, text) => {
    expect(timesText(times)).toBe(text);
  });
});

describe("outcomeText", () => {
  it.each([
    [52, 42, 7, "이 기간에 보낸 견적 42장 가운데 7장이 고용됐어요"],
    [52, 42, 0, "이 기간에 견적 42장을 보냈고, 아직 고용된 것은 없어요"],
    [52, 0, 0, "요청 52건을 받았고, 보낸 견적은 없어요"],
    [0, 0, 0, "이 기간에 보낸 견적이 없어요"],
  ])("of %d received, %d sent and %d hired", (received, sent, hired_of_sent, text) => {
    expect(outcomeText({ received, sent, hired_of_sent })).toBe(text);
  });
});

describe("noCostText", () => {
  it.each([
    [3, 0, 0, "이 기간에는 견적에 쓴 크레딧이 없어요."],
    [3, 12, 0, "이 기간의 견적에는 보너스 크레딧만 써서, 돈이 든 것은 없어요."],
    [0, 12, 0, "이 기간의 견적에는 보너스 크레딧만 써서, 돈이 든 것은 없어요."],
    [0, 12, 9_000, "이 기간에는 고용이 없어서 고용당 비용을 셈할 수 없어요."],
    [0, 12, null, "이 기간에는 고용이 없어서 고용당 비용을 셈할 수 없어요."],
    [3, 12, 9_000, null],
    [3, 12, null, null],
  ])("of %d hires and %d credits bought for %s won", (hired, captured, cost_won, text) => {
    expect(noCostText({ hired, captured, cost_won })).toBe(text);
  });
});

describe("positionText", () => {
  it.each([
    [33, "낮은 편"],
    [34, "중간"],
    [66, "중간"],
    [67, "높은 편"],
  ])("of %d%% is %s", (percent, text) => {
    expect(positionText({ percent })).toBe(text);
  });
});
