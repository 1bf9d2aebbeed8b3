import { describe, expect, it } from "vitest";
import { costText, durationText, positionText } from "./activity-labels.ts";

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

describe("positionText", () => {
  it.each([
    [33, "낮은 편"],
    [34, "중간"],
    [66, "중간"],
    [67, "높은 편"],
  ])("of %d%% is %s", (percent, text) => {
    expect(positionText({ percent, count: 3 })).toBe(text);
  });
});
