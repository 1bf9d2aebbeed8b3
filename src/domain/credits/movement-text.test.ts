import { describe, expect, it } from "vitest";
import { movementText } from "./movement-text.ts";

describe("movementText", () => {
  it.each([
    ["grant", "pro_approval", "bonus", "고수 승인을 축하하는 보너스예요"],
    ["grant", "anything", "topup", "크레딧을 충전했어요"],
    ["hold", "quote_sent", "plan", "견적을 보내며 예치했어요"],
    ["capture", "read", "plan", "고객이 견적을 읽었어요"],
    ["release", "unread_48h", "bonus", "48시간 동안 읽지 않았어요"],
    ["release", "anything", "bonus", "예치한 크레딧이 돌아왔어요"],
    ["expire", "lot_expired", "bonus", "유효기간이 지났어요"],
    ["expire", "refunded", "plan", "멤버십을 환불받아 소멸했어요"],
    ["expire", "top_up_refunded", "topup", "쓰지 않은 충전을 환불받아 소멸했어요"],
    ["take_back", "money_taken_back", "plan", "결제가 취소되어 그만큼 회수했어요"],
    ["refund", "request_closed", "bonus", "쓴 크레딧을 돌려받았어요"],
    ["spend", "more_quotes", "topup", "견적을 더 받기로 했어요"],
    ["spend", "toString", "topup", "크레딧을 썼어요"],
  ] as const)("of a %s (%s, %s)", (reason, detail, kind, text) => {
    expect(movementText({ reason, detail, kind })).toBe(text);
  });
});
