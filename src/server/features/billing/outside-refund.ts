import {
  layRefunds,
  readReturned,
  type SomssiRefund,
  type ReturnedRecord,
} from "#domain/payment/returned-money.ts";
import { firstReviewAt } from "#domain/payment/review.ts";
import type { FoundPayment } from "../../gateways/payment/payment-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { bookInterestAndAsk } from "./book-interest.ts";
import { findRefundsOf, type PaymentRow, type RefundRow } from "./queries.ts";
import { askWhereTo } from "./refunds/refunds-of-who-left.ts";

interface Reading {
  payment: PaymentRow;
  now: Date;
  ids: Ids;
}

/**
 * Books what the gateway's record shows as gone back: refunds of ours that have arrived, and money that went without
 * us (a chargeback, a refund in the gateway's own console, a charge that failed after all) or that came back to us.
 * Refunds of ours that no longer fit are laid anew. Returns what there is to report to the owner of the payment; null
 * when nothing is new.
 */
export async function bookReturned(
  tx: Tx,
  facts: Reading & { found: FoundPayment | undefined },
): Promise<"outside_refund" | "outside_reversal" | null> {
  const { payment, found, now } = facts;
  const record = found && returnedRecord(payment, found);
  if (!record) return null;
  const refunds = await findRefundsOf(tx, payment.id);
  const own = refunds.filter(isOwn);
  const { arrived, outside } = readReturned(record, own.flatMap(toOwn));
  if (arrived.length > 0) {
    await tx`
      UPDATE refunds SET state = 'done', done_at = ${now}, next_try_at = NULL, code = NULL
      WHERE id = ANY(${arrived}::uuid[])`;
    await bookInterestAndAsk(tx, arrived, { now, ids: facts.ids });
  }
  const known = refunds.filter((refund) => !isOwn(refund) && refund.state === "done");
  const before = sumOf(known);
  if (outside > before) await insertOutside(tx, facts, outside - before);
  else if (outside < before) await reverseOutside(tx, facts, { known, amount: before - outside });
  await layAnew(tx, facts, { record, own, arrived });
  if (outside === before) return null;
  // What went back may come back, and the other way round: it is looked at again soon.
  await tx`
    UPDATE payments SET review_at = ${new Date(firstReviewAt(now.getTime()))} WHERE id = ${payment.id}`;
  return outside > before ? "outside_refund" : "outside_reversal";
}

/** What went back by the record; all of it when the gateway says of a captured charge that it failed after all. */
function returnedRecord(payment: PaymentRow, found: FoundPayment): ReturnedRecord | null {
  if (found.outcome === "failed") {
    return payment.paid_at ? { gone: payment.amount, cancellations: [] } : null;
  }
  if (found.outcome !== "paid" && found.outcome !== "cancelled") return null;
  return { gone: found.cancelledWon, cancellations: found.cancellations };
}

const isOwn = ({ reason }: RefundRow): boolean => reason !== "outside";

function toOwn({ id, amount, method, state }: RefundRow): SomssiRefund[] {
  return state === "replaced" || state === "reversed" ? [] : [{ id, amount, method, state }];
}

const sumOf = (refunds: readonly { amount: number }[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

async function insertOutside(
  tx: Tx,
  { payment, now, ids }: Reading,
  amount: number,
): Promise<void> {
  await tx`
    INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, created_at, done_at)
    VALUES (${ids.next()}, ${payment.account_id}, ${payment.id}, ${amount}, ${amount}, 'gateway', 'outside', 'done',
            ${now}, ${now})`;
}

/** Rows never change their amount: of one that came back in part the rest is a row of its own. */
async function reverseOutside(
  tx: Tx,
  reading: Reading,
  { known, amount }: { known: readonly RefundRow[]; amount: number },
): Promise<void> {
  let back = amount;
  for (const refund of known.toReversed()) {
    if (back === 0) return;
    await tx`UPDATE refunds SET state = 'reversed', reversed_at = ${reading.now} WHERE id = ${refund.id}`;
    const stays = Math.max(0, refund.amount - back);
    back -= refund.amount - stays;
    if (stays > 0) await insertOutside(tx, reading, stays);
  }
}

/** Refunds that wait, or that the gateway refused, and that money which went back beside them has left less for. */
async function layAnew(
  tx: Tx,
  reading: Reading,
  {
    record,
    own,
    arrived,
  }: { record: ReturnedRecord; own: readonly RefundRow[]; arrived: string[] },
): Promise<void> {
  const { payment, now, ids } = reading;
  const open = own.filter(
    ({ id, state }) => (state === "waiting" || state === "failed") && !arrived.includes(id),
  );
  const goneByBank = sumOf(
    own.filter(({ state, method }) => state === "done" && method !== "gateway"),
  );
  const laid = layRefunds({ amount: payment.amount, goneAtGateway: record.gone, goneByBank }, open);
  for (const { id, amount, left_won: left } of laid) {
    const refund = open.find((one) => one.id === id);
    if (!refund || (amount === refund.amount && left === refund.left_won)) continue;
    await tx`
      UPDATE refunds SET state = 'replaced', next_try_at = NULL WHERE id = ${id}`;
    await tx`
      UPDATE payments SET refunded = refunded - ${refund.amount - amount} WHERE id = ${payment.id}`;
    if (amount === 0) continue;
    const anew = ids.next();
    const byGateway = refund.method === "gateway";
    await tx`
      INSERT INTO refunds (id, account_id, payment_id, amount, left_won, method, reason, state, next_try_at, created_at,
                           owed_since)
      VALUES (${anew}, ${refund.account_id}, ${payment.id}, ${amount}, ${left}, ${refund.method}, ${refund.reason},
              'waiting', ${byGateway ? now : null}, ${now}, ${refund.owed_since ?? refund.created_at})`;
    if (!byGateway) {
      await askWhereTo(tx, { ...refund, id: anew, amount }, { now, ids });
    }
  }
}
