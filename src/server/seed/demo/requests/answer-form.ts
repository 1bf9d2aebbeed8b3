import type { DecisionTime } from "#domain/request/undecided.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { checkAnswers } from "#domain/request-form/check-answers.ts";
import type { Answer, Answers, Question } from "#domain/request-form/question.ts";
import { isAnsweredBesideAnswers } from "#domain/request-form/shared-questions.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import type { Dice } from "../dice.ts";
import type { DemoService, Market } from "../market.ts";
import { tradeOf } from "../demo-data.ts";
import type { DemoRegion } from "../demo-regions.ts";
import { phrase } from "../wording.ts";
import { typicalNumber } from "./typical-number.ts";

export interface Answering {
  service: DemoService;
  /** Where the work is; null asks for it online, where the form offers that. */
  region: DemoRegion | null;
  /** Epoch ms of the publishing, and of the day wanted. */
  at: number;
  wantedAt: number;
  photoIds: readonly string[];
  dice: Dice;
}

const OPTIONAL_ANSWERED = 0.65;
const DECISIONS = { now: 30, week: 42, month: 20, price_only: 8 } satisfies Record<
  DecisionTime,
  number
>;
const TIMES = ["09:00", "10:00", "11:30", "13:00", "14:00", "15:30", "18:00", "19:00"];

/** Answers a form as a customer would, question by question, checked as the server checks them. */
export function answerForm(market: Market, answering: Answering): Answers {
  const { service, dice, at } = answering;
  const answers: Answers = {};
  for (const question of service.form.questions) {
    if (isAnsweredBesideAnswers(question.id)) continue;
    if (!visibleQuestions(service.form, answers).includes(question)) continue;
    const isWanted =
      question.required || question.kind === "photo" || dice.chance(OPTIONAL_ANSWERED);
    const answer = isWanted ? answerOf(market, question, answering) : undefined;
    if (answer !== undefined) answers[question.id] = answer;
  }
  const checked = checkAnswers(service.form, answers, seoulDay(at));
  if (!checked.ok) throw new Error(`${service.slug}: ${JSON.stringify(checked.fields)}`);
  return checked.answers;
}

function answerOf(market: Market, question: Question, answering: Answering): Answer | undefined {
  const { dice } = answering;
  switch (question.kind) {
    case "single":
      return singleAnswer(question, answering);
    case "multi":
      return multiAnswer(question, dice);
    case "number":
      return typicalNumber(question, dice);
    case "date":
      return seoulDay(answering.wantedAt);
    case "time":
      return dice.pick(TIMES);
    case "region":
      return regionAnswer(market, question, answering);
    case "photo":
      return answering.photoIds.length > 0 ? [...answering.photoIds] : undefined;
    case "text":
      return textAnswer(market, question, answering);
    case "group":
      return groupAnswer(market, question, answering);
  }
}

function singleAnswer(question: Question, { region, dice }: Answering): string {
  const values = (question.options ?? []).map(({ value }) => value);
  if (question.id === "decision") {
    return dice.weighted(Object.entries(DECISIONS), ([, weight]) => weight)[0];
  }
  if (question.online_value === undefined) return dice.pick(values);
  if (region === null) return question.online_value;
  return dice.pick(values.filter((value) => value !== question.online_value));
}

function multiAnswer({ options = [] }: Question, dice: Dice): string[] {
  const alone = options.find(({ exclusive }) => exclusive);
  if (alone && dice.chance(0.15)) return [alone.value];
  const open = options.filter(({ exclusive }) => !exclusive);
  return dice.some(open, dice.whole(1, Math.min(3, open.length))).map(({ value }) => value);
}

/** The place itself for the main region; a second one lies near it. */
function regionAnswer(market: Market, question: Question, { region, dice }: Answering): string {
  const here = region ?? dice.pick(market.country.siGunGu);
  if (question.id === "region") return dice.pick(here.dongs);
  return dice.pick(dice.pick(market.country.around(here, 40).slice(0, 12)).dongs);
}

function textAnswer(market: Market, question: Question, { service, dice }: Answering) {
  const written = market.data.answers[`${service.slug}.${question.id}`];
  if (written) return dice.pick(written);
  const { notes, services } = tradeOf(market.data, service.category2);
  const own = services[service.slug]?.notes ?? [];
  const chosen = [...dice.some(own, 1), ...dice.some(notes, dice.whole(0, 1))];
  return chosen.map((note) => phrase(note, dice)).join(" ");
}

function groupAnswer(market: Market, question: Question, answering: Answering): Answers {
  const parts = question.parts ?? [];
  const sure = answering.dice.pick(parts);
  const answered = parts.filter(
    (part) => part.required || part === sure || answering.dice.chance(0.25),
  );
  return Object.fromEntries(
    answered.flatMap((part) => {
      const answer = answerOf(market, part, answering);
      return answer === undefined ? [] : [[part.id, answer]];
    }),
  );
}

/** When the work is wanted: from the day after tomorrow to some weeks ahead. */
export function drawWantedAt(at: number, dice: Dice): number {
  return at + Math.round((2 + 22 * dice.next() ** 1.6) * DAY_MS);
}
