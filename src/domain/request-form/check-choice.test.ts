import { describe, expect, it } from "vitest";
import { checkMulti, checkSingle } from "./check-choice.ts";
import { sampleQuestion } from "#test/request-form/sample-form.ts";

const NOT_OFFERED = { ok: false, messages: ["보기에 있는 것 중에서 골라 주세요."] };

describe("checkSingle", () => {
  const question = sampleQuestion("wants_extra");

  it("accepts an offered value", () => {
    expect(checkSingle(question, "yes")).toEqual({ ok: true, answer: "yes" });
  });

  it("takes an empty text for no answer", () => {
    expect(checkSingle(question, "")).toEqual({ ok: true, answer: undefined });
  });

  it.each([["maybe"], ["YES"], ["네"], [["yes"]], [true], [0], [{ value: "yes" }]])(
    "refuses %j",
    (value) => {
      expect(checkSingle(question, value)).toEqual(NOT_OFFERED);
    },
  );
});

describe("checkMulti", () => {
  const question = sampleQuestion("extras");

  it("keeps each value once, in option order", () => {
    const check = checkMulti(question, ["window", "mold", "window"]);
    expect(check).toEqual({ ok: true, answer: ["mold", "window"] });
  });

  it("takes an empty list for no answer", () => {
    expect(checkMulti(question, [])).toEqual({ ok: true, answer: undefined });
  });

  it("accepts an exclusive value alone, also twice", () => {
    expect(checkMulti(question, ["none", "none"])).toEqual({ ok: true, answer: ["none"] });
  });

  it("refuses an exclusive value beside another", () => {
    const check = checkMulti(question, ["mold", "none"]);
    expect(check).toEqual({
      ok: false,
      messages: ["‘없음’ 하나만 고르거나, 나머지 중에서 골라 주세요."],
    });
  });

  it.each([["mold"], [["mold", "roof"]], [[["mold"]]], [[null]], [{ 0: "mold" }], [1]])(
    "refuses %j",
    (value) => {
      expect(checkMulti(question, value)).toEqual(NOT_OFFERED);
    },
  );
});
