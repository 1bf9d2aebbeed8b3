import { crashPoint } from "../crash-point.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Db, Sql, Tx } from "../database/sql.ts";
import { refuse, Refusal } from "../refusal.ts";
import {
  findAnswer,
  hashOf,
  isKept,
  refusedAnswer,
  replay,
  takeKey,
  type Answer,
  type KeyedCall,
} from "./idempotency.ts";

/** Longer than the gateway may take; whoever has not answered by then is dead. Product time. */
const RUNNING_FOR_MS = 60_000;

type Transaction = <T>(work: (tx: Tx) => Promise<T>, pending?: (done: T) => unknown) => Promise<T>;

/** Carries a kept answer out of the handler that came second. */
class AlreadyAnswered extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super("answered before");
    this.answer = answer;
  }
}

/**
 * Runs at most once per key a write that calls the payment gateway after its transaction. The key is taken in that
 * transaction together with what it accepted; the answer is kept when the gateway's is known. A replay meanwhile hears
 * that it is running, and one after a crash hears what was accepted.
 */
export async function runCharge(
  sql: Sql,
  call: KeyedCall,
  facts: {
    answerOf: (output: unknown) => Answer;
    work: (transaction: Transaction) => Promise<unknown>;
  },
): Promise<Answer> {
  const earlier = await keptAnswer(sql, call);
  if (earlier) return earlier;
  try {
    const output = await facts.work((work, pending) =>
      inTransaction(sql, async (tx) => {
        await takeKey(tx, call);
        const kept = await keptAnswer(tx, call);
        if (kept) throw new AlreadyAnswered(kept);
        const done = await work(tx);
        await keepRunning(tx, call, facts.answerOf(await pending?.(done)));
        return done;
      }),
    );
    crashPoint("before_answer");
    return await keepFinal(sql, call, facts.answerOf(output));
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.answer;
    if (!(error instanceof Refusal) || !isKept(error)) throw error;
    return keepFinal(sql, call, refusedAnswer(error, call.traceId));
  }
}

async function keptAnswer(db: Db, call: KeyedCall): Promise<Answer | null> {
  const kept = await findAnswer(db, call);
  if (!kept) return null;
  const answer = replay(kept, hashOf(call.body));
  if (kept.running_until && kept.running_until > call.now) refuse("idempotency_running");
  return answer;
}

async function keepRunning(tx: Tx, call: KeyedCall, answer: Answer): Promise<void> {
  const until = new Date(call.now.getTime() + RUNNING_FOR_MS);
  await tx`
    INSERT INTO idempotency_keys (account_id, endpoint, key, body_hash, status, answer, created_at, running_until)
    VALUES (${call.accountId}, ${call.endpoint}, ${call.key}, ${hashOf(call.body)}, ${answer.status},
            ${JSON.stringify(answer.body)}::text::jsonb, ${call.now}, ${until})`;
}

async function keepFinal(sql: Sql, call: KeyedCall, answer: Answer): Promise<Answer> {
  await sql`
    INSERT INTO idempotency_keys (account_id, endpoint, key, body_hash, status, answer, created_at)
    VALUES (${call.accountId}, ${call.endpoint}, ${call.key}, ${hashOf(call.body)}, ${answer.status},
            ${JSON.stringify(answer.body)}::text::jsonb, ${call.now})
    ON CONFLICT (account_id, endpoint, key) DO UPDATE
    SET status = excluded.status, answer = excluded.answer, running_until = NULL
    WHERE idempotency_keys.running_until IS NOT NULL`;
  return answer;
}
