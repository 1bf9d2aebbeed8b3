import type { FieldRule } from "#domain/validation/field-rule.ts";
import { lineRule } from "#domain/validation/line-rule.ts";
import * as ko from "#domain/validation/messages/ko.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";
import { isCommon, paramsIn } from "#domain/validation/rule-line.ts";
import type { Question } from "./question.ts";

/** Code points that a text answer may have when its question does not say, and the most that one may say. */
export const MAX_TEXT_LENGTH = 1000;
/** Photos that an answer may have when its question does not say. */
export const DEFAULT_MAX_PHOTOS = 10;

const TEXT_RULES = `typed_text:0,${MAX_TEXT_LENGTH}`;
/** What sentences call the answer: labels are questions, to which no particle can be put. */
const ANSWER = "답";

/** The rule of a question's answer as its line says, or null when nothing does. */
export function ruleOfQuestion(question: Question, catalogue: RuleCatalogue): FieldRule | null {
  const { kind, rules = kind === "text" ? TEXT_RULES : undefined } = question;
  return rules === undefined ? null : lineRule(rules, ANSWER, { messages: ko, catalogue });
}

/** Whether a question is judged by common rules alone, its parts too. */
export function hasCommonRules({ rules = "", parts = [] }: Question): boolean {
  return isCommon(rules) && parts.every(hasCommonRules);
}

export function mostPhotos({ max_count: most = DEFAULT_MAX_PHOTOS }: Question): number {
  return most;
}

/** The least and the most that a number may be, where its rules say so. */
export function numberBounds({ rules = "" }: Question): { min?: number; max?: number } {
  const [least, most] = paramsIn(rules, "between") ?? [
    paramsIn(rules, "min_value")?.[0],
    paramsIn(rules, "max_value")?.[0],
  ];
  return {
    ...(least === undefined ? {} : { min: Number(least) }),
    ...(most === undefined ? {} : { max: Number(most) }),
  };
}

/** How many code points a text may have by its rules. */
export function mostCharacters({ rules = TEXT_RULES }: Question): number {
  const most = (paramsIn(rules, "typed_text") ?? paramsIn(rules, "shown_line"))?.[1];
  return most === undefined ? MAX_TEXT_LENGTH : Number(most);
}
