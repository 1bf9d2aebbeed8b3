import { CONSULTATION_LIMITS } from "#domain/consultation/consultation-limits.ts";
import { answerBy } from "#domain/consultation/deadlines.ts";
import { isTaken, offeredSlot, type Slot } from "#domain/consultation/free-slots.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { areBlocked } from "../accounts/queries.ts";
import { lockConsultant, type ConsultantRow } from "./consultant-rows.ts";
import {
  consultationFacts,
  countOpenBetween,
  findTaken,
  insertConsultation,
  type ConsultationRow,
} from "./queries.ts";

/**
 * Asks a pro whose page the viewer may read for one of their free slots; of two who ask for the same one, the second
 * is refused.
 */
export async function bookSlot(
  tx: Tx,
  asking: {
    pro: { id: string; accountId: string };
    viewer: Member;
    startsAt: number;
    message: string;
    now: Date;
    ids: Ids;
  },
): Promise<ConsultationRow> {
  const { pro, viewer, now, ids } = asking;
  // Held: whoever asks at the same moment waits here, and then finds the slot taken.
  const consultant = (await lockConsultant(tx, pro.id)) ?? refuse("not_found");
  if (pro.accountId === viewer.accountId) {
    refuse("state_forbids", { message: "내 상담은 내가 요청할 수 없어요." });
  }
  if (await areBlocked(tx, pro.accountId, viewer.accountId)) refuse("not_found");
  const slot = await freeSlot(tx, consultant, asking.startsAt, now);
  const open = await countOpenBetween(tx, viewer.accountId, pro.id);
  if (open >= CONSULTATION_LIMITS.openPerPro) {
    refuse("conflict", {
      message: `한 고수와는 상담을 ${CONSULTATION_LIMITS.openPerPro}개까지 잡을 수 있어요. 잡힌 상담을 먼저 확인해 주세요.`,
    });
  }
  const row: ConsultationRow = {
    id: ids.next(),
    pro_id: pro.id,
    customer_id: viewer.accountId,
    starts_at: new Date(slot.startsAt),
    ends_at: new Date(slot.endsAt),
    fee: consultant.fee,
    message: asking.message,
    state: "asked",
    reason: null,
    ended_by: null,
    asked_at: now,
    answer_by: new Date(answerBy(now.getTime(), slot.startsAt)),
    decided_at: null,
    remind_at: null,
    ended_at: null,
  };
  await insertConsultation(tx, row);
  await happened(tx, { kind: "consultation.asked", ...consultationFacts(row) }, { now, ids });
  return row;
}

async function freeSlot(
  tx: Tx,
  consultant: ConsultantRow,
  startsAt: number,
  now: Date,
): Promise<Slot> {
  const facts = { ...consultant, taken: [], now: now.getTime() };
  const message = "이 시간에는 상담하지 않아요. 다른 시간을 골라 주세요.";
  const slot =
    offeredSlot(facts, startsAt) ?? refuse("invalid", { fields: { starts_at: [message] } });
  const between = { from: new Date(slot.startsAt), to: new Date(slot.endsAt) };
  if (isTaken(await findTaken(tx, consultant.pro_id, between), slot)) refuse("slot_taken");
  return slot;
}
