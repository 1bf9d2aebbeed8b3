import type { Day } from "#domain/calendar/day.ts";
import { agreedDateProblem } from "#domain/request/agreed-date.ts";
import { agreedTime } from "#domain/request/request-rules.ts";
import { price } from "#domain/won/won-rules.ts";
import { applyChange } from "./apply-change.ts";
import { changeKinds, type AgreedTerms, type Change } from "./change-order.ts";
import { changeScope } from "./change-rules.ts";

/** Korean messages by the name of what is wrong; `kind` when nothing is to change. */
export type ChangeFaults = Partial<Record<keyof Change | "kind", string>>;

/** Why a change cannot be proposed against the terms that hold now; empty when it can. */
export function changeFaults(change: Change, terms: AgreedTerms, today: Day): ChangeFaults {
  if (changeKinds(change).length === 0) return { kind: "바꿀 것을 하나 이상 골라 주세요." };
  return withoutNulls({
    price:
      change.price === undefined
        ? null
        : (price(change.price) ?? sameFault(change.price === terms.agreed_price)),
    scope:
      change.scope === undefined
        ? null
        : (changeScope(change.scope) ?? sameFault(change.scope.trim() === terms.scope.trim())),
    agreed_time: change.agreed_time === undefined ? null : agreedTime(change.agreed_time),
    agreed_date: dayFault(change, terms, today),
  });
}

/** Of the day that would hold: also of the old one, when only its time is to change. */
function dayFault(change: Change, terms: AgreedTerms, today: Day): string | null {
  if (!changeKinds(change).includes("date")) return null;
  const after = applyChange(terms, change);
  return (
    agreedDateProblem(after.agreed_date, today) ??
    sameFault(after.agreed_date === terms.agreed_date && after.agreed_time === terms.agreed_time)
  );
}

function sameFault(same: boolean): string | null {
  return same ? "지금과 같은 내용이에요. 바꿀 내용을 적어 주세요." : null;
}

function withoutNulls(faults: Record<string, string | null>): ChangeFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, message]) => message !== null));
}
