import { describe, expect, it } from "vitest";
import { contactOf, EMPTY_DRAFT, quoteLimitOf, readDraft, withAnswer } from "./request-draft.ts";

describe("readDraft", () => {
  it.each([[null], ["text"], [[]], [{}], [{ answers: null }], [{ answers: [] }]])(
    "takes %j for no draft",
    (kept) => {
      expect(readDraft(kept)).toBeNull();
    },
  );
  it("fills what an older draft lacks", () => {
    expect(readDraft({ answers: { a: "b" } })).toEqual({ ...EMPTY_DRAFT, answers: { a: "b" } });
  });
});

describe("withAnswer", () => {
  it("sets an answer and takes it away without touching the draft it came from", () => {
    const first = withAnswer(EMPTY_DRAFT, "size", 3);
    expect(first.answers).toEqual({ size: 3 });
    expect(withAnswer(first, "size", undefined).answers).toEqual({});
    expect(first.answers).toEqual({ size: 3 });
  });
});

it.each([
  [{}, 5],
  [{ quote_limit: "3" }, 3],
  [{ quote_limit: "10" }, 10],
  [{ quote_limit: "7" }, 5],
])("the quote limit of %j is %i", (answers, limit) => {
  expect(quoteLimitOf(answers)).toBe(limit);
});

it("sends the hours only when calls are wanted", () => {
  expect(contactOf(EMPTY_DRAFT)).toEqual({ channel: "messages" });
  expect(contactOf(withAnswer(EMPTY_DRAFT, "contact", "calls"))).toEqual({
    channel: "calls",
    call_from: "09:00",
    call_to: "21:00",
  });
});
