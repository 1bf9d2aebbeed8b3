import { numberBounds } from "#domain/request-form/question-rules.ts";
import type { Question, RequestForm } from "#domain/request-form/question.ts";
import { controls, fillIn, press, scope, type } from "./controls.ts";
import type { OpenPage } from "./open-page.tsx";
import { effects, pathNow } from "./press-all.ts";
import { difference, whatIsSaid } from "./what-is-said.ts";

/** More screens than any form has. */
const MOST_SCREENS = 30;
/** Up to so many short options stand beside each other, and from so many on in columns. */
const FEW_OPTIONS = 3;
const MANY_OPTIONS = 7;

/** The days of a month are said by the walk through the other pages. */
const DAY_OF_CALENDAR = /aria-label=\d{4}년 \d\d월 \d\d일/;

/** Which of several options somebody takes: what is asked next depends on it. */
export type Taste = "first" | "last";

/**
 * Goes through a request form that is open, to its end, and sends it; tells what each screen says, what it says to who
 * leaves it without an answer, and what is sent.
 */
export async function walkRequestForm(
  page: OpenPage,
  form: RequestForm,
  taste: Taste,
): Promise<string[]> {
  const told: string[] = [];
  let said: string[] = [];
  const tell = (what: string) => {
    const now = whatIsSaid().filter((line) => !DAY_OF_CALENDAR.test(line));
    told.push(what, ...difference(said, now).map((line) => `  ${line}`));
    said = now;
  };
  for (let screen = 1; isThere("다음"); screen += 1) {
    if (screen > MOST_SCREENS) throw new Error(`no way on from ${pathNow()}`);
    tell(`screen ${screen}`);
    const here = pathNow();
    if (await goesOn(page, "다음")) {
      told.push("  may be left out");
      await goesOn(page, "이전");
    } else tell("without an answer");
    await answer(page, taste);
    if (pathNow() !== here) continue;
    tell("answered");
    if (await goesOn(page, "다음")) continue;
    tell("refused");
    typeLeast(form);
    if (!(await goesOn(page, "다음"))) throw new Error(`${here} takes no answer`);
  }
  tell("all of it");
  const from = page.sent.length;
  const path = pathNow();
  await goesOn(page, "요청 보내기");
  return [...told, "sent", ...effects(page.sent.slice(from), path).map((line) => `  ${line}`)];
}

const named = (label: string) => controls().find((one) => one.label === label);
const isThere = (label: string) => named(label) !== undefined;

/** Whether pressing it leads to another screen. */
async function goesOn(page: OpenPage, label: string): Promise<boolean> {
  const here = pathNow();
  const control = named(label);
  if (!control) throw new Error(`${here} has no ${label}`);
  press(control.element);
  await page.settle();
  return pathNow() !== here;
}

async function answer(page: OpenPage, taste: Taste): Promise<void> {
  const here = pathNow();
  if (taste === "last") lastOptions().forEach(press);
  // A second time for what the first led to: the districts of a city.
  for (let time = 0; time < 2; time += 1) {
    await page.settle();
    if (pathNow() !== here) return;
    fillIn();
  }
  await page.settle();
}

/** Any number is typed into every field of figures; where that is too much or too little, the least is not. */
function typeLeast({ questions }: RequestForm): void {
  const step = new URLSearchParams(window.location.search).get("step");
  const asked = questions.find(({ id }) => id === step) ?? questions[0];
  const counted = [asked, ...(asked?.parts ?? [])].filter((one) => one?.kind === "number");
  const fields = scope().querySelectorAll<HTMLInputElement>("[inputmode=numeric]");
  [...fields].forEach((field, at) => {
    const question = counted[at];
    type(field, String((question && numberBounds(question).min) ?? 1));
  });
}

/** Of each group of options that somebody chooses from. */
function lastOptions(): HTMLInputElement[] {
  const options = [...scope().querySelectorAll<HTMLInputElement>("[type=radio], [type=checkbox]")];
  return [...Map.groupBy(options, ({ name }) => name).values()].flatMap((group) => group.slice(-1));
}

/** So few of the forms that each kind of question is asked in one of them, with each of its traits. */
export function fewForms(forms: readonly RequestForm[]): RequestForm[] {
  const left = new Set(forms.flatMap(waysOfAsking));
  const few: RequestForm[] = [];
  while (left.size > 0) {
    const adds = (form: RequestForm) =>
      new Set(waysOfAsking(form).filter((way) => left.has(way))).size;
    const best = forms.reduce((one, other) => (adds(other) > adds(one) ? other : one));
    waysOfAsking(best).forEach((way) => left.delete(way));
    few.push(best);
  }
  return few;
}

function waysOfAsking({ questions }: RequestForm): string[] {
  return questions.flatMap((question) => [
    ...traitsOf(question),
    ...(question.parts ?? []).flatMap((part) => traitsOf(part).map((trait) => `part: ${trait}`)),
  ]);
}

function traitsOf({ options = [], ...question }: Question): string[] {
  const count = options.length > FEW_OPTIONS ? "some" : "few";
  return [
    `${question.kind}, ${question.required ? "required" : "optional"}`,
    `${options.length < MANY_OPTIONS ? count : "many"} options`,
    ...(["help", "unit", "online_value"] as const).filter((fact) => question[fact] !== undefined),
    ...options.flatMap((option) => Object.keys(option)),
  ];
}
