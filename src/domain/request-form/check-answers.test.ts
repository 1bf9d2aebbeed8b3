import { expect, it } from "vitest";
import { checkAnswers } from "./check-answers.ts";
import { LEAST_ANSWERS, SAMPLE_FORM, TODAY } from "#test/request-form/sample-form.ts";

function check(answers: unknown) {
  return checkAnswers(SAMPLE_FORM, answers, TODAY);
}

it("accepts answers to the required questions alone", () => {
  expect(check(LEAST_ANSWERS)).toEqual({ ok: true, answers: LEAST_ANSWERS });
});

it("names every required question that is shown and not answered", () => {
  const result = check({ wants_extra: "yes" });
  expect(result.ok ? [] : Object.keys(result.fields)).toEqual(["extras", "area", "date", "method"]);
});

it("drops answers to hidden questions unchecked", () => {
  const result = check({ ...LEAST_ANSWERS, extras: 7, method: "online" });
  const { region: _, ...shown } = LEAST_ANSWERS;
  expect(result).toEqual({ ok: true, answers: { ...shown, method: "online" } });
});

it("keeps answers in form order", () => {
  const result = check({
    region: "11110",
    method: "visit",
    date: "2026-12-01",
    area: 24,
    wants_extra: "no",
  });
  expect(result.ok ? Object.keys(result.answers) : []).toEqual(Object.keys(LEAST_ANSWERS));
});

it("refuses a question that the form does not have", () => {
  const message = "이 요청서에 없는 질문이에요. 빼고 다시 보내 주세요.";
  expect(check({ ...LEAST_ANSWERS, roof: "flat" })).toEqual({
    ok: false,
    fields: { roof: [message] },
  });
});

it.each([["__proto__"], ["constructor"], ["toString"]])(
  "refuses %s as a question and changes no prototype",
  (id) => {
    const result = check(JSON.parse(`{"${id}":{"polluted":true}}`));
    expect(result.ok ? [] : Object.keys(result.fields)).toContain(id);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
);

it("does not ask in the answers for what the request holds beside them, but checks it there", () => {
  expect(check({ ...LEAST_ANSWERS, contact: "calls" }).ok).toBe(true);
  expect(check({ ...LEAST_ANSWERS, contact: "fax" })).toEqual({
    ok: false,
    fields: { contact: ["보기에 있는 것 중에서 골라 주세요."] },
  });
});

it.each([[null], [undefined], [[]], ["{}"], [1]])("refuses %j for answers", (answers) => {
  expect(check(answers)).toEqual({ ok: false, fields: { answers: ["답을 다시 보내 주세요."] } });
});
