import type { Change, ChangeKind } from "#domain/change-order/change-order.ts";

/** A change being proposed: the inputs of all three kinds, of which the chosen one counts. */
export interface ChangeValues {
  kind: ChangeKind;
  price: number | null;
  agreed_date: string;
  scope: string;
  reason: string;
}

/** The change that the chosen kind's input makes; an untyped price is NaN, which no rule accepts. */
export function changeOf(values: ChangeValues): Change {
  switch (values.kind) {
    case "price":
      return { kind: "price", price: values.price ?? Number.NaN };
    case "date":
      return { kind: "date", agreed_date: values.agreed_date };
    case "scope":
      return { kind: "scope", scope: values.scope };
  }
}
