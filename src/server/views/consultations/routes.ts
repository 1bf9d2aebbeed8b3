import { WEEKS_AT_ONCE } from "#domain/consultation/consultation-limits.ts";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { freeSlots, lastBookableDay } from "#domain/consultation/free-slots.ts";
import { findConsultant } from "../../features/consultations/consultant-rows.ts";
import {
  countUnanswered,
  findConsultation,
  findConsultationsOf,
  findTaken,
} from "../../features/consultations/queries.ts";
import { sideOf } from "../../features/consultations/sides.ts";
import { findReadablePro } from "../readable-pro.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { loadConsultation, loadSummaries } from "./load-consultation.ts";
import { presentConsultant, presentSlot } from "./present.ts";

const DAYS_SHOWN = 7 * WEEKS_AT_ONCE;

/** What a pro offers as a consultant and when, and the consultations of both sides. */
export function consultationViewHandlers() {
  return {
    "pro.consultant": async (call) =>
      presentConsultant(await loadConsultant(call), seoulDay(call.now.getTime())),

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

    "consultations.unansweredCount": async ({ sql, viewer, now }) => ({
      count: await countUnanswered(sql, viewer.pro.id, now),
    }),

    "consultations.get": async ({ sql, params, viewer, now }) => {
      const row = (await findConsultation(sql, params.consultationId)) ?? refuse("not_found");
      const side = sideOf(row, viewer) ?? refuse("not_found");
      return loadConsultation(sql, row, { side, viewer }, now);
    },
  } satisfies Partial<Handlers>;
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
