import { describe, expect, it } from "vitest";
import { CLOSING_SCREEN, formScreens } from "./screens.ts";
import type { Question } from "./question.ts";

const asked = (id: string, kind: Question["kind"], extra: Partial<Question> = {}): Question => ({
  id,
  kind,
  label: id,
  required: true,
  ...extra,
});
const closing = [
  asked("decision", "single", { options: [{ value: "now", label: "바로" }] }),
  asked("note", "text", { required: false }),
  asked("quote_limit", "single"),
  asked("contact", "single"),
];

/** Ids of the questions of each screen. */
function screens(...questions: Question[]): string[] {
  const form = { service: "cleaning", version: 1, questions: [...questions, ...closing] };
  return formScreens(form, {}).map(
    ({ id, questions: shown }) => `${id}: ${shown.map((one) => one.id).join(" ")}`,
  );
}
const END = `${CLOSING_SCREEN}: decision note quote_limit contact`;

describe("formScreens", () => {
  it("asks one thing at a time, and what every form ends with at once", () => {
    expect(screens(asked("kind", "text"), asked("date", "date"))).toEqual([
      "kind: kind",
      "date: date",
      END,
    ]);
  });

  it("asks for the time with the day before it, and for no other", () => {
    expect(screens(asked("date", "date"), asked("time", "time"), asked("until", "time"))).toEqual([
      "date: date time",
      "until: until",
      END,
    ]);
    expect(screens(asked("time", "time"), asked("date", "date"))).toEqual([
      "time: time",
      "date: date",
      END,
    ]);
  });

  it("ends with the photos that may be left out, unless others follow or they are needed", () => {
    const photos = asked("photos", "photo", { required: false });
    expect(screens(asked("kind", "text"), photos)).toEqual([
      "kind: kind",
      `${CLOSING_SCREEN}: photos decision note quote_limit contact`,
    ]);
    expect(screens(photos, asked("kind", "text"))).toEqual(["photos: photos", "kind: kind", END]);
    expect(screens({ ...photos, required: true })).toEqual(["photos: photos", END]);
  });

  it("shows a form without last questions, too", () => {
    const form = { service: "cleaning", version: 1, questions: [asked("kind", "text")] };
    expect(formScreens(form, {}).map(({ id }) => id)).toEqual(["kind"]);
  });
});
