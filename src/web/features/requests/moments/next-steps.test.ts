import { describe, expect, it } from "vitest";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { sampleReceivedQuote, sampleRequest, sampleRequestHire } from "#test/samples/requests.ts";
import { nextSteps } from "./next-steps.ts";

const TODAY = "2027-03-10";

const open = sampleRequest();
const quotes = [sampleReceivedQuote()];

function hired(agreed_date: string): RequestDetail {
  const hire = sampleRequestHire({ agreed_date });
  return { ...open, state: "hired", quotes, hire };
}

function completed(reviewed_at: string | null): RequestDetail {
  const hire = sampleRequestHire({ state: "completed", agreed_date: TODAY, reviewed_at });
  return { ...open, state: "completed", quotes, hire };
}

describe("nextSteps", () => {
  it("waits for quotes until their day, and says when nobody can send one yet", () => {
    expect(nextSteps(open, TODAY).sentences.slice(0, 2)).toEqual([
      "견적이 오면 바로 알려 드려요.",
      "2027년 03월 17일까지 견적서를 5장까지 받아요.",
    ]);
    expect(nextSteps({ ...open, has_recipients: false }, TODAY).sentences[0]).toContain(
      "새로 들어오면",
    );
  });
  it("leads to the quotes once there is one, and promises more only while they may come", () => {
    const choosing = nextSteps({ ...open, state: "choosing", quotes }, TODAY);
    expect(choosing.actions).toEqual(["quotes"]);
    expect(choosing.sentences.join(" ")).not.toContain("더 올 수 있어요");
    expect(nextSteps({ ...open, quotes }, TODAY).sentences.join(" ")).toContain("더 올 수 있어요");
  });
  it.each([
    ["2027-03-12", "작업일 전날에 다시 알려 드려요.", "chat"],
    ["2027-03-11", "작업일이 곧이에요. 시간과 장소를 확인해 주세요.", "chat"],
    ["2027-03-10", "일이 끝났으면 요청에서 완료하기를 눌러 주세요.", "request"],
  ])("of work on %s says %j first", (agreedDate, sentence, action) => {
    const { sentences, actions } = nextSteps(hired(agreedDate), TODAY);
    expect([sentences[0], actions[0]]).toEqual([sentence, action]);
  });
  it("asks for the review, and not for a second one", () => {
    expect(nextSteps(completed(null), TODAY).actions[0]).toBe("review");
    expect(nextSteps(completed("2027-03-10T12:00:00+09:00"), TODAY).actions).not.toContain(
      "review",
    );
  });
  it("says why a request was stopped, and how one that is over goes on", () => {
    const blocked = { ...open, state: "blocked" as const, state_reason: "같은 요청이 또 있어요." };
    expect(nextSteps(blocked, TODAY).sentences[0]).toContain("같은 요청이 또 있어요.");
    const closed = { ...open, state: "closed" as const, actions: ["reopen" as const] };
    expect(nextSteps(closed, TODAY).sentences[0]).toContain("다시 열 수 있어요");
  });
});
