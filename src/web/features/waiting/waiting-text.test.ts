import { describe, expect, it } from "vitest";
import type { WaitingItem } from "#contract/endpoints/me/waiting.ts";
import { dayWord, waitingText } from "./waiting-text.ts";

const TODAY = "2027-03-10";
const named = { service: "입주청소", pro: "맑은손" };

describe("dayWord", () => {
  it.each([
    ["2027-03-08", "2027년 03월 08일"],
    ["2027-03-09", "어제"],
    ["2027-03-10", "오늘"],
    ["2027-03-11", "내일"],
    ["2027-03-12", "모레"],
    ["2027-03-13", "2027년 03월 13일"],
  ])("%s seen from 10 March is %s", (day, word) => {
    expect(dayWord(day, TODAY)).toBe(word);
  });
});

describe("waitingText", () => {
  it("says when a consultation begins, by the day in Seoul", () => {
    const item: WaitingItem = {
      kind: "consultation",
      consultation_id: "1",
      pro: "맑은손",
      starts_at: "2027-03-11T00:30:00+09:00",
    };
    expect(waitingText(item, TODAY).detail).toBe("내일 오전 12:30");
  });
  it("asks after work once its day has come, and names it before", () => {
    const hire = { request_id: "1", ...named };
    expect(waitingText({ kind: "complete", ...hire, agreed_date: TODAY }, TODAY)).toMatchObject({
      title: "입주청소, 일이 끝났나요?",
      detail: "맑은손 고수 · 작업일 오늘",
    });
    const work = { kind: "work", ...hire, agreed_date: "2027-03-11" } as const;
    expect(waitingText(work, TODAY).detail).toBe("맑은손 고수 · 내일");
  });
});
