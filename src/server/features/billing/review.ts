import { HOUR_MS } from "#domain/calendar/durations.ts";
import { nextReviewAt } from "#domain/payment/review.ts";
import { eachAtOnce } from "../../platform/jobs/each-at-once.ts";
import { throwFailures } from "../../platform/jobs/drain-due.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { isGatewayThere } from "./gateway-health.ts";
import { readRecord, workForAccount } from "./gateway-work.ts";
import { takenBackWon } from "./queries.ts";

const BATCH = 100;
const AT_ONCE = 6;

interface DueReview {
  id: string;
  account_id: string;
  paid_at: Date;
  review_at: Date;
  taken_back: number;
}

/**
 * Asks the gateway again about what it captured, although no webhook came: its word of a chargeback, a refund in its
 * console or their reversal may have been lost. Each payment is taken once, whoever else looks.
 */
export async function reviewPayments(deps: GatewayDeps): Promise<void> {
  if (!isGatewayThere(deps)) return;
  const { sql, clock } = deps;
  const failed = new Map<string, unknown>();
  for (;;) {
    const due = await sql<DueReview[]>`
      SELECT p.id, p.account_id, p.paid_at, p.review_at, ${takenBackWon(sql)} AS taken_back FROM payments p
      WHERE p.review_at <= ${clock.now()} AND NOT p.id = ANY(${[...failed.keys()]})
      ORDER BY p.review_at LIMIT ${BATCH}`;
    if (due.length === 0) break;
    await eachAtOnce(due, AT_ONCE, {
      work: (payment) => review(deps, payment),
      failed: ({ id }, error) => failed.set(id, error),
    });
  }
  throwFailures([...failed.values()]);
}

async function review(deps: GatewayDeps, payment: DueReview): Promise<void> {
  const now = deps.clock.now().getTime();
  const { id, account_id, paid_at, review_at, taken_back } = payment;
  const next = nextReviewAt({ paid_at: paid_at.getTime(), taken_back }, now);
  const taken = await deps.sql`
    UPDATE payments SET review_at = ${next === null ? null : new Date(next)}
    WHERE id = ${id} AND review_at = ${review_at}`;
  if (taken.count === 0) return;
  if ((await readRecord(deps, id)) === "unclear") {
    await deps.sql`UPDATE payments SET review_at = ${new Date(now + HOUR_MS)} WHERE id = ${id}`;
    return;
  }
  await workForAccount(deps, account_id);
}
