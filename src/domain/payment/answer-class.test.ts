import { describe, expect, it } from "vitest";
import { ANSWER_CLASSES, answerClass } from "./answer-class.ts";
import type { AnswerClass } from "./answer-class.ts";

describe("answerClass", () => {
  it.each<[AnswerClass, string[]]>([
    [
      "unknown_outcome",
      [
        "PROVIDER_ERROR",
        "CARD_PROCESSING_ERROR",
        "FAILED_INTERNAL_SYSTEM_PROCESSING",
        "UNKNOWN_PAYMENT_ERROR",
      ],
    ],
    [
      "declined_today",
      [
        "REJECT_CARD_PAYMENT",
        "REJECT_ACCOUNT_PAYMENT",
        "EXCEED_MAX_DAILY_PAYMENT_COUNT",
        "EXCEED_MAX_PAYMENT_AMOUNT",
        "EXCEED_MAX_AMOUNT",
        "EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT",
        "NOT_AVAILABLE_PAYMENT",
        "PHONE_MONTHLY_LIMIT_EXCEEDED",
      ],
    ],
    [
      "replace_method",
      [
        "INVALID_CARD_EXPIRATION",
        "INVALID_STOPPED_CARD",
        "INVALID_CARD_LOST_OR_STOLEN",
        "INVALID_CARD_NUMBER",
        "REJECT_CARD_COMPANY",
        "NOT_FOUND_BILL_KEY",
        "BILLING_KEY_NOT_FOUND",
        "BILLING_KEY_ALREADY_DELETED",
      ],
    ],
    [
      "our_fault",
      [
        "UNAUTHORIZED_KEY",
        "INVALID_API_KEY",
        "DUPLICATED_ORDER_ID",
        "BELOW_MINIMUM_AMOUNT",
        "INVALID_REQUEST",
        "UNAUTHORIZED",
        "FORBIDDEN",
        "CHANNEL_NOT_FOUND",
        "MAX_TRANSACTION_COUNT_REACHED",
        "SUM_OF_PARTS_EXCEEDS_TOTAL_AMOUNT",
      ],
    ],
    ["done_already", ["ALREADY_PROCESSED_PAYMENT", "ALREADY_PAID", "ALREADY_PAID_OR_WAITING"]],
  ])("knows the codes of %s", (expected, codes) => {
    for (const code of codes) expect([code, answerClass(400, code)]).toEqual([code, expected]);
  });
  it("leaves the outcome open without an answer", () => {
    expect(answerClass(null, "REJECT_CARD_PAYMENT")).toBe("unknown_outcome");
    expect(answerClass(402, null)).toBe("unknown_outcome");
  });
  it("leaves it open for a fault of theirs, whatever the code", () => {
    expect(answerClass(500, "REJECT_CARD_PAYMENT")).toBe("unknown_outcome");
    expect(answerClass(499, "REJECT_CARD_PAYMENT")).toBe("declined_today");
  });
  it.each(["SOMETHING_NEW", "", "constructor", "__proto__"])("leaves it open for %j", (code) => {
    expect(answerClass(400, code)).toBe("unknown_outcome");
  });
});

it("asks the gateway exactly where the outcome is not decided", () => {
  for (const { failed, ask } of Object.values(ANSWER_CLASSES)) expect(ask).toBe(!failed);
});

it("charges the same method again only after a decline of the day, and alarms only for our fault", () => {
  const having = (field: "retryLater" | "alarm") =>
    Object.entries(ANSWER_CLASSES)
      .filter(([, follows]) => follows[field])
      .map(([name]) => name);
  expect(having("retryLater")).toEqual(["declined_today"]);
  expect(having("alarm")).toEqual(["our_fault"]);
});
