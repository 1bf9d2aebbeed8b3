import { monthBounds } from "#domain/calendar/month.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { CALENDAR_PAST_MS, type CalendarEvent } from "#domain/work-calendar/calendar-event.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { ourOrigin } from "../../platform/http/identify-caller.ts";
import { refuse } from "../../platform/refusal.ts";
import { findConsultant } from "../../features/consultations/consultant-rows.ts";
import { loadWorkDays } from "../work-days.ts";
import {
  findConsultationAppointment,
  findConsultationAppointments,
  findHireAppointment,
  findHireAppointments,
} from "./appointment-rows.ts";
import { calendarFile } from "./calendar-file.ts";
import { loadConsultationEvents, loadHireEvents } from "./load-events.ts";

/** A pro's month, and appointments as files for calendars. */
export function scheduleViewHandlers() {
  return {
    "pro.schedule": async ({ sql, viewer, query, now }) => {
      const today = seoulDay(now.getTime());
      const month = query.month ?? today.slice(0, 7);
      const { from, to } = monthBounds(month);
      const [entries, consultant] = await Promise.all([
        loadWorkDays(sql, viewer.pro.id, { from, to }),
        findConsultant(sql, viewer.pro.id),
      ]);
      return {
        month,
        today,
        entries,
        holidays: consultant?.holidays.filter((day) => day >= from && day <= to) ?? [],
        offers_consultations: consultant !== undefined,
      };
    },

    "hires.calendar": async (call) => {
      const { sql, params, viewer } = call;
      const row = (await findHireAppointment(sql, params.hireId)) ?? refuse("not_found");
      const events = await loadHireEvents(sql, [row], sideOf(row, viewer));
      return sendFile(call, events);
    },

    "consultations.calendar": async (call) => {
      const { sql, params, viewer } = call;
      const row =
        (await findConsultationAppointment(sql, params.consultationId)) ?? refuse("not_found");
      const events = await loadConsultationEvents(sql, [row], sideOf(row, viewer));
      return sendFile(call, events);
    },
  } satisfies Partial<Handlers>;
}

/** All of a pro's appointments that a subscribed calendar shows. */
export async function calendarOfPro(
  { sql, now, request, http }: Call<"calendar.feed">,
  proId: string,
): Promise<string> {
  const since = new Date(now.getTime() - CALENDAR_PAST_MS);
  const [hires, consultations] = await Promise.all([
    findHireAppointments(sql, proId, seoulDay(since.getTime())),
    findConsultationAppointments(sql, proId, since),
  ]);
  const events = [
    ...(await loadHireEvents(sql, hires, "pro")),
    ...(await loadConsultationEvents(sql, consultations, "pro")),
  ];
  return calendarFile(events, ourOrigin(request, http));
}

/** As which side a person is in it; refuses like a missing one when as none. */
function sideOf(
  row: { customer_id: string; pro_id: string },
  viewer: Call<"hires.calendar">["viewer"],
) {
  if (row.customer_id === viewer.accountId) return "customer" as const;
  return row.pro_id === viewer.pro?.id ? ("pro" as const) : refuse("not_found");
}

function sendFile(
  { reply, request, http }: Call<"hires.calendar"> | Call<"consultations.calendar">,
  events: readonly CalendarEvent[],
) {
  return reply
    .headers({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="somssi.ics"',
      "cache-control": "no-store",
    })
    .send(calendarFile(events, ourOrigin(request, http)));
}
