import { mayArriveTwice, STUCK_STATES, type DeliveryState } from "#domain/notice/delivery.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import { enqueueJob } from "#server/platform/jobs/enqueue.ts";
import { refuse } from "#server/platform/refusal.ts";

/**
 * Verb for staff: puts what did not go out back among what waits, with all its tries. A channel whose provider is down
 * stays closed. Refuses what is not stuck any more, as at a second press, and whose text is gone. Returns whose it is.
 */
export async function sendAgain(
  tx: Tx,
  again: { deliveryId: string; twiceIsFine: boolean; now: Date },
): Promise<{ accountId: string | null }> {
  const [row] = await tx<{ state: DeliveryState; account_id: string | null; has_text: boolean }[]>`
    SELECT state, account_id, body <> '' AS has_text FROM deliveries
    WHERE id = ${again.deliveryId} FOR UPDATE`;
  const { state, account_id: accountId, has_text: hasText } = row ?? refuse("not_found");
  if (!hasText || !STUCK_STATES.some((stuck) => stuck === state)) refuse("state_forbids");
  if (mayArriveTwice(state) && !again.twiceIsFine) {
    refuse("invalid", { fields: { may_arrive_twice: ["두 번 도착할 수 있음을 확인해 주세요."] } });
  }
  await tx`
    UPDATE deliveries SET state = 'pending', failures = 0, not_before = ${again.now}, last_error = NULL,
      first_tried_at = NULL, provider_id = NULL, sent_at = NULL, report = NULL, report_due = NULL
    WHERE id = ${again.deliveryId}`;
  await enqueueJob(tx, "deliver_messages");
  return { accountId };
}
