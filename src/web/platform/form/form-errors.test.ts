import { describe, expect, it } from "vitest";
import { ApiFailure } from "../api/api-failure.ts";
import { showFormFailure } from "./form-errors.ts";

type Shown = [name: string, message: string | undefined, focused: boolean];

function show(
  values: Record<string, unknown>,
  failure: ApiFailure,
  inputs?: Record<string, string>,
): Shown[] {
  const shown: Shown[] = [];
  showFormFailure(
    {
      getValues: (() => values) as never,
      setError: (
        name: string,
        error: { message?: string },
        options?: { shouldFocus?: boolean },
      ) => {
        shown.push([name, error.message, options?.shouldFocus ?? false]);
      },
    },
    failure,
    inputs,
  );
  return shown;
}

function refused(fields: Record<string, string[]>) {
  const message = "입력한 내용을 확인해 주세요.";
  return new ApiFailure(422, { error: { code: "invalid", message, fields, trace_id: "t" } });
}

describe("showFormFailure", () => {
  it("puts each message at its input and focuses the first in the form's order", () => {
    const failure = refused({ body: ["짧아요."], title: ["비었어요.", "또"] });
    expect(show({ title: "", body: "" }, failure)).toEqual([
      ["title", "비었어요.", true],
      ["body", "짧아요.", false],
    ]);
  });

  it("finds an input by what the call names it", () => {
    const failure = refused({ text: ["짧아요."], upload_ids: ["없는 사진이에요."] });
    const inputs = { text: "detail", upload_ids: "photos" };
    expect(show({ detail: "", photos: [] }, failure, inputs)).toEqual([
      ["detail", "짧아요.", true],
      ["photos", "없는 사진이에요.", false],
    ]);
  });

  it("finds inputs inside lists", () => {
    const values = { items: [{ amount: 1 }] };
    expect(show(values, refused({ "items.0.amount": ["0원 이상"] }))).toEqual([
      ["items.0.amount", "0원 이상", true],
    ]);
  });

  it("focuses the first in the form's order also where others are inside lists", () => {
    const values = { title: "", items: [{ amount: 1 }], body: "" };
    const failure = refused({
      body: ["짧아요."],
      "items.0.amount": ["0원 이상"],
      title: ["비었어요."],
    });
    expect(show(values, failure).map(([name]) => name)).toEqual([
      "title",
      "items.0.amount",
      "body",
    ]);
  });

  it("tells what no input can show at the form's head", () => {
    const failure = refused({ title: ["비었어요."], region_code: ["지역을 골라 주세요."] });
    expect(show({ title: "" }, failure)).toEqual([
      ["title", "비었어요.", true],
      ["root.server", "지역을 골라 주세요.", false],
    ]);
  });

  it.each(["__proto__", "constructor", "items.length.x"])("takes no input named %s", (name) => {
    const shown = show({ items: [] }, refused({ [name]: ["x"] }));
    expect(shown).toEqual([["root.server", "x", false]]);
  });

  it("tells a refusal without fields at the form's head", () => {
    const error = {
      code: "login_failed",
      message: "이메일이나 비밀번호가 맞지 않아요.",
      trace_id: "t",
    };
    expect(show({ email: "" }, new ApiFailure(401, { error }))).toEqual([
      ["root.server", "이메일이나 비밀번호가 맞지 않아요.", false],
    ]);
  });

  it("tells a lost link at the form's head", () => {
    expect(show({ email: "" }, new ApiFailure(0, null))[0]?.[1]).toContain("연결이 끊겼어요");
  });
});
