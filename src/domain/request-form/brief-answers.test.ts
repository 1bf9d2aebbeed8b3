import { expect, it } from "vitest";
import { LEAST_ANSWERS, SAMPLE_FORM } from "#test/request-form/sample-form.ts";
import type { Question } from "./question.ts";
import { answersInOneLine, briefAnswers } from "./brief-answers.ts";
import { wantedDay } from "./wanted.ts";

it("says the first three answers that are chosen or counted, in form order", () => {
  const answers = { ...LEAST_ANSWERS, wants_extra: "yes", extras: ["window"], area: 31 };
  expect(briefAnswers(SAMPLE_FORM, answers)).toEqual(["창틀", "31평", "방문"]);
});

it("leaves out what says nothing without its question", () => {
  const options = [
    { value: "none", label: "없음", exclusive: true },
    { value: "desk", label: "책상" },
  ];
  const ask = (id: string, more: Partial<Question>): Question => ({
    id,
    kind: "single",
    label: `${id}?`,
    required: true,
    ...more,
  });
  const questions = [
    ask("old", { options }),
    ask("left", { kind: "multi", options }),
    ask("baths", { kind: "number", unit: "개" }),
    ask("note", { kind: "text" }),
    ask("start", { kind: "group", parts: [ask("floor", { options })] }),
    ask("coolers", { kind: "group", parts: [ask("wall", { kind: "number", unit: "대" })] }),
    ask("people", { kind: "number", unit: "명" }),
  ];
  const form = { service: "sample", version: 1, questions };
  const counts = { baths: 3, note: "긴 글", coolers: { wall: 2 }, people: 4 };
  const bare = { old: "none", left: ["none"], start: { floor: "desk" } };
  expect(briefAnswers(form, { ...counts, ...bare })).toEqual(["wall? 2대", "4명"]);
  const chosen = { old: "desk", left: ["desk"] };
  expect(briefAnswers(form, { ...counts, ...chosen })).toEqual(["책상", "책상", "wall? 2대"]);
});

it("says nothing that only the hired pro may see", () => {
  const [first, ...rest] = SAMPLE_FORM.questions;
  if (!first) throw new Error("the sample form has questions");
  const form = {
    ...SAMPLE_FORM,
    questions: [{ ...first, reveal: "after_hire" as const }, ...rest],
  };
  expect(briefAnswers(form, { ...LEAST_ANSWERS, area: 31 })).toEqual(["31평", "방문"]);
});

it("finds the day that was asked for, and none where it is open", () => {
  expect(wantedDay({ date: "2026-12-05" })).toBe("2026-12-05");
  expect(wantedDay({})).toBeNull();
  expect(wantedDay({ date: "언젠가" })).toBeNull();
});

it("says in one line what a bare number counts", () => {
  const counted = (id: string, label: string, unit: string) => ({
    id,
    kind: "number" as const,
    label,
    required: true,
    unit,
  });
  const form = {
    service: "sample",
    version: 1,
    questions: [
      counted("area", "몇 평인가요?", "평"),
      counted("bath", "욕실은 몇 개인가요?", "개"),
    ],
  };
  expect(answersInOneLine(form, { area: 10, bath: 3 }, () => null)).toEqual([
    "10평",
    "욕실은 몇 개인가요? 3개",
  ]);
});
