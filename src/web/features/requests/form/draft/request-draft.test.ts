import { describe, expect, it } from "vitest";
import type { RequestForm } from "#domain/request-form/question.ts";
import {
  contactOf,
  copiedDraft,
  answersOf,
  draftLikeLast,
  EMPTY_DRAFT,
  quoteLimitOf,
  readDraft,
  withAnswer,
  withPhotos,
} from "./request-draft.ts";

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

it("begins a copy at the review, without what the form no longer asks", () => {
  const form = {
    service: "cleaning",
    version: 2,
    questions: [
      { id: "size", kind: "number", label: "몇 평인가요?", required: true },
      { id: "contact", kind: "single", label: "어떻게 연락받을까요?", required: true, options: [] },
    ],
  } satisfies RequestForm;
  const contact = { channel: "calls", call_from: "10:00", call_to: "18:00" } as const;
  expect(
    copiedDraft(form, { answers: { size: 24, gone: "x" }, contact, had_photos: true }),
  ).toEqual({
    ...EMPTY_DRAFT,
    answers: { size: 24, contact: "calls" },
    callFrom: "10:00",
    callTo: "18:00",
    leftPhotos: true,
    reviewed: ["size", "contact"],
  });
});

describe("answersOf", () => {
  it("says what nobody has chosen yet, and nothing else", () => {
    expect(answersOf(EMPTY_DRAFT)).toEqual({ quote_limit: "5", contact: "messages" });
    const chosen = withAnswer(EMPTY_DRAFT, "quote_limit", "10");
    expect(answersOf(chosen)).toEqual({ quote_limit: "10", contact: "messages" });
  });
});

describe("a draft like the last request", () => {
  it("has its place and work, but neither its day, its time nor its words", () => {
    const form: RequestForm = {
      service: "cleaning",
      version: 1,
      questions: (["area", "date", "time", "decision", "note", "contact"] as const).map((id) => ({
        id,
        kind: id === "date" || id === "time" ? id : "text",
        label: id,
        required: true,
      })),
    };
    const answers = { area: "24", date: "2027-01-01", time: "09:00", decision: "now", note: "글" };
    const contact = { channel: "calls", call_from: "10:00", call_to: "11:00" } as const;
    const draft = draftLikeLast(form, { answers, contact, had_photos: false });
    expect(draft.answers).toEqual({ area: "24", contact: "calls" });
    expect([draft.callFrom, draft.callTo]).toEqual(["10:00", "11:00"]);
    expect(draft.reviewed).toEqual(["area", "contact"]);
  });
});

describe("withPhotos", () => {
  it("answers the question of photos by what there is", () => {
    const photos = { id: "photos", kind: "photo", label: "사진", required: false } as const;
    const form = { service: "cleaning", version: 1, questions: [photos] };
    const one = withPhotos(form, EMPTY_DRAFT, [{ id: "a", name: "a.jpg" }]);
    expect([one.answers, one.photos]).toEqual([{ photos: ["a"] }, [{ id: "a", name: "a.jpg" }]]);
    expect(withPhotos(form, one, []).answers).toEqual({});
  });
});
