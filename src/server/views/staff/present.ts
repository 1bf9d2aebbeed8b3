import type { PastDecision, StaffPerson } from "#contract/endpoints/staff/staff-parts.ts";
import type { Output } from "#contract/registry.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { maskMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { StaffLogSubject } from "#domain/staff/log-subject.ts";
import type { PersonRow } from "../../features/accounts/queries.ts";
import type { StaffLogRow } from "./log-rows.ts";

/** An account on the page of what staff decide about: its number masked. */
export function presentPerson(row: PersonRow): StaffPerson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone && maskMobile(row.phone),
    joined_at: seoulIso(row.created_at.getTime()),
  };
}

/** A decision on the page of a subject. */
export function presentDecision(row: StaffLogRow, subject: StaffLogSubject): PastDecision {
  return {
    at: seoulIso(row.at.getTime()),
    by: actorName(row),
    action: row.action,
    reason: row.reason,
    is_about_this: row.subject_kind === subject.kind && row.subject_id === subject.id,
  };
}

export function presentLogEntry(row: StaffLogRow): Output<"staff.log">["items"][number] {
  const { subject_kind: kind, subject_id: id } = row;
  return {
    id: row.id,
    at: seoulIso(row.at.getTime()),
    by: actorName(row),
    kind: row.kind,
    action: row.action,
    subject: kind !== null && id !== null ? { kind, id } : null,
    person: row.person_name && maskName(row.person_name),
    reason: row.reason,
    ip: row.ip,
  };
}

function actorName(row: StaffLogRow): string {
  return row.staff_name ?? `명령줄 · ${row.operator}`;
}
