import { expect, it } from "vitest";
import { reportReasonOptions, reportReasons } from "./reason.ts";

it("knows what can be wrong with a pro, with a customer and with a review", () => {
  expect(reportReasons("pro", true)).toContain("false_profile");
  expect(reportReasons("quote", true)).not.toContain("false_request");
  expect(reportReasons("request", false)).toContain("false_request");
  // Who pays asks nobody to pay before the work.
  expect(reportReasons("pro", true)).toContain("off_platform_payment");
  expect(reportReasons("request", false)).not.toContain("off_platform_payment");
  expect(reportReasons("review", false)).toEqual([
    "fake_review",
    "abusive_words",
    "advertising",
    "other",
  ]);
});

it("has for a message what words alone can do, and no day and no review", () => {
  const words = ["off_platform_contact", "abusive_words", "advertising", "other"];
  expect(reportReasons("message", false)).toEqual(words);
  expect(reportReasons("message", true)).toEqual(["off_platform_payment", ...words]);
});

it("has for a whole talk all that may be said of one of its messages", () => {
  expect(reportReasons("quote", true)).toEqual(
    expect.arrayContaining([...reportReasons("message", true)]),
  );
  expect(reportReasons("request", false)).toEqual(
    expect.arrayContaining([...reportReasons("message", false)]),
  );
});

it("asks about a day that was agreed on only those who have talked", () => {
  const values = (haveTalked: boolean) =>
    reportReasonOptions("request", { isOfPro: false, haveTalked }).map(({ value }) => value);
  expect(values(true)).toContain("no_show");
  expect(values(false)).toEqual([
    "false_request",
    "off_platform_contact",
    "abusive_words",
    "advertising",
    "other",
  ]);
});
