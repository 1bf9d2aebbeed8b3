import type { Day } from "#domain/calendar/day.ts";
import type { CareerEntry } from "#domain/consultation/check-consultant.ts";
import type { ResponsePromise } from "#domain/consultation/consultant-limits.ts";
import type { WeeklyHours } from "#domain/consultation/weekly-hours.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ConsultantRow {
  pro_id: string;
  headline: string;
  fields: string[];
  career: CareerEntry[];
  fee: number;
  minutes: number;
  weekly_hours: WeeklyHours;
  holidays: Day[];
  response_promise: ResponsePromise;
}

export async function findConsultant(db: Db, proId: string): Promise<ConsultantRow | undefined> {
  const [row] = await db<
    ConsultantRow[]
  >`SELECT ${columns(db)} FROM consultants WHERE pro_id = ${proId}`;
  return row;
}

/** The profile, held for this transaction: of those who ask for slots of one pro, one at a time. */
export async function lockConsultant(tx: Tx, proId: string): Promise<ConsultantRow | undefined> {
  const [row] = await tx<ConsultantRow[]>`
    SELECT ${columns(tx)} FROM consultants WHERE pro_id = ${proId} FOR NO KEY UPDATE`;
  return row;
}

export async function saveConsultant(tx: Tx, row: ConsultantRow, now: Date): Promise<void> {
  const values = {
    ...row,
    career: tx.json(row.career),
    weekly_hours: tx.json(row.weekly_hours),
    holidays: tx.json(row.holidays),
    updated_at: now,
  };
  await tx`
    INSERT INTO consultants ${tx({ ...values, created_at: now })}
    ON CONFLICT (pro_id) DO UPDATE SET ${tx(values)}`;
}

/** False when there was none. */
export async function deleteConsultant(tx: Tx, proId: string): Promise<boolean> {
  return (await tx`DELETE FROM consultants WHERE pro_id = ${proId}`).count === 1;
}

function columns(db: Db) {
  return db`pro_id, headline, fields, career, fee, minutes, weekly_hours, holidays, response_promise`;
}
