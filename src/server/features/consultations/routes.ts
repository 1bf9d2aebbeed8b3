import type { DealSide } from "#domain/quote/deal-side.ts";
import type { Consultant, Consultation } from "#contract/endpoints/consultations.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { ConsultationEvent } from "#domain/consultation/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member, Viewer } from "../../platform/viewer.ts";
import { bookSlot } from "./book-slot.ts";
import { deleteConsultant, saveConsultant, type ConsultantRow } from "./consultant-rows.ts";
import { decideConsultation } from "./transition-consultation.ts";
import type { ConsultationRow } from "./queries.ts";
import { checkedConsultant } from "./save-consultant.ts";

const SAVES_PER_HOUR = 60;
const BOOKINGS_PER_DAY = 20;

interface Reading {
  findReadablePro: (
    db: Db,
    proId: string,
    viewer: Viewer,
  ) => Promise<{ profile: { id: string; account_id: string } } | undefined>;
  /** How what was changed is shown to who changed it. */
  presentConsultant: (row: ConsultantRow, today: Day) => Consultant;
  loadConsultation: (
    db: Db,
    row: ConsultationRow,
    reader: { side: DealSide; viewer: Member },
    now: Date,
  ) => Promise<Consultation>;
}

type Decision = `consultations.${"confirm" | "decline" | "cancel"}`;
/** What a pro offers as a consultant, and the slots that customers ask for. */
export function consultationHandlers({
  findReadablePro,
  presentConsultant,
  loadConsultation,
}: Reading) {
  return {
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

    "pro.consultant.book": async ({ params, body, viewer, now, ids, limit, transaction }) => {
      await limit("consultation", viewer.accountId, BOOKINGS_PER_DAY, DAY_MS);
      const startsAt = Date.parse(body.starts_at);
      const { message } = body;
      return transaction(async (tx) => {
        const { profile } =
          (await findReadablePro(tx, params.proId, viewer)) ?? refuse("not_found");
        const pro = { id: profile.id, accountId: profile.account_id };
        const asking = { pro, viewer, startsAt, message, now, ids };
        return loadConsultation(tx, await bookSlot(tx, asking), { side: "customer", viewer }, now);
      });
    },

    "consultations.confirm": (call) => decide(call, loadConsultation, "confirm"),
    "consultations.decline": (call) => decide(call, loadConsultation, "decline", call.body.reason),
    "consultations.cancel": (call) => decide(call, loadConsultation, "cancel", call.body.reason),
  } satisfies Partial<Handlers>;
}

async function decide(
  call: Call<Decision>,
  loadConsultation: Reading["loadConsultation"],
  event: ConsultationEvent,
  reason?: string,
) {
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
