import { nameOnStatement } from "#domain/payment/statement-name.ts";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { backOffMs, FIRST_WAIT_MS } from "#domain/payment/back-off.ts";
import { refundName } from "#domain/payment/returned-money.ts";
import type { Db } from "../../platform/database/sql.ts";
import { crashPoint } from "../../platform/crash-point.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { findGateway, isGatewayThere } from "./gateway-health.ts";
import { reconcilePayment, reportOfCharge, reportOfRecord } from "./reconcile-payment.ts";
import { findMethod, findPayment, findRefund, type PaymentRow } from "./queries.ts";
import { settleRefund } from "./settle-refund.ts";

/** One thing to do at the gateway, by the id of its row. */
export interface GatewayTask {
  do: "charge" | "ask" | "refund";
  id: string;
}

/** A renewal that is declined and retried, refunded, asked again: far fewer than this follow each other. */
const ROUNDS = 10;
/** How long a charge that we stopped waiting for is still asked about. */
const LATE_FOR_MS = 7 * DAY_MS;

/**
 * Does what the rows say is to be done at the gateway for one account, and what follows from it, until nothing is
 * left: right after the commit that asked for it. Whatever is not done here the sweep does later. A charge that
 * somebody `waitsFor` was admitted while the gateway was there, so it goes out even if others found it away since:
 * minutes later it would take their money unawares.
 */
export async function workForAccount(
  deps: GatewayDeps,
  accountId: string,
  waitsFor: string | null = null,
): Promise<void> {
  if (waitsFor !== null) await charge(deps, waitsFor);
  for (let round = 0; round < ROUNDS; round += 1) {
    const tasks = await findTasks(deps.sql, { accountId, now: deps.clock.now(), limit: 20 });
    const [first] = tasks;
    if (!first || !(await findGateway(deps, first.id))) return;
    for (const task of tasks) await doTask(deps, task);
  }
}

/** What waits to be done at the gateway, of one account or of all. */
export async function findTasks(
  db: Db,
  which: { accountId: string | null; now: Date; limit: number },
): Promise<GatewayTask[]> {
  const { accountId, now, limit } = which;
  const ofAccount = accountId === null ? db`` : db`AND account_id = ${accountId}`;
  return db<GatewayTask[]>`
    (SELECT 'charge' AS do, id FROM payments
      WHERE status = 'pending' AND sent_at IS NULL ${ofAccount} ORDER BY started_at LIMIT ${limit})
    UNION ALL
    (SELECT 'ask' AS do, id FROM payments
      WHERE ask_wanted AND sent_at IS NOT NULL
        AND (status = 'pending' OR (paid_at IS NULL AND next_poll_at <= ${now})) ${ofAccount}
      LIMIT ${limit})
    UNION ALL
    (SELECT 'refund' AS do, id::text FROM refunds r
      WHERE state = 'waiting' AND method = 'gateway' AND next_try_at <= ${now} ${ofAccount} AND ${isFirst(db)}
      ORDER BY next_try_at LIMIT ${limit})`;
}

/** Several refunds of one payment go in their order: each names what the one before it left. */
function isFirst(db: Db) {
  return db`NOT EXISTS (SELECT 1 FROM refunds e
    WHERE e.payment_id = r.payment_id AND e.id < r.id AND e.state = 'waiting' AND e.method = 'gateway')`;
}

/**
 * Takes the task so that nobody else does it, calls the gateway, and writes down what it said. While the gateway is
 * away as a whole nothing is taken: the rows wait as they are, and a charge is sent once somebody is there.
 */
export async function doTask(deps: GatewayDeps, task: GatewayTask): Promise<void> {
  if (!isGatewayThere(deps)) return;
  if (task.do === "charge") await charge(deps, task.id);
  else if (task.do === "ask") await ask(deps, task.id);
  else await refund(deps, task.id);
}

/**
 * A charge is begun once and never again: whoever dies between taking it and writing down the answer leaves a charge
 * that nobody knows of, and then the gateway is asked by our own id.
 */
async function charge(deps: GatewayDeps, paymentId: string): Promise<void> {
  const { sql, clock } = deps;
  const now = clock.now();
  // One that waited is asked about no sooner than any other: before its answer can be there, it would seem missing.
  const [taken] = await sql<PaymentRow[]>`
    UPDATE payments SET sent_at = ${now}, ask_wanted = false,
                        next_poll_at = least(poll_deadline, greatest(next_poll_at, ${new Date(now.getTime() + FIRST_WAIT_MS)}))
    WHERE id = ${paymentId} AND status = 'pending' AND sent_at IS NULL RETURNING *`;
  if (!taken) return;
  const method = await findMethod(sql, taken.method_id);
  const [person] = await sql<{ name: string; email: string }[]>`
    SELECT name, email FROM accounts WHERE id = ${taken.account_id}`;
  if (!method || !person) throw new Error(`payment ${paymentId} has nobody to charge`);
  crashPoint("before_charge");
  const result = await deps.port.charge({
    paymentId,
    billingKey: method.billing_key,
    amountWon: taken.amount,
    orderName: nameOnStatement(taken.order_name),
    customer: { id: taken.account_id, name: person.name, email: person.email },
  });
  crashPoint("after_charge");
  await reconcilePayment(deps, paymentId, {
    report: reportOfCharge(result),
    ...(result.outcome === "paid" ? { gatewayId: result.gatewayId } : {}),
  });
  crashPoint("after_settle");
}

/**
 * A pending charge is asked about once for each request to do so; its rules may request it again. Of one that we
 * stopped waiting for money may have been taken all the same, and a webhook may be lost: it is asked about ever more
 * seldom for some days.
 */
async function ask(deps: GatewayDeps, paymentId: string): Promise<void> {
  const now = deps.clock.now();
  const taken = await deps.sql`
    UPDATE payments
    SET ask_wanted = status <> 'pending' AND settled_at > ${new Date(now.getTime() - LATE_FOR_MS)},
        next_poll_at = CASE status WHEN 'pending' THEN next_poll_at
                 ELSE ${now}::timestamptz + greatest(interval '5 minutes', ${now}::timestamptz - settled_at) END
    WHERE id = ${paymentId} AND ask_wanted AND (status = 'pending' OR (paid_at IS NULL AND next_poll_at <= ${now}))`;
  if (taken.count === 0 || (await readRecord(deps, paymentId)) !== "unclear") return;
  // What nobody answered was not the last question.
  await deps.sql`
    UPDATE payments SET ask_wanted = true
    WHERE id = ${paymentId} AND status <> 'pending' AND paid_at IS NULL AND NOT ask_wanted`;
}

/** Reads the gateway's record of a charge and does what follows; asked for by a webhook, too. */
export async function readRecord(
  deps: GatewayDeps,
  paymentId: string,
): Promise<"read" | "unclear" | "not_ours"> {
  if (!(await findPayment(deps.sql, paymentId))) return "not_ours";
  const found = await deps.port.find(paymentId);
  // Whether it was still waited for or not: this is the end of it.
  if (found.outcome === "failed") {
    await deps.sql`UPDATE payments SET ask_wanted = false WHERE id = ${paymentId} AND ask_wanted`;
  }
  await reconcilePayment(deps, paymentId, {
    report: reportOfRecord(found),
    found,
    ...("gatewayId" in found ? { gatewayId: found.gatewayId } : {}),
  });
  return found.outcome === "unknown" ? "unclear" : "read";
}

async function refund(deps: GatewayDeps, refundId: string): Promise<void> {
  const { sql, clock, port } = deps;
  const now = clock.now();
  const row = await findRefund(sql, refundId);
  if (!row) return;
  const tries = row.tries + 1;
  const taken = await sql`
    UPDATE refunds r SET tries = ${tries}, next_try_at = ${new Date(now.getTime() + backOffMs(tries))}
    WHERE id = ${refundId} AND state = 'waiting' AND method = 'gateway' AND next_try_at <= ${now}
      AND tries = ${row.tries} AND ${isFirst(sql)}`;
  if (taken.count === 0) return;
  crashPoint("before_refund");
  const result = await port.cancel({
    paymentId: row.payment_id,
    amountWon: row.amount,
    leftWon: row.left_won,
    reason: refundName(row),
  });
  crashPoint("after_refund");
  if (result.outcome === "already" && (await readRecord(deps, row.payment_id)) === "unclear")
    return;
  await settleRefund(deps, row, result);
}
