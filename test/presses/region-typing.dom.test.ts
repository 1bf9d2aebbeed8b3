import { expect, it } from "vitest";
import { answering, fieldNamed, NOW, pressNamed } from "./answering.ts";
import { type } from "./controls.ts";
import { openPage } from "./open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const YEOKSAM = { kind: "region", code: "1168064000", name: "역삼1동", detail: "강남구 역삼1동" };
/** A dong: no page knows it before the server is asked. */
const WORDS = "역삼동";

function typeAndEnter(words: string): void {
  const field = fieldNamed("지역 이름");
  type(field, words);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

async function openFilter() {
  const answer = answering({
    "search.suggest": { items: [YEOKSAM] },
  });
  const page = await openPage({ path: "/search?q=청소", visitor, now: NOW, answer });
  await pressNamed(page, "지역 고르기");
  return { page, region: () => (page.router.state.location.search as { region?: string }).region };
}

it("chooses the first place for words that were entered before it was found", async () => {
  const { page, region } = await openFilter();
  typeAndEnter(WORDS);
  expect(region()).toBeUndefined();
  await page.settle();
  expect(region()).toBe(YEOKSAM.code);
});

it("chooses nothing once the person has gone on to something else", async () => {
  const { page, region } = await openFilter();
  fieldNamed("지역 이름").focus();
  typeAndEnter(WORDS);
  fieldNamed("시·도").focus();
  await page.settle();
  expect(region()).toBeUndefined();
});

it("chooses nothing for words that were changed since", async () => {
  const { page, region } = await openFilter();
  typeAndEnter(WORDS);
  type(fieldNamed("지역 이름"), "역삼");
  await page.settle();
  expect(region()).toBeUndefined();
});
