import { expect, it } from "vitest";
import type { Question } from "#domain/request-form/question.ts";
import { readCatalogue } from "./read-catalogue.ts";

const FULLY_WRITTEN_FORMS =
  "move-in-cleaning home-moving aircon-cleaning wallpaper full-interior math-tutoring personal-training wedding-snap website-development plumbing pet-sitting";

const SHARED_QUESTIONS = ["decision", "note", "quote_limit", "contact"];

const catalogue = await readCatalogue();

function questionsOf(slug: string): Question[] {
  return catalogue.forms.find((form) => form.service === slug)?.questions ?? [];
}

it("forms stand for each service in its current version", () => {
  const read = catalogue.forms.map((form) => [form.service, form.version]);
  expect(read).toEqual(catalogue.services.map((row) => [row.slug, row.form_version]));
});

it("forms end with the shared questions", () => {
  for (const { questions } of catalogue.forms) {
    expect(questions.slice(-4).map(({ id }) => id)).toEqual(SHARED_QUESTIONS);
  }
});

it.each(FULLY_WRITTEN_FORMS.split(" "))("%s has at least six questions of its own", (slug) => {
  expect(questionsOf(slug).length - SHARED_QUESTIONS.length).toBeGreaterThanOrEqual(6);
});

it("forms have four or more questions of their own, and no two forms ask the same", () => {
  const asked = catalogue.forms.map(({ questions }) => questions.slice(0, -4));
  for (const own of asked) expect(own.length).toBeGreaterThanOrEqual(4);
  const wordings = asked.map((own) => JSON.stringify(own));
  expect(new Set(wordings).size).toBe(wordings.length);
});

it.each(["home-moving", "small-moving", "office-moving", "cargo-delivery", "storage-moving"])(
  "%s asks where from and where to",
  (slug) => {
    const regions = questionsOf(slug).filter(({ kind }) => kind === "region");
    expect(regions.map(({ id }) => id)).toEqual(["region", "region_to"]);
  },
);

it.each(["personal-training", "pilates-lesson", "swimming-lesson", "babysitting", "counseling"])(
  "%s keeps health for the hired pro and never asks it by force",
  (slug) => {
    const health = questionsOf(slug).find(({ id }) => id === "health");
    expect(health).toMatchObject({ reveal: "after_hire", required: false });
  },
);

it("full-interior asks for a look at the contractor's registration unless the budget is small", () => {
  const asked = questionsOf("full-interior").find(({ id }) => id === "contract_notice");
  expect(asked?.required).toBe(true);
  expect(asked?.when?.any_of).not.toContain("under_10m");
  expect(asked?.help).toContain("1,500만 원");
});

it("forms speak 해요체 without blame: questions end in 요, none shouts", () => {
  for (const { questions } of catalogue.forms) {
    for (const { label, help = "" } of questions) {
      expect(label).toMatch(/요\??$/);
      expect(label + help).not.toContain("!");
    }
  }
});

it("a hint that leads to papers with the floor area says how 평 comes from their ㎡", () => {
  const hints = catalogue.forms
    .flatMap(({ questions }) => questions)
    .filter(({ unit, help = "" }) => unit === "평" && /등기|서류|계약서/.test(help))
    .map(({ help }) => help);
  expect(hints.length).toBeGreaterThan(0);
  for (const hint of hints) expect(hint).toMatch(/㎡.*3\.3/);
});
