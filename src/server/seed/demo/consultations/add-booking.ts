import { addDays } from "#domain/calendar/day.ts";
import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { consultationMessage } from "#domain/consultation/consultation-rules.ts";
import { answerBy } from "#domain/consultation/deadlines.ts";
import { remindAt } from "#domain/schedule/appointment-reminder.ts";
import { freeSlots } from "#domain/consultation/free-slots.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import type { ConsultationRow } from "../../../features/consultations/queries.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import type { DemoPro } from "../people/demo-pro.ts";
import { addNotification } from "../story/add-notification.ts";
import { phrase } from "../wording.ts";

export interface Booking {
  pro: DemoPro;
  customerId: string;
  state: "asked" | "confirmed" | "declined" | "cancelled" | "held";
  /** Epoch ms. */
  askedAt: number;
}

/** A consultation in a slot that was free when it was asked for, and the notices to its sides. */
export function addBooking(market: Market, booking: Booking, dice: Dice): void {
  const { pro, customerId, state, askedAt } = booking;
  const consultant = market.rows.consultants.find(({ pro_id }) => pro_id === pro.id);
  if (!consultant) throw new Error(`${pro.name} cannot be consulted`);
  const taken = market.rows.consultations
    .filter(({ pro_id }) => pro_id === pro.id)
    .map(({ starts_at, ends_at }) => ({
      startsAt: starts_at.getTime(),
      endsAt: ends_at.getTime(),
    }));
  const from = addDays(seoulDay(askedAt), 3);
  const slot = freeSlots({ ...consultant, taken, now: askedAt }, from, 6)[0];
  if (!slot) throw new Error(`${pro.name} has no free slot`);
  const decidedAt = state === "asked" ? null : askedAt + 5 * HOUR_MS;
  const message = phrase(dice.pick(market.data.consultations.messages), dice);
  const problem = consultationMessage(message);
  if (problem !== null) throw new Error(`${message}: ${problem}`);
  const { decline_reasons, cancel_reasons } = market.data.consultations;
  const row: ConsultationRow = {
    id: market.ids.at(askedAt),
    pro_id: pro.id,
    customer_id: customerId,
    starts_at: new Date(slot.startsAt),
    ends_at: new Date(slot.endsAt),
    fee: consultant.fee,
    message,
    state,
    reason:
      state === "declined"
        ? dice.pick(decline_reasons)
        : state === "cancelled"
          ? dice.pick(cancel_reasons)
          : null,
    ended_by: endedBy[state],
    asked_at: new Date(askedAt),
    answer_by: new Date(answerBy(askedAt, slot.startsAt)),
    decided_at: decidedAt === null ? null : new Date(decidedAt),
    remind_at:
      state === "confirmed" ? instant(remindAt(seoulDay(slot.startsAt), market.now)) : null,
    ended_at: endOf(state, slot.endsAt, decidedAt),
  };
  market.rows.consultations.push(row);
  notifyOf(market, booking, row);
}

const endedBy = {
  asked: null,
  confirmed: null,
  declined: "pro",
  cancelled: "pro",
  held: "system",
} as const;

function endOf(state: Booking["state"], endsAt: number, decidedAt: number | null): Date | null {
  if (state === "asked" || state === "confirmed") return null;
  return state === "held" ? new Date(endsAt) : instant(decidedAt);
}

function instant(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}

function notifyOf(
  market: Market,
  { pro, customerId, state, askedAt }: Booking,
  row: ConsultationRow,
) {
  const slot = describeSlot(row.starts_at.getTime());
  const path = `/consultations/${row.id}`;
  addNotification(market, {
    accountId: pro.accountId,
    kind: "consultation_asked",
    values: { side: "pro", slot },
    path,
    requestId: null,
    at: askedAt,
  });
  if (row.decided_at === null) return;
  if (state === "asked") return;
  const kinds = {
    confirmed: "consultation_confirmed",
    held: "consultation_confirmed",
    declined: "consultation_declined",
    cancelled: "consultation_cancelled",
  } as const;
  const kind = kinds[state];
  const side = "customer" as const;
  const at = row.decided_at.getTime();
  addNotification(market, {
    accountId: customerId,
    ...(kind === "consultation_confirmed"
      ? { kind, values: { side, slot } }
      : { kind, values: { side, slot, reason: row.reason } }),
    path,
    requestId: null,
    at,
  });
}
