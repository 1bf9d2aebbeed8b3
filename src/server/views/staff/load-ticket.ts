import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { ticketActions } from "#domain/support/ticket-lifecycle.ts";
import { answerDueOn } from "#domain/support/ticket-times.ts";
import type { StaffTicketSummary } from "#contract/endpoints/staff/staff-support.ts";
import { findPerson } from "../../features/accounts/queries.ts";
import {
  findTicket,
  findTicketMessages,
  type TicketMessageRow,
  type TicketRow,
} from "../../features/support/queries.ts";
import { uploadsAttachedTo } from "../../features/uploads/queries.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import { findAboutForStaff } from "./ticket-rows.ts";
import { presentPerson } from "./present.ts";
import type { Seen, SeenFile } from "./seen.ts";

/** A ticket with its thread and whose it is. */
export async function loadTicket(db: Db, ticketId: string): Promise<Seen<"staff.tickets.get">> {
  const row = (await findTicket(db, ticketId)) ?? refuse("not_found");
  const person = (await findPerson(db, row.account_id)) ?? refuse("not_found");
  const messages = await findTicketMessages(db, row.id);
  const files = await filesOf(db, messages);
  const page = {
    ...presentTicketForStaff({ ...row, person_name: person.name }),
    version: row.version,
    created_at: seoulIso(row.created_at.getTime()),
    about: await loadAbout(db, row),
    trace_id: row.trace_id,
    account: presentPerson(person),
    messages: messages.map((message) => ({
      id: message.id,
      by: message.by,
      staff_name: message.by === "staff" ? message.author_name : null,
      text: message.text,
      files: files
        .filter(({ attached_id: id }) => id === message.id)
        .map(({ id, display_name: name, kind }) => ({ id, name, kind })),
      created_at: seoulIso(message.created_at.getTime()),
    })),
    closed:
      row.closed_at && row.closed_by
        ? {
            at: seoulIso(row.closed_at.getTime()),
            by: row.closed_by,
            staff_name: row.closed_staff_name,
          }
        : null,
    actions: ticketActions(row.state, "staff"),
  };
  return { subject: { kind: "ticket", id: row.id }, personId: row.account_id, page };
}

/** A file of somebody's message; of the answers, too. */
export async function loadTicketFile(
  db: Db,
  ticketId: string,
  uploadId: string,
): Promise<SeenFile> {
  const row = (await findTicket(db, ticketId)) ?? refuse("not_found");
  const files = await filesOf(db, await findTicketMessages(db, row.id));
  const upload = files.find(({ id }) => id === uploadId) ?? refuse("not_found");
  return { subject: { kind: "ticket", id: row.id }, personId: row.account_id, upload };
}

export function presentTicketForStaff(
  row: Omit<TicketRow, "closed_staff_name"> & { person_name: string },
): StaffTicketSummary {
  const { waiting_since: since } = row;
  return {
    id: row.id,
    topic: row.topic,
    subject: row.subject,
    state: row.state,
    person: maskName(row.person_name),
    waiting_since: since && seoulIso(since.getTime()),
    due_on: since && answerDueOn(since.getTime()),
    changed_at: seoulIso(row.changed_at.getTime()),
  };
}

function filesOf(db: Db, messages: readonly TicketMessageRow[]) {
  return uploadsAttachedTo(
    db,
    "support",
    messages.map(({ id }) => id),
  );
}

async function loadAbout(db: Db, { about_kind: kind, about_id: id }: TicketRow) {
  if (kind === null || id === null) return null;
  const found = await findAboutForStaff(db, { kind, id });
  return found ? { kind, id, label: found.label, at: seoulIso(found.at.getTime()) } : null;
}
