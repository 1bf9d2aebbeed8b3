import type { AgreedTerms, Change } from "./change-order.ts";

/** The terms after a change. A new day without a time keeps the time that was agreed on. */
export function applyChange(terms: AgreedTerms, change: Change): AgreedTerms {
  return {
    agreed_price: change.price ?? terms.agreed_price,
    agreed_date: change.agreed_date ?? terms.agreed_date,
    agreed_time: change.agreed_time ?? terms.agreed_time,
    scope: change.scope ?? terms.scope,
  };
}
