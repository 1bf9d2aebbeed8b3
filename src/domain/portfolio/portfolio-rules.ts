import type { Day } from "#domain/calendar/day.ts";
import { calendarMonth } from "#domain/calendar/month-rule.ts";
import { pastMonthFault } from "#domain/calendar/month.ts";
import { withoutContact } from "#domain/message/contact-fault.ts";
import { shownLine, shownText } from "#domain/text/text-rules.ts";
import { mostItems, someItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";

/** Bounds, inclusive; lengths count code points after trimming. */
export const PORTFOLIO_LIMITS = {
  title: { min: 2, max: 40 },
  description: { min: 10, max: 1_000 },
  photosMax: 10,
  /** Pieces of one pro. */
  count: 30,
  /** So many make a profile complete; nobody is kept from working with fewer. */
  advised: 3,
  /** How long ago the work may have been done. */
  years: 20,
} as const;

const { title, description, photosMax, years } = PORTFOLIO_LIMITS;

export const pieceTitle = fieldRule("제목", ...shownLine(title.min, title.max), withoutContact());
export const pieceDescription = fieldRule(
  "설명",
  ...shownText(description.min, description.max),
  withoutContact(),
);
export const piecePhotos = fieldRule(
  "사진",
  someItems("사진을 한 장 이상 올려 주세요."),
  mostItems(photosMax, `사진은 ${photosMax}장까지 올릴 수 있어요.`),
);

/** Whether the month is past is a matter of today: `doneOnProblem`. */
export const pieceDoneOn = fieldRule("작업한 때", calendarMonth);

/** Why a month "YYYY-MM" cannot be when a piece of work was done, in Korean, or null. */
export function doneOnProblem(month: string, today: Day): string | null {
  switch (pastMonthFault(month, { today, years })) {
    case "none":
      return pieceDoneOn(month);
    case "future":
      return "아직 오지 않은 달이에요. 작업한 때를 골라 주세요.";
    case "too_old":
      return `${years}년 안의 달을 골라 주세요.`;
    case null:
      return null;
  }
}

/** Whether a photo may be shown as the place before the work: it is one of the piece's, and not the first, which shows it after. */
export function isBeforePhoto(photoIds: readonly string[], id: string): boolean {
  return photoIds.indexOf(id) > 0;
}

/** How many more pieces make the profile complete; 0 once it is. */
export function missingPieces(count: number): number {
  return Math.max(0, PORTFOLIO_LIMITS.advised - count);
}
