import type { Day } from "#domain/calendar/day.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import type { AgreedTerms, Change } from "./change-order.ts";

const MAX_PRICE = 1_000_000_000;
const MAX_SCOPE = 1_000;

/** Why a change cannot be proposed against the terms that hold now, in Korean, or null. */
export function changeProblem(change: Change, terms: AgreedTerms, today: Day): string | null {
  switch (change.kind) {
    case "price":
      return priceProblem(change.price) ?? sameProblem(change.price === terms.agreed_price);
    case "date":
      return (
        agreedDateProblem(change.agreed_date, today) ??
        sameProblem(change.agreed_date === terms.agreed_date)
      );
    case "scope":
      return scopeProblem(change.scope) ?? sameProblem(change.scope.trim() === terms.scope.trim());
  }
}

function priceProblem(price: number): string | null {
  return Number.isInteger(price) && price >= 0 && price <= MAX_PRICE
    ? null
    : "금액을 0원부터 10억 원까지 원 단위로 적어 주세요.";
}

function scopeProblem(scope: string): string | null {
  return isWellFormedText(scope) && hasLengthBetween(scope.trim(), 2, MAX_SCOPE)
    ? null
    : "바뀌는 작업 범위를 2~1,000자로 적어 주세요.";
}

function sameProblem(same: boolean): string | null {
  return same ? "지금과 같은 내용이에요. 바꿀 내용을 적어 주세요." : null;
}
