import { expect, it } from "vitest";
import { reportReasonOptions, reportReasons } from "./reason.ts";

it("knows what can be wrong with a pro, with a customer and with a review", () => {
  expect(reportReasons("pro", true)).toContain("false_profile");
  expect(reportReasons("quote", true)).not.toContain("false_request");
  expect(reportReasons("request", false)).toContain("false_request");
  expect(reportReasons("message", false)).not.toContain("false_profile");
  expect(reportReasons("message", true)).toContain("false_profile");
  // Who pays asks nobody to pay before the work.
  expect(reportReasons("pro", true)).toContain("off_platform_payment");
  expect(reportReasons("request", false)).not.toContain("off_platform_payment");
  expect(reportReasons("review", false)).toEqual(["fake_review", "abusive_words", "other"]);
});

it("asks about a day that was agreed on only those who have talked", () => {
  const values = (haveTalked: boolean) =>
    reportReasonOptions("request", { isOfPro: false, haveTalked }).map(({ value }) => value);
  expect(values(true)).toContain("no_show");
  expect(values(false)).toEqual(["false_request", "abusive_words", "other"]);
});
