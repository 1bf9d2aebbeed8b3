import { siDoOf, siGunGuOf } from "#domain/region/region.ts";
import type { Deal } from "./deal.ts";
import { dealGroups, type DealGroup } from "./groups.ts";
import { answerGroups } from "./price-movers.ts";
import {
  optionsChosen,
  priceOption,
  type PriceOption,
  type PriceQuestion,
} from "./price-question.ts";

/** What a guide is narrowed down to: a si-do or si-gun-gu by its code, and one answer to each of some questions. */
export interface AnswerFilter {
  region: string | null;
  answers: FilterAnswer[];
}

export interface FilterAnswer {
  question: PriceQuestion;
  option: PriceOption;
}

const MOST_ANSWERS = 4;

/**
 * Reads answers written as "area:20,layout:two_room" (question key, option value), in form order; null when one names
 * no question or option of the form, when a question comes twice, or when there are more than four.
 */
export function readFilterAnswers(
  text: string,
  questions: readonly PriceQuestion[],
): FilterAnswer[] | null {
  const pairs = text === "" ? [] : text.split(",").map((pair) => pair.split(":"));
  const byKey = new Map(pairs.map(([key = "", value = ""]) => [key, value]));
  if (byKey.size !== pairs.length || pairs.length > MOST_ANSWERS) return null;
  if (pairs.some((pair) => pair.length !== 2)) return null;
  const answers = questions.flatMap((question) => {
    const option = priceOption(question, byKey.get(question.key) ?? "");
    return option ? [{ question, option }] : [];
  });
  return answers.length === pairs.length ? answers : null;
}

/**
 * The regions for which these deals can be shown: si-do, or within one its si-gun-gu. Work done online is in none
 * (null).
 */
export function regionGroups(
  deals: readonly Deal[],
  within: string | null,
): DealGroup<string | null>[] {
  return dealGroups(
    deals,
    ({ siGunGuCode }) => [
      siGunGuCode === null ? null : within === null ? siDoOf(siGunGuCode) : siGunGuOf(siGunGuCode),
    ],
    true,
  );
}

/** The deals that answer to all that is asked. */
export function filterDeals<D extends Deal>(
  deals: readonly D[],
  { region, answers }: AnswerFilter,
): D[] {
  return deals.filter(
    (deal) =>
      (region === null || deal.siGunGuCode?.startsWith(region) === true) &&
      answers.every(({ question, option }) =>
        optionsChosen(question, deal.answers).includes(option.value),
      ),
  );
}

/**
 * True when each thing asked for is shown by the guide without it: then no two guides differ by so few deals that
 * one of them could be read off.
 */
export function mayFilter(deals: readonly Deal[], asked: AnswerFilter): boolean {
  const { region, answers } = asked;
  const showsAnswers = answers.every(({ question, option }) => {
    const others = answers.filter((answer) => answer.question !== question);
    const without = filterDeals(deals, { region, answers: others });
    return answerGroups(question, without).some(({ key }) => key === option.value);
  });
  if (!showsAnswers || region === null) return showsAnswers;
  const siDo = siDoOf(region);
  const shows = (code: string | null, within: string | null) =>
    regionGroups(filterDeals(deals, { region: within, answers }), within).some(
      ({ key }) => key === code,
    );
  return shows(siDo, null) && (region === siDo || shows(region, siDo));
}
