import type { Sql } from "../../database/sql.ts";
import { refuse, Refusal } from "../../refusal.ts";
import {
  findAnswer,
  isKept,
  refusedAnswer,
  replay,
  hashOf,
  type Answer,
  type KeyedCall,
} from "./idempotency.ts";
import type { ChargeWork } from "./run-charge.ts";

/** Longer than the gateway may take; whoever has not answered by then is dead. Product time. */
const LEASE_MS = 60_000;

/** Until when a call that begins at `now` has to itself what it accepted. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Keeps the gateway's word in the place of what was accepted. Of two who come to one, the first is answered by both. */
export async function keepFinal(sql: Sql, call: KeyedCall, answer: Answer): Promise<Answer> {
  const kept = await sql`
    UPDATE idempotency_keys
    SET status = ${answer.status}, answer = ${JSON.stringify(answer.body)}, running_until = NULL, accepted = NULL
    WHERE ${isOf(sql, call)} AND running_until IS NOT NULL`;
  if (kept.count > 0) return answer;
  const first = await findAnswer(sql, call);
  return first ? replay(first, hashOf(call.body)) : answer;
}

/**
 * Answers for a process that died between its transaction and its answer: the work goes on after the transaction, with
 * what that came to, so nothing is decided or charged a second time. One caller at a time holds the lease for it.
 */
export async function finishOrphan(
  sql: Sql,
  call: KeyedCall,
  { work, answerOf, accepted }: ChargeWork & { accepted: Answer },
): Promise<Answer> {
  const until = leaseFrom(call.now);
  const [orphan] = await sql<{ accepted: { done?: unknown } | null }[]>`
    UPDATE idempotency_keys SET running_until = ${until}
    WHERE ${isOf(sql, call)} AND running_until <= ${call.now} RETURNING accepted`;
  if (!orphan) return refuse("idempotency_running");
  // Begun by a version that did not keep what was done.
  if (!orphan.accepted) return accepted;
  const { done } = orphan.accepted;
  let isResumed = false;
  try {
    const output = await work(async () => {
      isResumed = true;
      return done as never;
    });
    return await keepFinal(sql, call, answerOf(output));
  } catch (error) {
    if (error instanceof Refusal && isKept(error)) {
      // What would be refused today was accepted then.
      const answer = isResumed ? refusedAnswer(error, call.traceId) : accepted;
      return keepFinal(sql, call, answer);
    }
    await sql`
      UPDATE idempotency_keys SET running_until = ${call.now}
      WHERE ${isOf(sql, call)} AND running_until = ${until}`;
    throw error;
  }
}

function isOf(sql: Sql, { accountId, endpoint, key }: KeyedCall) {
  return sql`account_id = ${accountId} AND endpoint = ${endpoint} AND key = ${key}`;
}
