import { describe, expect, it } from "vitest";
import { deliveryOutcome, deliveryReason } from "./delivery-words.ts";

describe("what staff read of a delivery", () => {
  it.each([
    ["sent", null, "보냄"],
    ["sent", "delivered", "도착함"],
    ["sent", "delivered_by_sms", "문자로 대신 도착함"],
    ["sent", "unreported", "도착 확인 못함"],
    ["failed", null, "보내지 못함"],
    ["failed", "undelivered", "도착하지 않음"],
  ] as const)("is of %s, told %s: %s", (state, report, label) => {
    expect(deliveryOutcome({ state, report }).label).toBe(label);
  });

  it.each([
    ["read", "보내기 전에 읽었어요"],
    ["status_3032", "없는 번호예요 (3032)"],
    ["http_400_InvalidNumber", "http_400_InvalidNumber"],
  ])("is of the reason %s: %s", (reason, words) => {
    expect(deliveryReason(reason)).toBe(words);
  });
});
