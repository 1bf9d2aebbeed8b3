import { describe, expect, it } from "vitest";
import type { Refund } from "#contract/endpoints/refunds.ts";
import { refundProgress } from "./refund-labels.ts";

const refund: Refund = {
  id: "r",
  order_name: "솜씨 크레딧 30개",
  amount: 39_600,
  method: "bank_transfer",
  reason: "top_up_unused",
  state: "waiting",
  created_at: "2027-03-10T12:00:00+09:00",
  done_at: null,
  account: null,
  due_on: null,
};
const account = { bank_name: "신한은행", number_masked: "•••6789" };
const labelOf = (changes: Partial<Refund>) => refundProgress({ ...refund, ...changes }).label;

describe("refundProgress", () => {
  it("asks for an account, then names the day", () => {
    expect(labelOf({})).toBe("계좌가 필요해요");
    const known = refundProgress({ ...refund, account, due_on: "2027-03-15" });
    expect(known.text).toContain("2027년 03월 15일까지");
  });
  it("asks again for an account that cannot be read any more", () => {
    expect(labelOf({ due_on: "2027-03-15" })).toBe("계좌가 필요해요");
  });
  it("says how the money came", () => {
    const done = { state: "done", done_at: "2027-03-12T12:00:00+09:00" } as const;
    expect(labelOf({ ...done, account })).toBe("보냈어요");
    expect(labelOf({ ...done, method: "gateway" })).toBe("돌려드렸어요");
  });
  it("tells of the gateway's part", () => {
    expect(labelOf({ method: "gateway" })).toBe("돌려드리는 중");
    expect(labelOf({ method: "gateway", state: "failed" })).toBe("확인하고 있어요");
  });
});
