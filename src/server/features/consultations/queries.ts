import type { ConsultationState } from "#domain/consultation/lifecycle.ts";
import type { Slot } from "#domain/consultation/free-slots.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ConsultationRow {
  id: string;
  pro_id: string;
  customer_id: string;
  starts_at: Date;
  ends_at: Date;
  fee: number;
  message: string;
  state: ConsultationState;
  reason: string | null;
  ended_by: "customer" | "pro" | "system" | null;
  asked_at: Date;
  answer_by: Date;
  decided_at: Date | null;
  remind_at: Date | null;
  ended_at: Date | null;
}

/** Whether a pro can be asked for consultations. */
export async function offersConsultations(db: Db, proId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM consultants WHERE pro_id = ${proId}) AS found`;
  return row?.found ?? false;
}

/** Whether a person ever asked a pro for a consultation. */
export async function hasConsulted(db: Db, customerId: string, proId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM consultations WHERE customer_id = ${customerId} AND pro_id = ${proId}
    ) AS found`;
  return row?.found ?? false;
}

export async function findConsultation(db: Db, id: string): Promise<ConsultationRow | undefined> {
  const [row] = await db<ConsultationRow[]>`SELECT * FROM consultations WHERE id = ${id}`;
  return row;
}

/** The consultation, held for this transaction. */
export async function lockConsultation(tx: Tx, id: string): Promise<ConsultationRow | undefined> {
  const [row] = await tx<ConsultationRow[]>`
    SELECT * FROM consultations WHERE id = ${id} FOR NO KEY UPDATE`;
  return row;
}

/** Slots of a pro that somebody asked for or that are agreed on, between two instants. */
export async function findTaken(
  db: Db,
  proId: string,
  between: { from: Date; to: Date },
): Promise<Slot[]> {
  const rows = await db<{ starts_at: Date; ends_at: Date }[]>`
    SELECT starts_at, ends_at FROM consultations
    WHERE pro_id = ${proId} AND state IN ('asked', 'confirmed')
      AND tstzrange(starts_at, ends_at) && tstzrange(${between.from}, ${between.to})
    ORDER BY starts_at`;
  return rows.map((row) => ({
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
  }));
}

export async function countOpenBetween(tx: Tx, customerId: string, proId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM consultations
    WHERE customer_id = ${customerId} AND pro_id = ${proId} AND state IN ('asked', 'confirmed')`;
  return row?.count ?? 0;
}

export async function insertConsultation(tx: Tx, row: ConsultationRow): Promise<void> {
  await tx`INSERT INTO consultations ${tx({ ...row })}`;
}

/** Writes what may change after it was asked for. */
export async function updateConsultation(tx: Tx, row: ConsultationRow): Promise<void> {
  const { state, reason, ended_by, decided_at, remind_at, ended_at } = row;
  const changed = { state, reason, ended_by, decided_at, remind_at, ended_at };
  await tx`UPDATE consultations SET ${tx(changed)} WHERE id = ${row.id}`;
}

/** One side's consultations, newest first, after the one with id `before`. */
export async function findConsultationsOf(
  db: Db,
  side: { customerId: string } | { proId: string },
  page: { before: string | null; limit: number },
): Promise<ConsultationRow[]> {
  const mine = "proId" in side ? db`pro_id = ${side.proId}` : db`customer_id = ${side.customerId}`;
  return db<ConsultationRow[]>`
    SELECT * FROM consultations
    WHERE ${mine} AND (${page.before}::uuid IS NULL OR id < ${page.before})
    ORDER BY id DESC LIMIT ${page.limit}`;
}

/** The part of a condition on `consultations`: the pro may still answer. */
export function mayBeAnswered(db: Db, now: Date) {
  return db`state = 'asked' AND answer_by > ${now}`;
}

/** How many customers wait for a pro's answer that may still be given. */
export async function countUnanswered(db: Db, proId: string, now: Date): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM consultations
    WHERE pro_id = ${proId} AND ${mayBeAnswered(db, now)}`;
  return row?.count ?? 0;
}

/** Consultations with something due: an answer that did not come, a reminder, their end. */
export async function findDueConsultations(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    (SELECT id, answer_by AS due FROM consultations WHERE state = 'asked' AND answer_by <= ${now})
    UNION ALL
    (SELECT id, remind_at FROM consultations WHERE state = 'confirmed' AND remind_at <= ${now})
    UNION ALL
    (SELECT id, ends_at FROM consultations WHERE state = 'confirmed' AND ends_at <= ${now})
    ORDER BY due, id LIMIT ${limit}`;
  return [...new Set(rows.map(({ id }) => id))];
}

/** What is said of it when something happened. */
export function consultationFacts(row: ConsultationRow) {
  return {
    consultationId: row.id,
    customerId: row.customer_id,
    proId: row.pro_id,
    startsAt: row.starts_at.getTime(),
  };
}
