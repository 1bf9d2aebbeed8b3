import { isSaid } from "#domain/membership/notices/said-once.ts";
import type { Effect } from "#domain/membership/effect.ts";
import { NEVER_ARRIVED } from "#domain/membership/decisions/payment-not-paid.ts";
import type { Membership } from "#domain/membership/membership.ts";
import { membershipName } from "#domain/membership/plans/membership-name.ts";
import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { insertPayment, rescheduleAsk, settlePayment, wantAsk } from "../billing/write-payment.ts";
import { grantLot } from "../credits/ledger.ts";
import { closeLot, extendLot, releaseHoldsOf } from "../credits/membership-lots.ts";
import type { PlanName } from "./products.ts";
import { sourceOfPayment } from "./lot-source.ts";
import { recordEvent } from "./record-event.ts";
import { sayPaid } from "./say-paid.ts";

/** What the effects of one decision are carried out on. */
export interface Decided {
  accountId: string;
  /** Null of a new membership. */
  before: Membership | null;
  membership: Membership;
  plans: readonly PlanVersion[];
  /** By plan id. */
  names: ReadonlyMap<string, PlanName>;
  now: Date;
  ids: Ids;
}

/**
 * Does what a decision wants done, in its order and in the transaction that saved the membership. Nothing here calls
 * the gateway: charges, questions and refunds become rows that are worked off after the commit.
 */
export async function applyEffects(
  tx: Tx,
  effects: readonly Effect[],
  decided: Decided,
): Promise<void> {
  const neverArrived = effects.some(
    (effect) => effect.kind === "settle_payment" && effect.code === NEVER_ARRIVED,
  );
  const refundedWon = effects.reduce(
    (sum, effect) => sum + (effect.kind === "refund_payment" ? effect.amount : 0),
    0,
  );
  const notices = effects.flatMap((effect) => (effect.kind === "notice" ? effect.notice : []));
  for (const effect of effects) {
    if (effect.kind === "notice" && !isSaid(effect.notice, notices)) continue;
    await applyEffect(tx, effect, { ...decided, neverArrived, refundedWon });
  }
  const { payment } = decided.membership;
  const before = decided.before?.payment;
  // The rules may wait longer, or ask later, without any other effect.
  if (payment && before?.id === payment.id) {
    await rescheduleAsk(tx, {
      id: payment.id,
      next_poll_at: new Date(payment.next_poll_at),
      poll_deadline: new Date(payment.poll_deadline),
      recorded: payment.recorded,
    });
  }
}

async function applyEffect(
  tx: Tx,
  effect: Effect,
  decided: Decided & { neverArrived: boolean; refundedWon: number },
): Promise<void> {
  const { accountId, membership, now, ids } = decided;
  switch (effect.kind) {
    case "event":
      return recordEvent(tx, effect.event, decided);
    case "notice":
      return happened(
        tx,
        { kind: "membership.changed", change: effect.notice, ...decided },
        { now, ids },
      );
    case "charge":
      return writeCharge(tx, effect.payment, decided);
    case "ask_gateway":
      return wantAsk(tx, effect.payment_id);
    case "settle_payment":
      return settlePayment(tx, {
        id: effect.payment_id,
        status: effect.status,
        paid_at: effect.paid_at === null ? null : new Date(effect.paid_at),
        code: effect.code,
        covers: [...effect.covers],
        now,
      });
    case "refund_payment": {
      const { payment_id: paymentId, amount, method, reason, paid_at: paidAt } = effect;
      const money = { paymentId, amount, method, reason, paidAt };
      const refund = {
        kind: "payment.to_refund",
        refundId: ids.next(),
        accountId,
        ...money,
      } as const;
      return happened(tx, refund, { now, ids });
    }
    case "invoice":
      return sayPaid(tx, effect, decided);
    case "period":
      await tx`
        INSERT INTO membership_periods (membership_id, starts_on, ends_on, status)
        VALUES (${membership.id}, ${effect.period.start}, ${effect.period.end}, ${effect.status})`;
      return;
    case "grant_lot":
      await grantLot(tx, {
        accountId,
        kind: effect.lot,
        credits: effect.credits,
        paidWon: effect.paid_won,
        source: effect.source,
        membership: { id: membership.id, periodStart: effect.period.start },
        detail: effect.purpose === "rollover" ? "rollover" : `membership_${effect.purpose}`,
        expiresAt: new Date(effect.expires_at),
        now,
        ids,
      });
      return;
    case "extend_lot":
      return extendLot(tx, { lotId: effect.lot_id, expiresAt: new Date(effect.expires_at) });
    case "close_lot":
      return closeLot(tx, { ...effect, accountId, lotId: effect.lot_id, now, ids });
    case "take_credits":
      return takeCredits(tx, effect, decided);
    case "release_holds":
      return releaseHoldsOf(tx, { accountId, lotIds: effect.lot_ids, now, ids });
    case "use_guarantee":
      await tx`
        INSERT INTO guarantee_refunds (account_id, membership_id, at)
        VALUES (${accountId}, ${membership.id}, ${now})`;
      return;
    case "alarm": {
      const { about, payment_id: paymentId } = effect;
      return happened(tx, { kind: "payment.in_doubt", about, paymentId }, { now, ids });
    }
  }
}

/** Of the lot that the payment paid for, named as its grant was; 0 won give everything back. */
async function takeCredits(
  tx: Tx,
  { payment_id: paymentId, won }: Extract<Effect, { kind: "take_credits" }>,
  { accountId, now, ids }: Decided,
): Promise<void> {
  const [bought] = await tx<{ lot_id: string; amount: number }[]>`
    SELECT l.id AS lot_id, p.amount FROM payments p
    JOIN credit_lots l ON l.account_id = p.account_id
     AND l.source = ${sourceOfPayment(tx)}
    WHERE p.id = ${paymentId}`;
  if (!bought) return;
  const { lot_id: lotId, amount: price } = bought;
  const money = { paymentId, price, taken: won, kept: price - won };
  await happened(tx, { kind: "payment.taken_back", accountId, lotId, ...money }, { now, ids });
}

async function writeCharge(
  tx: Tx,
  payment: Extract<Effect, { kind: "charge" }>["payment"],
  { accountId, membership, names }: Decided,
): Promise<void> {
  const name = names.get(payment.plan.plan_id)?.name ?? "";
  await insertPayment(tx, {
    id: payment.id,
    account_id: accountId,
    membership_id: membership.id,
    top_up_id: null,
    purpose: payment.purpose,
    order_name: membershipName(name),
    period_start: payment.period.start,
    period_end: payment.period.end,
    upgrade_no: payment.purpose === "upgrade" ? membership.upgrades + 1 : 0,
    plan: payment.plan,
    amount: payment.amount,
    method_id: payment.method.id,
    method_type: payment.method.type,
    started_at: new Date(payment.started_at),
    next_poll_at: new Date(payment.next_poll_at),
    poll_deadline: new Date(payment.poll_deadline),
  });
}
