import type { FieldErrors, Resolver } from "react-hook-form";
import {
  type AgreedTerms,
  type Change,
  type ChangeKind,
} from "#domain/change-order/change-order.ts";
import { changeReason } from "#domain/change-order/change-rules.ts";
import { changeFaults } from "#domain/change-order/check-change.ts";
import { freeChangeKinds } from "#domain/change-order/free-kinds.ts";
import type { Hire } from "../agreed-terms.tsx";

/** What can be changed, and which changes of it were proposed before. */
type Changeable = AgreedTerms & Pick<Hire, "change_orders">;

/** A change being proposed: the inputs of everything that can be changed, of which the chosen ones count. */
export interface ChangeValues {
  kinds: ChangeKind[];
  price: number | null;
  agreed_date: string;
  /** Empty while only the day is agreed on. */
  agreed_time: string;
  scope: string;
  reason: string;
}

/** Begins with what holds now, and nothing chosen. */
export function changeValues(terms: AgreedTerms): ChangeValues {
  return {
    kinds: [],
    price: null,
    agreed_date: terms.agreed_date,
    agreed_time: terms.agreed_time ?? "",
    scope: terms.scope,
    reason: "",
  };
}

/** What of the chosen counts: not what a proposal waits for that came after it was chosen. */
export function countedKinds(
  chosen: readonly ChangeKind[],
  { change_orders }: Pick<Changeable, "change_orders">,
): ChangeKind[] {
  const free = freeChangeKinds(change_orders);
  return chosen.filter((kind) => free.includes(kind));
}

/** The change that the chosen inputs make; an untyped price is NaN, which no rule accepts. */
export function changeOf(values: ChangeValues, terms: Changeable): Change {
  const chosen = new Set(countedKinds(values.kinds, terms));
  return {
    ...(chosen.has("price") ? { price: values.price ?? Number.NaN } : {}),
    ...(chosen.has("date") ? dayOf(values, terms) : {}),
    ...(chosen.has("scope") ? { scope: values.scope } : {}),
  };
}

/** Of day and time what is another one; the day where neither is, which the rules then refuse. */
function dayOf({ agreed_date: day, agreed_time: time }: ChangeValues, terms: AgreedTerms): Change {
  const isNewTime = time !== "" && time !== terms.agreed_time;
  return {
    ...(day !== terms.agreed_date || !isNewTime ? { agreed_date: day } : {}),
    ...(isNewTime ? { agreed_time: time } : {}),
  };
}

/** Checks the form by the rules that the server uses too. */
export function changeResolver(terms: Changeable, now: number): Resolver<ChangeValues> {
  return (values) => {
    const change = changeOf(values, terms);
    const { kind, ...faults } = changeFaults(change, terms, now);
    const messages: Partial<Record<keyof ChangeValues, string | null>> = {
      kinds: kind,
      ...faults,
      reason: changeReason(values.reason),
    };
    const errors: FieldErrors<ChangeValues> = {};
    for (const [name, message] of Object.entries(messages)) {
      if (message) errors[name as keyof ChangeValues] = { type: "rule", message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
