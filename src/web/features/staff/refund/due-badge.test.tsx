import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { DueBadge } from "./due-badge.tsx";

it.each([
  ["2027-03-09", "2027년 03월 09일까지였어요"],
  ["2027-03-10", "오늘까지"],
  ["2027-03-11", "2027년 03월 11일까지"],
])("of what is due on %s says: %s", (dueOn, text) => {
  expect(textInPage(<DueBadge dueOn={dueOn} />)).toBe(text);
});
