import type { FieldErrors, Resolver } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import type { AgreedTerms, Change, ChangeKind } from "#domain/change-order/change-order.ts";
import { changeReason } from "#domain/change-order/change-rules.ts";
import { changeProblem } from "#domain/change-order/check-change.ts";

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

/** Checks the form by the rules that the server uses too. */
export function changeResolver(terms: AgreedTerms, today: Day): Resolver<ChangeValues> {
  return (values) => {
    const field = values.kind === "date" ? "agreed_date" : values.kind;
    const problems = [
      [field, changeProblem(changeOf(values), terms, today)],
      ["reason", changeReason(values.reason)],
    ] as const;
    const errors: FieldErrors<ChangeValues> = {};
    for (const [name, message] of problems) {
      if (message !== null) errors[name] = { type: "rule", message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
