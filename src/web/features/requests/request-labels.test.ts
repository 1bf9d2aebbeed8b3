import { expect, it } from "vitest";
import { nextStepText } from "./request-labels.ts";

const completed = {
  state: "completed",
  quote_count: 3,
  quote_limit: 5,
  unread_quote_count: 0,
} as const;

it("asks for a review of work that is done until there is one", () => {
  expect(nextStepText({ ...completed, reviewed: false })).toContain("후기를 남기면");
  expect(nextStepText({ ...completed, reviewed: true })).toBe("일이 끝났어요.");
});
