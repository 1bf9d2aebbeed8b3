import type { Output } from "#contract/registry.ts";

export type Guide = Output<"prices.get">;
export type Agreed = NonNullable<Guide["agreed"]>;
export type PriceFilter = Guide["asked"];

/** The query of a guide's URL. */
export interface PriceFilterSearch {
  region?: string;
  answers?: string;
}

/** The query of what a guide shows, with another region (null: everywhere). */
export function withRegion(asked: PriceFilter, code: string | null): PriceFilterSearch {
  return searchOf(code, asked.answers);
}

/** The same with a further answer to a question that is not asked for yet. */
export function withAnswer(
  asked: PriceFilter,
  question: string,
  option: string,
): PriceFilterSearch {
  return searchOf(asked.region?.code ?? null, [...asked.answers, { question, option }]);
}

/** The same without the answer to a question. */
export function withoutAnswer(asked: PriceFilter, question: string): PriceFilterSearch {
  const others = asked.answers.filter((answer) => answer.question !== question);
  return searchOf(asked.region?.code ?? null, others);
}

/** True when a guide is of all deals of its service. */
export function isOfEverything({ region, answers }: PriceFilter): boolean {
  return region === null && answers.length === 0;
}

function searchOf(
  region: string | null,
  answers: readonly { question: string; option: string }[],
): PriceFilterSearch {
  return {
    ...(region === null ? {} : { region }),
    ...(answers.length === 0
      ? {}
      : { answers: answers.map(({ question, option }) => `${question}:${option}`).join(",") }),
  };
}
