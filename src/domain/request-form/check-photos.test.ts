import { expect, it } from "vitest";
import { checkPhotos } from "./check-photos.ts";
import { DEFAULT_MAX_PHOTOS } from "./question-rules.ts";
import { PHOTO_ID, sampleQuestion } from "#test/request-form/sample-form.ts";

const question = sampleQuestion("photos");

function photoIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => PHOTO_ID.replace(/..$/, String(10 + index)));
}

it("keeps each upload once, in the order given", () => {
  const [first = "", second = ""] = photoIds(2);
  const check = checkPhotos(question, [second, first, second.toUpperCase()]);
  expect(check).toEqual({ ok: true, answer: [second, first] });
});

it("accepts ten photos and refuses eleven", () => {
  expect(checkPhotos(question, photoIds(10)).ok).toBe(true);
  const check = checkPhotos(question, photoIds(11));
  expect(check).toEqual({ ok: false, messages: ["사진은 10장까지 올릴 수 있어요."] });
});

it("bounds the photos also when the question does not say how", () => {
  const unbounded = { ...question, max_count: undefined };
  expect(checkPhotos(unbounded, photoIds(DEFAULT_MAX_PHOTOS + 1)).ok).toBe(false);
});

it("takes an empty list for no answer", () => {
  expect(checkPhotos(question, [])).toEqual({ ok: true, answer: undefined });
});

it.each([
  [PHOTO_ID],
  [["../../etc/passwd"]],
  [[`${PHOTO_ID}\n`]],
  [[1]],
  [[null]],
  [{ 0: PHOTO_ID }],
])("refuses %j", (value) => {
  expect(checkPhotos(question, value)).toEqual({
    ok: false,
    messages: ["사진을 다시 올려 주세요."],
  });
});
