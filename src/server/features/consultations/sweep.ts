import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { transitionConsultation } from "./transition-consultation.ts";
import {
  consultationFacts,
  findDueConsultations,
  lockConsultation,
  updateConsultation,
  type ConsultationRow,
} from "./queries.ts";

const BATCH = 100;

/** Reminds of consultations, ends those that nobody answered and those that were held, each by itself. */
export async function sweepConsultations(deps: {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}): Promise<void> {
  const now = deps.clock.now();
  await drainDue(
    () => findDueConsultations(deps.sql, now, BATCH),
    (id) => inTransaction(deps.sql, (tx) => settle(tx, id, now, deps.ids)),
  );
}

/** Decided again under the lock: a side or another process may have been faster. */
async function settle(tx: Tx, id: string, now: Date, ids: Ids): Promise<void> {
  const row = await lockConsultation(tx, id);
  if (row?.state === "asked" && row.answer_by <= now) {
    await transitionConsultation(tx, row, "system", { event: "expire", now, ids });
  }
  if (row?.state !== "confirmed") return;
  if (row.ends_at <= now)
    await transitionConsultation(tx, row, "system", { event: "hold", now, ids });
  else if (row.remind_at !== null && row.remind_at <= now) await remind(tx, row, now, ids);
}

/** Too late to remind of what has begun. */
async function remind(tx: Tx, row: ConsultationRow, now: Date, ids: Ids): Promise<void> {
  await updateConsultation(tx, { ...row, remind_at: null });
  if (row.starts_at <= now) return;
  await happened(tx, { kind: "consultation.tomorrow", ...consultationFacts(row) }, { now, ids });
}
