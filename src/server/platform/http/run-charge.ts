import { crashPoint } from "../crash-point.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Db, Sql, Tx } from "../database/sql.ts";
import { refuse, Refusal } from "../refusal.ts";
import {
  findAnswer,
  hashOf,
  isKept,
  keepAnswer,
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
  let isAccepted = false;
  const keep = (answer: Answer) => (isAccepted ? keepFinal : keepOnly)(sql, call, answer);
  try {
    const output = await facts.work(async (work, pending) => {
      const accepted = await inTransaction(sql, async (tx) => {
        await takeKey(tx, call);
        const kept = await keptAnswer(tx, call);
        if (kept) throw new AlreadyAnswered(kept);
        const done = await work(tx);
        const until = new Date(call.now.getTime() + RUNNING_FOR_MS);
        await keepAnswer(tx, call, facts.answerOf(await pending?.(done)), until);
        return done;
      });
      isAccepted = true;
      return accepted;
    });
    crashPoint("before_answer");
    return await keep(facts.answerOf(output));
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.answer;
    if (!(error instanceof Refusal) || !isKept(error)) throw error;
    return keep(refusedAnswer(error, call.traceId));
  }
}

async function keptAnswer(db: Db, call: KeyedCall): Promise<Answer | null> {
  const kept = await findAnswer(db, call);
  if (!kept) return null;
  const answer = replay(kept, hashOf(call.body));
  if (kept.running_until && kept.running_until > call.now) refuse("idempotency_running");
  return answer;
}

/** Keeps the answer of a call of which nothing was accepted. Whoever took the key meanwhile goes before it. */
async function keepOnly(sql: Sql, call: KeyedCall, answer: Answer): Promise<Answer> {
  return inTransaction(sql, async (tx) => {
    await takeKey(tx, call);
    const kept = await keptAnswer(tx, call);
    if (!kept) await keepAnswer(tx, call, answer);
    return kept ?? answer;
  });
}

/** Keeps the gateway's word in the place of what was accepted. */
async function keepFinal(sql: Sql, call: KeyedCall, answer: Answer): Promise<Answer> {
  await sql`
    UPDATE idempotency_keys
    SET status = ${answer.status}, answer = ${JSON.stringify(answer.body)}::text::jsonb, running_until = NULL
    WHERE account_id = ${call.accountId} AND endpoint = ${call.endpoint} AND key = ${call.key}
      AND running_until IS NOT NULL`;
  return answer;
}
