import { maskName } from "#domain/account/mask-name.ts";
import type { Day } from "#domain/calendar/day.ts";
import { hoursText } from "#domain/calendar/duration-text.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, seoulInstant } from "#domain/calendar/seoul-day.ts";
import type { DealSide } from "#domain/quote/deal-side.ts";
import type { ConsultationState } from "#domain/consultation/lifecycle.ts";
import type { HireState } from "#domain/request/lifecycle.ts";
import { dayOfWork, wasDoneEarly } from "#domain/request/work-due.ts";

/**
 * An appointment as a calendar outside of the product keeps it, where others may see it: without phone number, amount
 * and address, and with a customer's name by its first letter.
 */
export interface CalendarEvent {
  /** The same for as long as the appointment exists: by it a calendar knows what it has already. */
  uid: string;
  /** Grows with each change that a calendar must take over. */
  sequence: number;
  isCancelled: boolean;
  title: string;
  /** What its reader has to know of it, in a sentence or two. */
  note: string;
  /** Where, no nearer than the dong. */
  region: string | null;
  /** Of one without a time: the whole day in Seoul. */
  day: Day;
  /** Epoch ms; null while only the day is agreed on. */
  time: { from: number; until: number } | null;
  /** Epoch ms, when it last changed. */
  changedAt: number;
  /** Its page with us. */
  path: string;
}

/** How long ago an appointment may be and still stand in a subscribed calendar. */
export const CALENDAR_PAST_MS = 90 * DAY_MS;

/** How long work with an agreed time stands in a calendar: only its beginning is agreed on. */
export const WORK_EVENT_MS = 2 * HOUR_MS;

const END_IS_OPEN = `시작 시간만 약속해서 끝나는 시간은 ${hoursText(WORK_EVENT_MS)} 뒤로 적었어요.`;
const WHERE_TO_LOOK = "약속한 내용은 솜씨에서 볼 수 있어요.";

/** How often calendars are asked to look again. */
export const CALENDAR_REFRESH_MS = HOUR_MS;

/** Who meets, and as which side the calendar's owner sees it. */
export interface Meeting {
  side: DealSide;
  customerName: string;
  proName: string;
}

export interface HireAppointment extends Meeting {
  id: string;
  quoteId: string;
  serviceName: string;
  region: string | null;
  state: HireState;
  day: Day;
  /** "HH:MM" in Seoul; null while only the day is agreed on. */
  time: string | null;
  /** Epoch ms; null while it is not completed. */
  completedAt: number | null;
  /** Changes of the terms that both sides agreed to. */
  changes: number;
  changedAt: number;
}

export function hireEvent(hire: HireAppointment): CalendarEvent {
  const isCancelled = hire.state === "cancelled";
  const completedOn = hire.completedAt === null ? null : seoulDay(hire.completedAt);
  const day = dayOfWork(hire.day, completedOn);
  const isEarly = wasDoneEarly(hire.day, completedOn);
  const time = isEarly ? null : hire.time;
  return {
    uid: uidOf("hire", hire.id),
    sequence: hire.changes + (isCancelled || isEarly ? 1 : 0),
    isCancelled,
    title: `${hire.serviceName} · ${otherSide(hire)}`,
    note: time === null ? WHERE_TO_LOOK : `${END_IS_OPEN} ${WHERE_TO_LOOK}`,
    region: hire.region,
    day,
    time: time === null ? null : spanOfWork(day, time),
    changedAt: hire.changedAt,
    path: `/quote?id=${hire.quoteId}`,
  };
}

/** Epoch ms; what begins late may end on the next day. */
function spanOfWork(day: Day, time: string): { from: number; until: number } {
  const from = seoulInstant(day, time);
  return { from, until: from + WORK_EVENT_MS };
}

export interface ConsultationAppointment extends Meeting {
  id: string;
  state: ConsultationState;
  day: Day;
  startsAt: number;
  endsAt: number;
  changedAt: number;
}

export function consultationEvent(consultation: ConsultationAppointment): CalendarEvent {
  const isCancelled = consultation.state === "cancelled";
  return {
    uid: uidOf("consultation", consultation.id),
    sequence: isCancelled ? 1 : 0,
    isCancelled,
    title: `상담 · ${otherSide(consultation)}`,
    note: WHERE_TO_LOOK,
    region: null,
    day: consultation.day,
    time: { from: consultation.startsAt, until: consultation.endsAt },
    changedAt: consultation.changedAt,
    path: `/consultations/${consultation.id}`,
  };
}

/** Not the address of the product, which may change: a calendar would keep everything twice. */
function uidOf(kind: "hire" | "consultation", id: string): string {
  return `${kind}-${id}@somssi`;
}

function otherSide({ side, customerName, proName }: Meeting): string {
  return side === "pro" ? `${maskName(customerName)}님` : `${proName} 고수`;
}
