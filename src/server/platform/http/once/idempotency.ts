import { createHash } from "node:crypto";
import { stringify } from "safe-stable-stringify";
import { statusOf } from "#contract/errors.ts";
import { inTransaction } from "../../database/in-transaction.ts";
import type { Db, Sql, Tx } from "../../database/sql.ts";
import { refuse, Refusal } from "../../refusal.ts";
import { errorBody } from "../error-answers.ts";

export interface Answer {
  status: number;
  body: unknown;
}

export interface KeyedCall {
  accountId: string;
  endpoint: string;
  key: string;
  body: unknown;
  now: Date;
  traceId: string;
}

/**
 * Runs a write at most once per key. The answer is kept in the transaction that does the work and holds the key, so
 * after a crash a replay either finds both or neither, and nobody acts on the key in between. Refusals are kept
 * too, with nothing of the work; answers of 5xx are not.
 */
export async function runOnce(
  sql: Sql,
  call: KeyedCall,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = hashOf(call.body);
  return inTransaction(sql, async (tx) => {
    await takeKey(tx, call);
    const kept = await findAnswer(tx, call);
    if (kept) return replay(kept, bodyHash);
    const answer = await workOrRefusal(tx, call, work);
    await keepAnswer(tx, call, answer);
    return answer;
  });
}

/** The same for the same JSON: the order of an object's fields says nothing, that of a list does. */
export function hashOf(body: unknown): Buffer {
  return createHash("sha256")
    .update(stringify(body ?? null) ?? "")
    .digest();
}

/** The answer of the work, or its refusal as an answer, and then the work has left nothing behind. */
async function workOrRefusal(
  tx: Tx,
  call: KeyedCall,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  try {
    // postgres.js types a savepoint's result as if it were an array; boxed, it is neither.
    return (await tx.savepoint(async (inner) => ({ answer: await work(inner) }))).answer;
  } catch (error) {
    if (!(error instanceof Refusal) || !isKept(error)) throw error;
    return refusedAnswer(error, call.traceId);
  }
}

/** A refusal as the answer that is kept of it. */
export function refusedAnswer(refusal: Refusal, traceId: string): Answer {
  return {
    status: statusOf(refusal.code),
    body: errorBody(refusal.code, traceId, {
      message: refusal.message,
      ...(refusal.fields ? { fields: refusal.fields } : {}),
    }),
  };
}

/** What says nothing about the write itself must not stand as its answer. */
export function isKept(refusal: Refusal): boolean {
  const status = statusOf(refusal.code);
  return status < 500 && status !== 429 && !refusal.code.startsWith("idempotency_");
}

export async function takeKey(tx: Tx, call: KeyedCall): Promise<void> {
  const name = `idempotency:${call.accountId}:${call.endpoint}:${call.key}`;
  const [row] = await tx<{ taken: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS taken`;
  if (!row?.taken) refuse("idempotency_running");
}

interface KeptAnswer {
  body_hash: Uint8Array;
  status: number;
  /** JSON as it was sent. */
  answer: string;
  /** Of a write that charges and waits for the gateway's answer. */
  running_until: Date | null;
}

export async function findAnswer(tx: Db, call: KeyedCall): Promise<KeptAnswer | undefined> {
  const [row] = await tx<KeptAnswer[]>`
    SELECT body_hash, status, answer, running_until FROM idempotency_keys
    WHERE account_id = ${call.accountId} AND endpoint = ${call.endpoint} AND key = ${call.key}`;
  return row;
}

export function replay(kept: KeptAnswer, bodyHash: Uint8Array): Answer {
  if (!Buffer.from(kept.body_hash).equals(bodyHash)) refuse("idempotency_mismatch");
  return { status: kept.status, body: JSON.parse(kept.answer) };
}

/**
 * Keeps the answer of a key that is taken. Of a call that is `running` it is what was accepted: until then a replay
 * is answered that it runs, and after that may finish it from what its transaction has `done`.
 */
export async function keepAnswer(
  tx: Tx,
  call: KeyedCall,
  answer: Answer,
  running: { until: Date; done: unknown } | null = null,
): Promise<void> {
  const accepted = running && JSON.stringify({ done: running.done });
  await tx`
    INSERT INTO idempotency_keys
      (account_id, endpoint, key, body_hash, status, answer, created_at, running_until, accepted)
    VALUES (${call.accountId}, ${call.endpoint}, ${call.key}, ${hashOf(call.body)}, ${answer.status},
            ${JSON.stringify(answer.body)}, ${call.now}, ${running?.until ?? null}, ${accepted}::text::jsonb)`;
}
