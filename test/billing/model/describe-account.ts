import type { Account } from "../account.ts";

/** What the reference can be compared with of an account, in the words of its `describe`. */
export function describeAccount({ membership, payments, books, holds }: Account): string {
  const pending = membership?.payment;
  const plans = books.lots.filter(({ kind }) => kind === "plan");
  const rolledOver = books.lots.filter(({ kind }) => kind === "rollover");
  const paid = payments.filter(({ status }) => status === "paid");
  return [
    membership?.id ?? "",
    membership?.state ?? "none",
    membership?.end_reason ?? "-",
    membership ? Date.parse(`${membership.period.start}T00:00:00+09:00`) : 0,
    membership?.plan.plan_id ?? "",
    membership?.is_canceled ?? false,
    membership?.next_plan?.plan_id ?? "-",
    pending ? `${pending.id} ${pending.amount} ${pending.poll_deadline}` : "-",
    membership?.method?.usable ?? true,
    paid.reduce((sum, { amount }) => sum + amount, 0),
    payments.reduce((sum, { refunded }) => sum + refunded, 0),
    plans.reduce((sum, { credits }) => sum + credits, 0),
    holds.length === 0 ? rolledOver.reduce((sum, { credits }) => sum + credits, 0) : "-",
  ].join(" | ");
}
