import type { PastDecision, StaffPerson } from "#contract/endpoints/staff/staff-parts.ts";
import type { Output } from "#contract/registry.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { formatMobile } from "#domain/account/phone.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { PersonRow } from "../accounts/queries.ts";
import type { Choices, ProfileRow } from "../pros/profile-rows.ts";
import type { ProCardRow } from "../pros/queries.ts";
import type { StaffLogRow } from "./log-queries.ts";

/** An account on the page of what staff decide about: its number masked. */
export function presentPerson(row: PersonRow): StaffPerson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone && formatMobile(row.phone).replace(/-\d{3,4}-/, "-****-"),
    joined_at: seoulIso(row.created_at.getTime()),
  };
}

export function presentDecision(row: StaffLogRow): PastDecision {
  return {
    at: seoulIso(row.at.getTime()),
    by: actorName(row),
    action: row.action,
    reason: row.reason,
  };
}

/** A pro with what staff need to decide about them. */
export function presentProForStaff(
  row: ProfileRow,
  facts: {
    choices: Choices;
    account: PersonRow;
    card: ProCardRow;
    decisions: readonly StaffLogRow[];
  },
): Output<"staff.pros.get"> {
  return {
    id: row.id,
    state: row.state,
    state_reason: row.state_reason,
    display_name: row.display_name,
    headline: row.headline,
    introduction: row.introduction,
    career_years: row.career_years,
    services: facts.choices.services.map(({ name }) => name),
    regions: facts.choices.regions.map(({ full_name }) => full_name),
    applied_at: seoulIso(row.applied_at.getTime()),
    approved_at: row.approved_at && seoulIso(row.approved_at.getTime()),
    account: presentPerson(facts.account),
    figures: {
      quotes: facts.card.quote_count,
      hires: facts.card.hire_count,
      reviews: facts.card.review_count,
    },
    decisions: facts.decisions.map(presentDecision),
  };
}

export function presentLogEntry(row: StaffLogRow): Output<"staff.log">["items"][number] {
  const [kind, id] = row.subject.split(":");
  return {
    id: row.id,
    at: seoulIso(row.at.getTime()),
    by: actorName(row),
    kind: row.kind,
    action: row.action,
    subject: kind && id ? { kind, id } : null,
    person: row.person_name && maskName(row.person_name),
    reason: row.reason,
    address: row.address,
  };
}

function actorName(row: StaffLogRow): string {
  return row.staff_name ?? row.actor.replace(/^command-line:/, "명령줄 · ");
}
