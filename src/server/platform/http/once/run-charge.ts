import { crashPoint } from "../../crash-point.ts";
import { inTransaction } from "../../database/in-transaction.ts";
import type { Db, Sql, Tx } from "../../database/sql.ts";
import { refuse, Refusal } from "../../refusal.ts";
import { finishOrphan, keepFinal, leaseFrom } from "./charge-lease.ts";
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

export type Transaction = <T>(
  work: (tx: Tx) => Promise<T>,
  pending?: (done: T) => unknown,
) => Promise<T>;

/** Carries a kept answer out of the handler that came second. */
class AlreadyAnswered extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super("answered before");
    this.answer = answer;
  }
}

export interface ChargeWork {
  answerOf: (output: unknown) => Answer;
  /** What its transaction answers has to survive JSON: after a crash somebody else goes on with it. */
  work: (transaction: Transaction) => Promise<unknown>;
}

/**
 * Runs at most once per key a write that calls the payment gateway after its transaction. The key is taken in that
 * transaction together with what it accepted; the answer is kept when the gateway's is known. A replay meanwhile is
 * answered that it is running; one after a crash finishes what was accepted, and charges nothing again.
 */
export async function runCharge(sql: Sql, call: KeyedCall, facts: ChargeWork): Promise<Answer> {
  const earlier = await keptAnswer(sql, call);
  if (earlier?.isOrphan) return finishOrphan(sql, call, { ...facts, accepted: earlier.answer });
  if (earlier) return earlier.answer;
  let isAccepted = false;
  const keep = (answer: Answer) => (isAccepted ? keepFinal : keepOnly)(sql, call, answer);
  try {
    const output = await facts.work(async (work, pending) => {
      const accepted = await inTransaction(sql, async (tx) => {
        await takeKey(tx, call);
        const kept = await keptAnswer(tx, call);
        if (kept) throw new AlreadyAnswered(kept.answer);
        const done = await work(tx);
        const running = { until: leaseFrom(call.now), done };
        await keepAnswer(tx, call, facts.answerOf(await pending?.(done)), running);
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

/** What is kept for the key. An orphan's process has not answered in time: it is dead. */
async function keptAnswer(
  db: Db,
  call: KeyedCall,
): Promise<{ answer: Answer; isOrphan: boolean } | null> {
  const kept = await findAnswer(db, call);
  if (!kept) return null;
  const answer = replay(kept, hashOf(call.body));
  if (kept.running_until && kept.running_until > call.now) refuse("idempotency_running");
  return { answer, isOrphan: kept.running_until !== null };
}

/** Keeps the answer of a call of which nothing was accepted. Whoever took the key meanwhile goes before it. */
async function keepOnly(sql: Sql, call: KeyedCall, answer: Answer): Promise<Answer> {
  return inTransaction(sql, async (tx) => {
    await takeKey(tx, call);
    const kept = await keptAnswer(tx, call);
    if (!kept) await keepAnswer(tx, call, answer);
    return kept?.answer ?? answer;
  });
}
