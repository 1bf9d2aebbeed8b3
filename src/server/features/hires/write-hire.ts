import type { HireCanceller } from "#domain/request/lifecycle.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { AgreedTerms } from "#domain/change-order/change-order.ts";
import { autoCompleteAt } from "#domain/request/deadlines.ts";
import { remindAt } from "#domain/schedule/appointment-reminder.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { HireRow } from "./queries.ts";

type HireTimes = Pick<HireRow, "auto_complete_at" | "remind_at">;

/** What falls due by itself because of the day that both sides agreed on at `now`. */
export function timesOf(agreedDate: Day, now: Date): HireTimes {
  const reminder = remindAt(agreedDate, now.getTime());
  return {
    auto_complete_at: new Date(autoCompleteAt(agreedDate)),
    remind_at: reminder === null ? null : new Date(reminder),
  };
}

export async function writeReminded(tx: Tx, hireId: string): Promise<void> {
  await tx`UPDATE hires SET remind_at = NULL WHERE id = ${hireId}`;
}

export async function insertHire(
  tx: Tx,
  hire: Omit<HireRow, "state" | "cancelled_by" | "cancel_reason" | "completed_at" | "cancelled_at">,
): Promise<void> {
  await tx`INSERT INTO hires ${tx({ ...hire, state: "hired" })}`;
}

export async function writeCompleted(tx: Tx, hireId: string, now: Date): Promise<void> {
  await tx`UPDATE hires SET state = 'completed', completed_at = ${now} WHERE id = ${hireId}`;
}

export async function writeCancelled(
  tx: Tx,
  cancelled: { hireId: string; by: HireCanceller; reason: string; now: Date },
): Promise<void> {
  await tx`
    UPDATE hires
    SET state = 'cancelled', cancelled_by = ${cancelled.by}, cancel_reason = ${cancelled.reason},
        cancelled_at = ${cancelled.now}
    WHERE id = ${cancelled.hireId}`;
}

/** Writes the terms that hold after an approved change. */
export async function writeTerms(
  tx: Tx,
  hireId: string,
  terms: AgreedTerms & HireTimes,
): Promise<void> {
  await tx`
    UPDATE hires
    SET agreed_price = ${terms.agreed_price}, agreed_date = ${terms.agreed_date},
        agreed_time = ${terms.agreed_time}, scope = ${terms.scope},
        auto_complete_at = ${terms.auto_complete_at}, remind_at = ${terms.remind_at}
    WHERE id = ${hireId}`;
}
