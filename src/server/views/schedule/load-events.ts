import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import {
  consultationEvent,
  hireEvent,
  type CalendarEvent,
} from "#domain/work-calendar/calendar-event.ts";
import type { Db } from "../../platform/database/sql.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { loadNames } from "../../features/requests/load-names.ts";
import { presentRegion, presentService } from "../../features/requests/present.ts";
import { findRequests } from "../../features/requests/queries.ts";
import type { ConsultationAppointmentRow, HireAppointmentRow } from "./appointment-rows.ts";

/** Hires as the calendar of one side keeps them. */
export async function loadHireEvents(
  db: Db,
  rows: readonly HireAppointmentRow[],
  side: DealSide,
): Promise<CalendarEvent[]> {
  const requests = await findRequests(
    db,
    rows.map((row) => row.request_id),
  );
  const names = await loadNames(db, [...requests.values()]);
  const meetingOf = await loadMeetings(db, rows, side);
  return rows.flatMap((row) => {
    const request = requests.get(row.request_id);
    if (!request) return [];
    return hireEvent({
      ...meetingOf(row),
      id: row.id,
      quoteId: row.quote_id,
      serviceName: presentService(request, names).name,
      region: presentRegion(request, names),
      state: row.state,
      day: row.agreed_date,
      time: row.agreed_time,
      completedAt: row.completed_at?.getTime() ?? null,
      changes: row.changes,
      changedAt: row.changed_at.getTime(),
    });
  });
}

/** Consultations as the calendar of one side keeps them. */
export async function loadConsultationEvents(
  db: Db,
  rows: readonly ConsultationAppointmentRow[],
  side: DealSide,
): Promise<CalendarEvent[]> {
  const meetingOf = await loadMeetings(db, rows, side);
  return rows.map((row) =>
    consultationEvent({
      ...meetingOf(row),
      id: row.id,
      state: row.state,
      day: seoulDay(row.starts_at.getTime()),
      startsAt: row.starts_at.getTime(),
      endsAt: row.ends_at.getTime(),
      changedAt: row.changed_at.getTime(),
    }),
  );
}

interface Sides {
  customer_id: string;
  pro_id: string;
}

async function loadMeetings(db: Db, rows: readonly Sides[], side: DealSide) {
  const [customers, pros] = await Promise.all([
    accountNames(db, [...new Set(rows.map((row) => row.customer_id))]),
    findProCards(db, [...new Set(rows.map((row) => row.pro_id))]),
  ]);
  return (row: Sides) => ({
    side,
    customerName: customers.get(row.customer_id) ?? "",
    proName: pros.get(row.pro_id)?.display_name ?? "",
  });
}
