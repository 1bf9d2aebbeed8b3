import { answeredSince, CONFIRM_AFTER_MS, granted } from "#domain/account/advertising-follow-up.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import { happened, type When } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { findDueFollowUps, lockFollowUp, writeFollowUp } from "./advertising-follow-ups.ts";
import { findAdvertisingAnswers } from "./consents.ts";

const BATCH = 100;

/** Confirms what people answered about advertising, and asks again what they agreed to long ago. */
export async function sweepAdvertising(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  await drainDue(
    () => findDueFollowUps(sql, now, BATCH),
    (accountId) => inTransaction(sql, (tx) => followUp(tx, accountId, { now, ids })),
  );
}

/** Decided again under the lock: they may have answered meanwhile, or another process was faster. */
async function followUp(tx: Tx, accountId: string, when: When): Promise<void> {
  const row = await lockFollowUp(tx, accountId);
  const answers = await findAdvertisingAnswers(tx, accountId);
  const now = when.now.getTime();
  const since = row.unconfirmed_since?.getTime() ?? null;
  if (since !== null && since + CONFIRM_AFTER_MS <= now) {
    const answered = answeredSince(answers, since);
    const said = { kind: "advertising.answered", accountId, answers: answered, at: since } as const;
    if (answered.length > 0) await happened(tx, said, when);
    row.unconfirmed_since = null;
  }
  const held = granted(answers);
  if (row.ask_at !== null && row.ask_at <= when.now && held.length > 0) {
    const oldest = Math.min(...held.map(({ at }) => at));
    const scopes = held.map(({ scope }) => scope);
    await happened(tx, { kind: "advertising.to_ask", accountId, scopes, since: oldest }, when);
    row.asked_at = when.now;
  }
  await writeFollowUp(tx, accountId, row, answers);
}
