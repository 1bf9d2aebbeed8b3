import type { DealSide } from "#domain/quote/deal-side.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { remindAt } from "#domain/schedule/appointment-reminder.ts";
import {
  transition,
  type ConsultationActor,
  type ConsultationEvent,
} from "#domain/consultation/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import {
  consultationFacts,
  findConsultation,
  lockConsultation,
  updateConsultation,
  type ConsultationRow,
} from "./queries.ts";
import { factsOf, mayConfirm, sideOf } from "./sides.ts";

interface Move {
  event: ConsultationEvent;
  reason?: string;
  now: Date;
  ids: Ids;
}

/** A transition of a consultation by one of its sides; to everybody else it does not exist. */
export async function decideConsultation(
  tx: Tx,
  facts: Move & { consultationId: string; viewer: Member },
): Promise<{ row: ConsultationRow; side: DealSide }> {
  const { consultationId, viewer } = facts;
  // Anyone else is refused before anything is locked: on which side one is does not change.
  const seen = (await findConsultation(tx, consultationId)) ?? refuse("not_found");
  const side = sideOf(seen, viewer) ?? refuse("not_found");
  if (facts.event === "confirm" && side === "pro" && !mayConfirm(viewer)) refuse("pro_required");
  const row = (await lockConsultation(tx, consultationId)) ?? refuse("not_found");
  return { row: await transitionConsultation(tx, row, side, facts), side };
}

/** Makes the transition of a locked consultation that its lifecycle says, and notifies whom it concerns. */
export async function transitionConsultation(
  tx: Tx,
  row: ConsultationRow,
  actor: ConsultationActor,
  { event, reason, now, ids }: Move,
): Promise<ConsultationRow> {
  const given = { now: now.getTime(), ...(reason === undefined ? {} : { reason }) };
  const move = transition(factsOf(row), event, actor, given);
  if (!move.ok) {
    if (move.refusal !== "reason_missing") refuse("state_forbids");
    refuse("invalid", { fields: { reason: ["취소하는 이유를 적어 주세요."] } });
  }
  const isConfirmed = move.state === "confirmed";
  const reminder = isConfirmed ? remindAt(seoulDay(row.starts_at.getTime()), now.getTime()) : null;
  const moved: ConsultationRow = {
    ...row,
    state: move.state,
    reason: reason || null,
    ended_by: isConfirmed ? null : actor,
    decided_at: actor === "pro" && row.state === "asked" ? now : row.decided_at,
    remind_at: reminder === null ? null : new Date(reminder),
    ended_at: isConfirmed ? null : now,
  };
  await updateConsultation(tx, moved);
  await happened(
    tx,
    {
      kind: "consultation.moved",
      ...consultationFacts(moved),
      event,
      by: actor === "system" ? null : actor,
      reason: moved.reason,
    },
    { now, ids },
  );
  return moved;
}
