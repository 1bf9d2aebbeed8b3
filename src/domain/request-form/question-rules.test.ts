import { describe, expect, it } from "vitest";
import { checkAnswers } from "./check-answers.ts";
import type { Question, RequestForm } from "./question.ts";

const TODAY = "2026-11-21";

const text = (id: string, rules?: Question["rules"]): Question => ({
  id,
  kind: "text",
  label: "무엇인가요?",
  required: false,
  ...(rules === undefined ? {} : { rules }),
});

/** What is said of the answers, by question; nothing when all are right. */
function said(questions: Question[], answers: Record<string, unknown>): Record<string, string[]> {
  const form: RequestForm = { service: "sample", version: 1, questions };
  const checked = checkAnswers(form, answers, TODAY);
  return checked.ok ? {} : checked.fields;
}

describe("a question's line of rules", () => {
  it.each([
    ["email", "a@b", "답을 name@example.com처럼 입력해 주세요."],
    ["url", "not a url", "답을 https://example.com처럼 입력해 주세요."],
    ["digits:4", "123", "답을 숫자 4자리로 입력해 주세요."],
    ["mobile_phone", "02-123", "답을 010-1234-5678처럼 입력해 주세요."],
    ["shown_line:1,30", "두\n줄", "답을 한 줄로 입력해 주세요."],
    ["min:3|max:5", "가나", "답을 3자 이상 입력해 주세요."],
    ["required", "", "답을 입력해 주세요."],
  ])("%s judges %j", (rules, answer, sentence) => {
    expect(said([text("note", rules)], { note: answer })).toEqual({ note: [sentence] });
  });

  it("may be an object, where a pattern may have a bar", () => {
    const question = text("note", { required: true, regex: "^(a|b)$" });
    expect(said([question], { note: "b" })).toEqual({});
    expect(said([question], { note: "c" })).toHaveProperty("note");
  });

  it("looks at the answers to the other questions", () => {
    const questions = [
      text("how"),
      text("mail", "required_if:how,mail|email"),
      text("again", "confirmed:mail"),
    ];
    expect(said(questions, { how: "phone" })).toEqual({});
    expect(said(questions, { how: "mail" })).toHaveProperty("mail");
    expect(said(questions, { mail: "a@b.co", again: "a@b.com" })).toHaveProperty("again");
    expect(said(questions, { how: "mail", mail: "a@b.co", again: "a@b.co" })).toEqual({});
  });

  it("looks at the other parts within a group", () => {
    const day = (id: string, rules?: string): Question => ({ ...text(id, rules), kind: "date" });
    const group: Question = {
      ...text("stay"),
      kind: "group",
      parts: [day("from"), day("to", "after:from")],
    };
    const stay = (from: string, to: string) => said([group], { stay: { from, to } });
    expect(stay("2026-12-01", "2026-12-02")).toEqual({});
    expect(stay("2026-12-02", "2026-12-01")).toHaveProperty("stay");
  });

  it("keeps a line in composed letters", () => {
    const form = { service: "sample", version: 1, questions: [text("name", "shown_line:1,30")] };
    const answers = { name: "  각\t각 ".normalize("NFD") };
    expect(checkAnswers(form, answers, TODAY)).toEqual({ ok: true, answers: { name: "각 각" } });
  });
});
