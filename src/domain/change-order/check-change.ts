import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { agreedDateProblem, agreedTimeProblem } from "#domain/request/agreed-date.ts";
import { price } from "#domain/won/won-rules.ts";
import { applyChange } from "./apply-change.ts";
import { changeKinds, type AgreedTerms, type Change } from "./change-order.ts";
import { changeScope } from "./change-rules.ts";

/** Korean messages by the name of what is wrong; `kind` when nothing is to change. */
export type ChangeFaults = Partial<Record<keyof Change | "kind", string>>;

/** Why a change cannot be proposed at `now` (epoch ms) against the terms that hold; empty when it can. */
export function changeFaults(change: Change, terms: AgreedTerms, now: number): ChangeFaults {
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
    ...whenFaults(change, terms, now),
  });
}

/** Of the day and the time that would hold: also of the old one, when only the other is to change. */
function whenFaults(
  change: Change,
  terms: AgreedTerms,
  now: number,
): Record<"agreed_date" | "agreed_time", string | null> {
  if (!changeKinds(change).includes("date")) return { agreed_date: null, agreed_time: null };
  const { agreed_date: date, agreed_time: time } = applyChange(terms, change);
  return {
    agreed_time: timeFault(change, { date, time }, now),
    agreed_date:
      agreedDateProblem(date, seoulDay(now)) ??
      sameFault(date === terms.agreed_date && time === terms.agreed_time),
  };
}

function timeFault(
  change: Change,
  when: { date: string; time: string | null },
  now: number,
): string | null {
  const problem = agreedTimeProblem(when, now);
  // Of a time that was left as it is, its field says nothing.
  const isOld = problem !== null && change.agreed_time === undefined;
  return isOld ? "지금 약속한 시간은 이미 지났어요. 새 시간을 골라 주세요." : problem;
}

function sameFault(same: boolean): string | null {
  return same ? "지금과 같은 내용이에요. 바꿀 내용을 적어 주세요." : null;
}

function withoutNulls(faults: Record<string, string | null>): ChangeFaults {
  return Object.fromEntries(Object.entries(faults).filter(([, message]) => message !== null));
}
