import type { AgreedTerms, Change } from "./change-order.ts";
import type { ChangeOrderState } from "./lifecycle.ts";

export type DecidedChange = Change & {
  id: string;
  state: ChangeOrderState;
  /** Epoch ms of the decision, null while there is none. */
  decided_at: number | null;
};

/**
 * The terms that hold after all approved change orders, in the order in which they were approved (then
 * by id); proposed, rejected and withdrawn ones change nothing.
 */
export function agreedTerms(atHiring: AgreedTerms, orders: readonly DecidedChange[]): AgreedTerms {
  return orders
    .filter(({ state }) => state === "approved")
    .toSorted(
      (a, b) =>
        (a.decided_at ?? 0) - (b.decided_at ?? 0) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    )
    .reduce(applyChange, atHiring);
}

/** The terms after one change. */
export function applyChange(terms: AgreedTerms, change: Change): AgreedTerms {
  switch (change.kind) {
    case "price":
      return { ...terms, agreed_price: change.price };
    case "scope":
      return { ...terms, scope: change.scope };
    case "date":
      return { ...terms, agreed_date: change.agreed_date };
  }
}
