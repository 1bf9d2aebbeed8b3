import type { Day } from "#domain/calendar/day.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { price } from "#domain/won/won-rules.ts";
import type { AgreedTerms, Change } from "./change-order.ts";
import { changeScope } from "./change-rules.ts";

/** Why a change cannot be proposed against the terms that hold now, in Korean, or null. */
export function changeProblem(change: Change, terms: AgreedTerms, today: Day): string | null {
  switch (change.kind) {
    case "price":
      return price(change.price) ?? sameProblem(change.price === terms.agreed_price);
    case "date":
      return (
        agreedDateProblem(change.agreed_date, today) ??
        sameProblem(change.agreed_date === terms.agreed_date)
      );
    case "scope":
      return changeScope(change.scope) ?? sameProblem(change.scope.trim() === terms.scope.trim());
  }
}

function sameProblem(same: boolean): string | null {
  return same ? "지금과 같은 내용이에요. 바꿀 내용을 적어 주세요." : null;
}
