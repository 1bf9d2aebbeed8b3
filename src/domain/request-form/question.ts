import type { Rules } from "#domain/validation/rule-line.ts";

/** What kind of answer a question takes; `Answer` has the shape of each. */
export type QuestionKind =
  | "single"
  | "multi"
  | "number"
  | "date"
  | "time"
  | "region"
  | "photo"
  | "text"
  | "group";

export interface Option {
  value: string;
  label: string;
  /** "없음" and the like: choosing it unselects the rest. */
  exclusive?: boolean;
  /** Sentence to show when this option is chosen. */
  needs_notice?: string;
}

/** The question shows only when the answer to `question` is, or includes, one of `any_of`. */
export interface Condition {
  question: string;
  any_of: string[];
}

/** One question of a request form. Field names are those of the JSON that the server sends. */
export interface Question {
  id: string;
  kind: QuestionKind;
  label: string;
  help?: string;
  required: boolean;
  /** Health, exact address: only the hired pro sees the answer. */
  reveal?: "after_hire";
  when?: Condition;
  /** single and multi only. */
  options?: Option[];
  /**
   * text, number, date and time: a line of standard rules, "between:3,500|integer", or an object of them. A rule
   * that looks at another field names it by its question's id; within a group, by the part's.
   */
  rules?: Rules;
  /** number only: what is counted, "평". */
  unit?: string;
  /** number only, 1 by default: counted from the least that the rules allow. */
  step?: number;
  /** photo only. */
  max_count?: number;
  placeholder?: string;
  /** single only: the option that makes the service online, whose request has no region. */
  online_value?: string;
  /** group only: questions shown together, themselves neither groups nor conditional. */
  parts?: Question[];
}

export interface RequestForm {
  service: string;
  version: number;
  questions: Question[];
}

/**
 * single: option value. multi: option values. number: number. date: "YYYY-MM-DD", or `DAY_TO_AGREE`. time: "HH:MM".
 * region: code of 5 or 10 digits. photo: upload ids. text: text. group: answers by part id.
 */
export type Answer = string | number | string[] | { [partId: string]: Answer };

/** Answers by question id. A question without an answer has no key. */
export type Answers = Record<string, Answer>;
