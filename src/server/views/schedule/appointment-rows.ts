import type { Day } from "#domain/calendar/day.ts";
import type { ConsultationState } from "#domain/consultation/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";

/** More than anybody agrees on in the time that a calendar shows. */
const MOST_APPOINTMENTS = 1_000;

export interface HireAppointmentRow {
  id: string;
  quote_id: string;
  request_id: string;
  customer_id: string;
  pro_id: string;
  service_slug: string;
  agreed_date: Day;
  agreed_time: string | null;
  state: HireState;
  completed_at: Date | null;
  changes: number;
  changed_at: Date;
}

export interface ConsultationAppointmentRow {
  id: string;
  customer_id: string;
  pro_id: string;
  starts_at: Date;
  ends_at: Date;
  state: ConsultationState;
  changed_at: Date;
}

function hireColumns(db: Db) {
  return db`
    h.id, h.quote_id, h.request_id, h.customer_id, h.pro_id, h.service_slug, h.agreed_date,
    h.agreed_time, h.state, h.completed_at, changed.count AS changes,
    greatest(h.hired_at, changed.last_at, h.completed_at, h.cancelled_at) AS changed_at
    FROM hires h CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, max(c.decided_at) AS last_at FROM change_orders c
      WHERE c.hire_id = h.id AND c.state = 'approved') changed`;
}

/** What a pro was hired for from a day on, cancelled hires among it. */
export async function findHireAppointments(
  db: Db,
  proId: string,
  since: Day,
): Promise<HireAppointmentRow[]> {
  return db<HireAppointmentRow[]>`
    SELECT ${hireColumns(db)}
    WHERE h.pro_id = ${proId} AND h.agreed_date >= ${since}
    ORDER BY h.agreed_date, h.id LIMIT ${MOST_APPOINTMENTS}`;
}

export async function findHireAppointment(
  db: Db,
  hireId: string,
): Promise<HireAppointmentRow | undefined> {
  const [row] = await db<HireAppointmentRow[]>`SELECT ${hireColumns(db)} WHERE h.id = ${hireId}`;
  return row;
}

/** Agreed on once: what was only asked for is in nobody's calendar. */
function wasConfirmed(db: Db) {
  return db`(state IN ('confirmed', 'held') OR state = 'cancelled' AND decided_at IS NOT NULL)`;
}

function consultationColumns(db: Db) {
  return db`id, customer_id, pro_id, starts_at, ends_at, state,
    greatest(asked_at, decided_at, ended_at) AS changed_at`;
}

/** A pro's consultations from an instant on that were confirmed, those cancelled afterwards among them. */
export async function findConsultationAppointments(
  db: Db,
  proId: string,
  since: Date,
): Promise<ConsultationAppointmentRow[]> {
  return db<ConsultationAppointmentRow[]>`
    SELECT ${consultationColumns(db)} FROM consultations
    WHERE pro_id = ${proId} AND starts_at >= ${since} AND ${wasConfirmed(db)}
    ORDER BY starts_at, id LIMIT ${MOST_APPOINTMENTS}`;
}

export async function findConsultationAppointment(
  db: Db,
  id: string,
): Promise<ConsultationAppointmentRow | undefined> {
  const [row] = await db<ConsultationAppointmentRow[]>`
    SELECT ${consultationColumns(db)} FROM consultations WHERE id = ${id} AND ${wasConfirmed(db)}`;
  return row;
}
