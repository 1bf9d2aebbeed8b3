import { describe, expect, it } from "vitest";
import type { RequestForm } from "#domain/request-form/question.ts";
import { commonRule } from "#domain/validation/common-rules.ts";
import {
  problemWith,
  REVIEW_STEP,
  stepAfter,
  stepIds,
  stepOfQuestion,
  stepToShow,
} from "./steps.ts";

const form = {
  service: "cleaning",
  version: 1,
  questions: [
    {
      id: "home",
      kind: "single",
      label: "어떤 집인가요?",
      required: true,
      options: [
        { value: "flat", label: "아파트" },
        { value: "other", label: "기타" },
      ],
    },
    {
      id: "which",
      kind: "text",
      label: "어떤 곳인가요?",
      required: true,
      when: { question: "home", any_of: ["other"] },
    },
    { id: "story", kind: "text", label: "더 알려 줄 것", required: false },
  ],
} satisfies RequestForm;
const judge = { today: "2027-03-10", catalogue: commonRule };

it("shows a conditional step only when its condition is met", () => {
  expect(stepIds(form, { home: "flat" })).toEqual(["home", "story", REVIEW_STEP]);
  expect(stepIds(form, { home: "other" })).toEqual(["home", "which", "story", REVIEW_STEP]);
});

it("names the problem of a required question, none of an optional one", () => {
  const problems = form.questions.map((question) => problemWith(question, {}, judge));
  expect(problems).toEqual(["하나를 골라 주세요.", "내용을 적어 주세요.", null]);
});

it("finds the step of a question, and none where the answers do not ask it", () => {
  expect(stepOfQuestion(form, { home: "other" }, "home")).toBe("home");
  expect(stepOfQuestion(form, { home: "other" }, "which")).toBe("which");
  expect(stepOfQuestion(form, { home: "flat" }, "story")).toBe("story");
  expect(stepOfQuestion(form, { home: "flat" }, "which")).toBeNull();
});

describe("stepToShow", () => {
  it.each([
    ["the first step when none is asked for", {}, undefined, "home"],
    ["the first step for one that does not exist", { home: "flat" }, "nothing", "home"],
    ["the step asked for", { home: "flat" }, "story", "story"],
    ["the review once everything needed is answered", { home: "flat" }, REVIEW_STEP, REVIEW_STEP],
    ["no step past an unanswered one", { home: "other" }, REVIEW_STEP, "which"],
  ])("shows %s", (_case, answers, asked, shown) => {
    expect(stepToShow(form, answers as Record<string, string>, asked, judge)).toBe(shown);
  });
});

describe("stepAfter", () => {
  const after = (
    answers: Record<string, string>,
    step: string,
    reviewed: readonly string[] | null,
  ): string => stepAfter(form, answers, step, { ...judge, reviewed });

  it("goes through the form question by question at first", () => {
    expect(after({ home: "flat" }, "home", null)).toBe("story");
    expect(after({ home: "other" }, "home", null)).toBe("which");
    expect(after({ home: "flat" }, "story", null)).toBe(REVIEW_STEP);
  });

  it("comes back to the review after a change from there", () => {
    const seen = ["home", "story", REVIEW_STEP];
    expect(after({ home: "flat", story: "새로" }, "story", seen)).toBe(REVIEW_STEP);
    expect(after({ home: "flat" }, "home", seen)).toBe(REVIEW_STEP);
  });

  it("asks on the way only what the change asks anew", () => {
    const seen = ["home", "story", REVIEW_STEP];
    expect(after({ home: "other" }, "home", seen)).toBe("which");
    expect(after({ home: "other", which: "사무실" }, "which", [...seen, "home"])).toBe(REVIEW_STEP);
    // What was answered before a change of mind is shown once, and then no more.
    expect(after({ home: "other", which: "사무실" }, "home", [...seen, "which"])).toBe(REVIEW_STEP);
  });
});
