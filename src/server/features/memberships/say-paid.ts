import type { Effect } from "#domain/membership/effect.ts";
import { membershipName } from "#domain/membership/plans/membership-name.ts";
import { paymentMethod } from "#domain/membership/payment-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import { findMethod, findPayment } from "../billing/queries.ts";
import type { Decided } from "./apply-effects.ts";

type Invoice = Extract<Effect, { kind: "invoice" }>;

/** Records what a receipt shows of a charge, or of 0 won that needed none. Its dates are the period's. */
export async function sayPaid(tx: Tx, invoice: Invoice, decided: Decided): Promise<void> {
  const { accountId, membership, names, now, ids } = decided;
  const { payment_id: paymentId, purpose, period, amount } = invoice;
  const payment = paymentId === null ? undefined : await findPayment(tx, paymentId);
  const method = payment ? await findMethod(tx, payment.method_id) : undefined;
  const plan = payment?.plan ?? membership.plan;
  await happened(
    tx,
    {
      kind: "membership.paid",
      accountId,
      membershipId: membership.id,
      paymentId,
      purpose,
      productName: membershipName(names.get(plan.plan_id)?.name ?? ""),
      credits: purpose === "upgrade" ? plan.credits - creditsBefore(decided) : plan.credits,
      period,
      amount,
      methodName: method ? paymentMethod(method).name : null,
    },
    { now, ids },
  );
}

/** An upgrade gives the difference to what the period had. */
function creditsBefore({ before }: Decided): number {
  return before?.plan.credits ?? 0;
}
