import { addDays } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { freeSlots, lastBookableDay } from "#domain/consultation/free-slots.ts";
import type { ConsultationEvent } from "#domain/consultation/lifecycle.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { bookSlot } from "./book-slot.ts";
import { deleteConsultant, findConsultant, saveConsultant } from "./consultant-rows.ts";
import { loadConsultation, loadSummaries, sideOf } from "./load-consultation.ts";
import { decideConsultation } from "./move-consultation.ts";
import { presentConsultant, presentSlot } from "./present.ts";
import { findConsultation, findConsultationsOf, findTaken } from "./queries.ts";
import { checkedConsultant } from "./save-consultant.ts";

const SAVES_PER_HOUR = 60;
const BOOKINGS_PER_DAY = 20;
const DAYS_SHOWN = 14;

type Names =
  | "pro.consultant"
  | "pro.consultant.save"
  | "pro.consultant.delete"
  | "pro.consultant.slots"
  | "pro.consultant.book"
  | "consultations.list"
  | "consultations.get"
  | "consultations.confirm"
  | "consultations.decline"
  | "consultations.cancel";

/** What a pro offers as a consultant, and the slots that customers ask for. */
export function consultationHandlers(): Pick<Handlers, Names> {
  return {
    "pro.consultant": async (call) =>
      presentConsultant(await loadConsultant(call), seoulDay(call.now.getTime())),

    "pro.consultant.save": async ({ params, body, viewer, now, limit, transaction }) => {
      if (params.proId !== viewer.pro.id) refuse("not_found");
      await limit("consultant", viewer.accountId, SAVES_PER_HOUR, HOUR_MS);
      const row = checkedConsultant(viewer.pro.id, body, now);
      await transaction((tx) => saveConsultant(tx, row, now));
      return presentConsultant(row, seoulDay(now.getTime()));
    },

    "pro.consultant.delete": async ({ params, viewer, transaction }) => {
      if (params.proId !== viewer.pro.id) refuse("not_found");
      await transaction(async (tx) => {
        if (!(await deleteConsultant(tx, viewer.pro.id))) refuse("not_found");
      });
      return {};
    },

    "pro.consultant.slots": async (call) => {
      const { sql, query, now } = call;
      const consultant = await loadConsultant(call);
      const today = seoulDay(now.getTime());
      const bookable_until = lastBookableDay(now.getTime());
      // What lies before today is over; beyond the last day nothing is free.
      const from = query.from === undefined || query.from < today ? today : query.from;
      if (from > bookable_until) return { items: [], bookable_until };
      const days = query.days ?? DAYS_SHOWN;
      const taken = await findTaken(sql, consultant.pro_id, {
        from: new Date(startOfSeoulDay(from)),
        to: new Date(startOfSeoulDay(addDays(from, days))),
      });
      const facts = { ...consultant, taken, now: now.getTime() };
      return { items: freeSlots(facts, from, days).map(presentSlot), bookable_until };
    },

    "pro.consultant.book": async ({ params, body, viewer, now, ids, limit, transaction }) => {
      await limit("consultation", viewer.accountId, BOOKINGS_PER_DAY, DAY_MS);
      const startsAt = Date.parse(body.starts_at);
      const { message } = body;
      return transaction(async (tx) => {
        const asking = { proId: params.proId, viewer, startsAt, message, now, ids };
        return loadConsultation(tx, await bookSlot(tx, asking), { side: "customer", viewer }, now);
      });
    },

    "consultations.list": async ({ sql, query, viewer }) => {
      const side = query.side ?? "customer";
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      if (side === "pro" && viewer.pro === null) return { items: [], next: null };
      const whose =
        side === "pro" && viewer.pro !== null
          ? { proId: viewer.pro.id }
          : { customerId: viewer.accountId };
      const rows = await findConsultationsOf(sql, whose, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      return { items: await loadSummaries(sql, page.items, side), next: page.next };
    },

    "consultations.get": async ({ sql, params, viewer, now }) => {
      const row = (await findConsultation(sql, params.consultationId)) ?? refuse("not_found");
      const side = sideOf(row, viewer) ?? refuse("not_found");
      return loadConsultation(sql, row, { side, viewer }, now);
    },

    "consultations.confirm": (call) => decide(call, "confirm"),
    "consultations.decline": (call) => decide(call, "decline", call.body.reason),
    "consultations.cancel": (call) => decide(call, "cancel", call.body.reason),
  };
}

/** The consultant profile of a pro whom the caller may read. */
async function loadConsultant({
  sql,
  params,
  viewer,
}: Call<"pro.consultant"> | Call<"pro.consultant.slots">) {
  const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
  return (await findConsultant(sql, profile.id)) ?? refuse("not_found");
}

type Decision = "consultations.confirm" | "consultations.decline" | "consultations.cancel";

async function decide(call: Call<Decision>, event: ConsultationEvent, reason?: string) {
  const { params, viewer, now, ids } = call;
  return call.transaction(async (tx) => {
    const { row, side } = await decideConsultation(tx, {
      consultationId: params.consultationId,
      viewer,
      event,
      ...(reason === undefined ? {} : { reason }),
      now,
      ids,
    });
    return loadConsultation(tx, row, { side, viewer }, now);
  });
}
