import { expect, it } from "vitest";
import { reopenQuestion } from "./reopen-question.ts";

const TODAY = "2027-03-10";

it.each([null, TODAY, "2027-03-11"])("asks nothing before a request for %s opens again", (day) => {
  expect(reopenQuestion(day, TODAY)).toBeNull();
});

it("asks before one opens again for a day that is over, and says which", () => {
  expect(reopenQuestion("2027-03-09", TODAY)?.description).toContain("2027년 03월 09일이 지났어요");
});
