import { describe, expect, it } from "vitest";
import type { Refund } from "#contract/endpoints/refunds.ts";
import { sampleRefund } from "#test/samples/refunds.ts";
import { refundProgress } from "./refund-labels.ts";

const account = { bank_name: "신한은행", number_masked: "•••6789" };
const labelOf = (changes: Partial<Refund>) => refundProgress(sampleRefund(changes)).label;

describe("refundProgress", () => {
  it("asks for an account, then names the day", () => {
    expect(labelOf({})).toBe("계좌가 필요해요");
    const known = refundProgress(sampleRefund({ account, due_on: "2027-03-15" }));
    expect(known.text).toContain("2027년 03월 15일까지");
  });
  it.each([
    ["top_up_unused", "휴대폰 결제는 달이 바뀌면 취소할 수 없어서"],
    ["late_interest", "환불이 늦어진 날만큼 법이 정한 이자를"],
  ] as const)("says why %s goes to an account", (reason, words) => {
    const { text } = refundProgress(sampleRefund({ reason }));
    expect(text).toContain(words);
    expect(text).toContain("받을 계좌를 알려 주세요.");
  });
  it("asks again for an account that cannot be read any more", () => {
    expect(labelOf({ due_on: "2027-03-15" })).toBe("계좌가 필요해요");
  });
  it.each([
    [
      "보냈어요",
      "success",
      "2027년 03월 12일에 계좌로",
      { method: "bank_transfer", state: "done" },
    ],
    [
      "돌려드렸어요",
      "success",
      "2027년 03월 12일에 결제를 취소",
      { method: "gateway", state: "done" },
    ],
    ["돌려드리는 중", "accent", "취소를 요청했어요", { method: "gateway", state: "waiting" }],
    ["확인하고 있어요", "warning", "운영팀이 살펴보고", { method: "gateway", state: "failed" }],
    ["바뀌었어요", "neutral", "다른 환불로", { method: "gateway", state: "replaced" }],
    ["바뀌었어요", "neutral", "다른 환불로", { method: "bank_transfer", state: "replaced" }],
    ["철회됐어요", "neutral", "그대로 이어져요", { method: "gateway", state: "reversed" }],
  ] as const)("says %s, in %s: %s", (label, tone, words, changes) => {
    const done_at = changes.state === "done" ? "2027-03-12T12:00:00+09:00" : null;
    const progress = refundProgress(sampleRefund({ ...changes, account, done_at }));
    expect(progress).toMatchObject({ label, tone });
    expect(progress.text).toContain(words);
  });
});
