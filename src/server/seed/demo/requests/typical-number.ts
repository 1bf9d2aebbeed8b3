import { numberBounds } from "#domain/request-form/question-rules.ts";
import type { Question } from "#domain/request-form/question.ts";
import type { Dice } from "../dice.ts";

/** What people mostly answer to a question counted in this unit; the form's own bounds hold as well. */
const TYPICAL: Record<string, readonly [low: number, high: number]> = {
  평: [9, 42],
  대: [1, 2],
  개: [1, 5],
  곳: [1, 4],
  명: [1, 4],
  마리: [1, 2],
  일: [2, 9],
  짝: [2, 8],
  쪽: [3, 24],
  장: [2, 20],
  편: [1, 6],
  곡: [1, 2],
  m: [2, 5],
};

/** Where a unit's usual range does not fit: a whole office, a table of guests, the floor of a bathroom. */
const BY_MAXIMUM: Record<string, readonly [low: number, high: number]> = {
  "평:3000": [18, 120],
  "평:1": [2, 20],
  "명:1000": [4, 24],
  "명:2000": [15, 60],
  "명:500": [15, 60],
  "장:500": [50, 200],
};

/** A number as people would give it, within the question's bounds and on its steps. */
export function typicalNumber(question: Question, dice: Dice): number {
  const { unit = "", step = 1 } = question;
  const { min = 0, max = 10 } = numberBounds(question);
  const [low, high] = BY_MAXIMUM[`${unit}:${max}`] ??
    (min === 1 ? BY_MAXIMUM[`${unit}:1`] : undefined) ??
    TYPICAL[unit] ?? [min, min + 4];
  const first = Math.ceil((Math.max(low, min) - min) / step);
  const last = Math.floor((Math.min(high, max) - min) / step);
  return Math.round((min + dice.whole(first, Math.max(first, last)) * step) * 10) / 10;
}
