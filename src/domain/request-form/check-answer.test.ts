import { describe, expect, it } from "vitest";
import { everyRule } from "#domain/validation/every-rule.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Question, QuestionKind } from "./question.ts";
import { sampleQuestion, TODAY } from "#test/request-form/sample-form.ts";

function check(question: Question, value: unknown) {
  return checkAnswer(question, value, { today: TODAY, catalogue: everyRule });
}

describe("a required question without an answer", () => {
  const asked: [QuestionKind, string, string][] = [
    ["single", "wants_extra", "하나를 골라 주세요."],
    ["multi", "extras", "하나 이상 골라 주세요."],
    ["number", "area", "숫자를 적어 주세요."],
    ["date", "date", "날짜를 골라 주세요."],
    ["time", "time", "시간을 골라 주세요."],
    ["region", "region", "지역을 골라 주세요."],
    ["photo", "photos", "사진을 올려 주세요."],
    ["text", "health", "내용을 적어 주세요."],
    ["group", "home", "빈칸을 채워 주세요."],
  ];

  it.each(asked)("of kind %s says what to do", (kind, id, message) => {
    const question = { ...sampleQuestion(id), required: true };
    expect(question.kind).toBe(kind);
    expect(check(question, undefined)).toEqual({ ok: false, messages: [message] });
    expect(check(question, null)).toEqual({ ok: false, messages: [message] });
  });

  it("of a group none of whose parts has to be answered asks for one of them", () => {
    const home = sampleQuestion("home");
    const parts = home.parts?.map((part) => ({ ...part, required: false })) ?? [];
    expect(check({ ...home, required: true, parts }, {})).toEqual({
      ok: false,
      messages: ["한 가지는 적어 주세요."],
    });
  });

  it("is accepted when it is not required", () => {
    expect(check({ ...sampleQuestion("area"), required: false }, null)).toEqual({
      ok: true,
      answer: undefined,
    });
  });
});

describe("a region answer", () => {
  it.each([["11110"], ["1111051500"]])("accepts the code %s", (code) => {
    expect(check(sampleQuestion("region"), code)).toEqual({ ok: true, answer: code });
  });

  it("asks for more than a si-do", () => {
    const messages = ["시·군·구까지 골라 주세요."];
    expect(check(sampleQuestion("region"), "11")).toEqual({ ok: false, messages });
  });

  it.each([["1111"], ["111105150"], ["11110515000"], ["서울특별시"], ["11110\n"], [11110]])(
    "refuses %j",
    (value) => {
      const messages = ["지역을 다시 골라 주세요."];
      expect(check(sampleQuestion("region"), value)).toEqual({ ok: false, messages });
    },
  );
});

describe("a group answer", () => {
  const home = sampleQuestion("home");

  it("is kept by part id, without parts that are not answered", () => {
    const answer = { elevator: "yes", floor: null, door_code: " " };
    expect(check(home, answer)).toEqual({ ok: true, answer: { elevator: "yes" } });
  });

  it("with no answered part is no answer", () => {
    expect(check(home, {})).toEqual({ ok: true, answer: undefined });
    expect(check(home, { floor: null })).toEqual({ ok: true, answer: undefined });
  });

  it("asks for its required parts once another part is answered", () => {
    const messages = ["엘리베이터: 하나를 골라 주세요."];
    expect(check(home, { floor: 3 })).toEqual({ ok: false, messages });
  });

  it("names each part to change", () => {
    const messages = [
      "층: 답을 1부터 100까지의 숫자로 입력해 주세요.",
      "엘리베이터: 하나를 골라 주세요.",
    ];
    expect(check(home, { floor: 101 })).toEqual({ ok: false, messages });
  });

  it("refuses a part that the question does not have", () => {
    const messages = ["이 질문에 없는 칸이 있어요. 빼고 다시 보내 주세요."];
    expect(check(home, { elevator: "yes", roof: 1 })).toEqual({ ok: false, messages });
    const polluting: unknown = JSON.parse('{"elevator":"yes","__proto__":{"floor":1}}');
    expect(check(home, polluting)).toEqual({ ok: false, messages });
  });

  it.each([["yes"], [["yes"]], [1], [true]])("refuses %j", (value) => {
    const messages = ["칸마다 나누어 적어 주세요."];
    expect(check(home, value)).toEqual({ ok: false, messages });
  });
});
