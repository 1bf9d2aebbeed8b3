import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StaffLogKind } from "#domain/staff/log-kind.ts";
import type { StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface StaffLogRow {
  id: string;
  at: Date;
  /** Who worked at the command line; null for staff. */
  operator: string | null;
  /** Name of the staff account; null for the command line. */
  staff_name: string | null;
  kind: StaffLogKind;
  action: StaffLogAction;
  subject_kind: string | null;
  subject_id: string | null;
  person_name: string | null;
  reason: string;
  ip: string;
}

export interface LogFilter {
  staffId: string | null;
  kind: StaffLogKind | null;
  /** From the first instant, before the second. */
  between: { from: Date; to: Date } | null;
}

/** The log, newest first, before the entry with id `before`. */
export async function findLog(
  db: Db,
  filter: LogFilter,
  page: { before: string | null; limit: number },
): Promise<StaffLogRow[]> {
  const { staffId, kind, between } = filter;
  return db<StaffLogRow[]>`
    ${entries(db)}
    WHERE (${page.before}::uuid IS NULL OR l.id < ${page.before})
      AND (${staffId}::uuid IS NULL OR l.staff_id = ${staffId})
      AND (${kind}::text IS NULL OR l.kind = ${kind})
      AND (${between?.from ?? null}::timestamptz IS NULL OR l.at >= ${between?.from ?? null})
      AND (${between?.to ?? null}::timestamptz IS NULL OR l.at < ${between?.to ?? null})
    ORDER BY l.id DESC LIMIT ${page.limit}`;
}

/** What was decided about one thing or one person, newest first. */
export async function findDecisions(
  db: Db,
  about: { subject: StaffLogSubject; personId: string | null },
): Promise<StaffLogRow[]> {
  return db<StaffLogRow[]>`
    ${entries(db)}
    WHERE l.kind = 'decision'
      AND ((l.subject_kind = ${about.subject.kind} AND l.subject_id = ${about.subject.id})
           OR (${about.personId}::uuid IS NOT NULL AND l.person_id = ${about.personId}))
    ORDER BY l.id DESC LIMIT 50`;
}

function entries(db: Db) {
  return db`
    SELECT l.id, l.at, l.operator, s.name AS staff_name, l.kind, l.action, l.subject_kind, l.subject_id,
           p.name AS person_name, l.reason, l.ip
    FROM staff_log l
    LEFT JOIN accounts s ON s.id = l.staff_id
    LEFT JOIN accounts p ON p.id = l.person_id`;
}
