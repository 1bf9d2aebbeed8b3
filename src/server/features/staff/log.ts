import type { StaffLogAction } from "#domain/staff/log-action.ts";
import type { StaffLogKind } from "#domain/staff/log-kind.ts";
import type { StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";

/** Who stands behind an entry of the staff log, and where they called from. */
export interface StaffActor {
  /** Null for the command line. */
  staffId: string | null;
  /** Who works at the command line; null for staff. */
  operator: string | null;
  ip: string;
}

export interface StaffLogEntry {
  by: StaffActor;
  kind: StaffLogKind;
  action: StaffLogAction;
  /** What it was about; nothing in particular without. */
  subject?: StaffLogSubject;
  /** Whose data it was about. */
  personId?: string | null;
  reason?: string;
  now: Date;
  ids: Ids;
}

/** Adds an entry to the log of what staff did, saw and tried; a decision's in the transaction that decides. */
export async function writeStaffLog(db: Db, entry: StaffLogEntry): Promise<void> {
  const { by, kind, action, now, ids } = entry;
  await db`
    INSERT INTO staff_log (id, at, operator, staff_id, kind, action, subject_kind, subject_id, person_id,
                           reason, ip)
    VALUES (${ids.next()}, ${now}, ${by.operator}, ${by.staffId}, ${kind}, ${action},
            ${entry.subject?.kind ?? null}, ${entry.subject?.id ?? null}, ${entry.personId ?? null}, ${entry.reason ?? ""}, ${by.ip})`;
}

/** The staff account that calls. */
export function staffActor(call: {
  viewer: { accountId: string };
  request: { ip: string };
}): StaffActor {
  const { accountId } = call.viewer;
  return { staffId: accountId, operator: null, ip: call.request.ip };
}

/** The operator at the machine itself, by their name there. */
export function commandLineActor(operator: string): StaffActor {
  return { staffId: null, operator, ip: "" };
}
