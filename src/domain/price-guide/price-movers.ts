import type { Deal } from "./deal.ts";
import { dealGroups, type DealGroup } from "./groups.ts";
import { percentile } from "./percentile.ts";
import { inOptionOrder, optionsChosen, type PriceQuestion } from "./price-question.ts";

/** Deals with the same answer, or in the same place. */
export interface PriceGroup<K> {
  key: K;
  n: number;
  median: number;
}

/** A question whose answers move the price, by `difference` won between its cheapest and its dearest answer. */
export interface PriceMover {
  question: PriceQuestion;
  difference: number;
  groups: PriceGroup<string>[];
}

/** Differences below this share of the overall median are none that anybody would plan with. */
const LEAST_SHARE = 0.1;

/** Half the width of a notch in interquartile ranges over √n: notches that do not overlap differ truly (95 %). */
const NOTCH = 1.57;

/** The questions that move the price of these deals, the strongest first; options in the form's order. */
export function priceMovers(
  questions: readonly PriceQuestion[],
  deals: readonly Deal[],
  overallMedian: number,
): PriceMover[] {
  return questions
    .map((question): PriceMover & { isReal: boolean } => {
      const groups = answerGroups(question, deals);
      const medians = groups.map(medianOf);
      const difference = groups.length < 2 ? 0 : Math.max(...medians) - Math.min(...medians);
      return {
        question,
        difference,
        groups: inOptionOrder(
          question,
          groups.map(({ key }) => key),
        ).flatMap((key) => groups.filter((group) => group.key === key).map(presentGroup)),
        isReal: difference >= overallMedian * LEAST_SHARE && areApart(groups),
      };
    })
    .filter(({ isReal, difference }) => isReal && difference > 0)
    .toSorted((a, b) => b.difference - a.difference)
    .map(({ question, difference, groups }) => ({ question, difference, groups }));
}

/** The answers to one question for which these deals can be shown. */
export function answerGroups(question: PriceQuestion, deals: readonly Deal[]): DealGroup<string>[] {
  const isDisjoint = question.question.kind !== "multi";
  return dealGroups(deals, ({ answers }) => optionsChosen(question, answers), isDisjoint);
}

/** A group as it is shown. */
export function presentGroup<K>(group: DealGroup<K>): PriceGroup<K> {
  return { key: group.key, n: group.n, median: medianOf(group) };
}

function medianOf({ sorted }: DealGroup<unknown>): number {
  return percentile(sorted, 50);
}

/** True when the dearest group is dearer than the cheapest beyond chance. */
function areApart(groups: readonly DealGroup<string>[]): boolean {
  const rising = groups.toSorted((a, b) => medianOf(a) - medianOf(b));
  const [cheapest, dearest] = [rising[0], rising.at(-1)];
  if (!cheapest || !dearest) return false;
  return medianOf(cheapest) + notch(cheapest) < medianOf(dearest) - notch(dearest);
}

function notch({ sorted, n }: DealGroup<string>): number {
  return (NOTCH * (percentile(sorted, 75) - percentile(sorted, 25))) / Math.sqrt(n);
}
