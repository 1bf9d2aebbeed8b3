import { describe, expect, it } from "vitest";
import type { Consultation } from "#contract/endpoints/consultations.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleConsultation } from "#test/samples/consultations.ts";
import { stateBadge } from "./consultation-labels.ts";
import { StateNotice } from "./state-notice.tsx";

const seen = (changes: Partial<Consultation>, now?: string) =>
  textInPage(<StateNotice consultation={sampleConsultation(changes)} />, now);

describe("where a consultation stands", () => {
  it.each([
    ["답변 대기", "고수의 답을 기다려요", { state: "asked" }],
    ["답변 대기", "답을 기다리고 있어요", { state: "asked", side: "pro" }],
    ["확정", "상담이 확정됐어요", { state: "confirmed" }],
    ["거절됨", "고수가 이 시간에 상담하지 못해요", { state: "declined" }],
    ["거절됨", "상담을 거절했어요", { state: "declined", side: "pro" }],
    ["답변 없음", "답이 없어 요청이 끝났어요", { state: "expired" }],
    ["취소됨", "상담을 취소했어요", { state: "cancelled", ended_by: "customer" }],
    ["취소됨", "고수가 상담을 취소했어요", { state: "cancelled", ended_by: "pro" }],
    [
      "취소됨",
      "고객이 상담을 취소했어요",
      { state: "cancelled", ended_by: "customer", side: "pro" },
    ],
    ["상담 완료", "상담을 마쳤어요", { state: "held" }],
  ] as const)("%s: %s", (badge, title, changes) => {
    expect(seen(changes)).toMatch(new RegExp(`^${title}`));
    expect(stateBadge[changes.state].label).toBe(badge);
  });

  it("tells the reason of an end that has one", () => {
    expect(seen({ state: "declined", reason: "그날은 쉬어요." })).toContain("이유: 그날은 쉬어요.");
    expect(seen({ state: "declined" })).not.toContain("이유");
  });

  it("promises a reminder only while one is still to come", () => {
    expect(seen({ state: "confirmed" })).toContain("다시 알려 드려요");
    expect(seen({ state: "confirmed" }, "2027-03-14T10:00:01+09:00")).not.toContain("다시 알려");
  });
});
