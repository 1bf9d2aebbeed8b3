import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { CALENDAR_REFRESH_MS, type CalendarEvent } from "#domain/work-calendar/calendar-event.ts";

/** Appointments as an iCalendar file (RFC 5545). Times are written in UTC, whole days as days without a zone. */
export function calendarFile(events: readonly CalendarEvent[], origin: string): string {
  const calendar = ical({
    name: "솜씨 일정",
    prodId: { company: "somssi", product: "calendar", language: "KO" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: CALENDAR_REFRESH_MS / 1_000,
  });
  for (const event of events) {
    const changedAt = new Date(event.changedAt);
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // When it was last changed, not when it was fetched: what did not change is the same file.
      stamp: changedAt,
      lastModified: changedAt,
      summary: event.title,
      location: event.region,
      description: event.note,
      url: origin + event.path,
      ...(event.time === null
        ? { allDay: true, start: new Date(`${event.day}T00:00:00Z`) }
        : { start: new Date(event.time.from), end: new Date(event.time.until) }),
    });
  }
  return calendar.toString();
}
