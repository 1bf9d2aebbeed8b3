import { remindAt } from "#domain/consultation/deadlines.ts";
import {
  transition,
  type ConsultationActor,
  type ConsultationEvent,
  type ConsultationSide,
} from "#domain/consultation/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Member } from "../../platform/viewer.ts";
import { mayConfirm, sideOf } from "./load-consultation.ts";
import { factsOf } from "./present.ts";
import {
  findConsultation,
  lockConsultation,
  updateConsultation,
  type ConsultationRow,
} from "./queries.ts";
import { tellConsultation, type ConsultationNotice } from "./tell.ts";

interface Move {
  event: ConsultationEvent;
  reason?: string;
  now: Date;
  ids: Ids;
}

/** One side moves a consultation of theirs; to everybody else it is not there. */
export async function decideConsultation(
  tx: Tx,
  facts: Move & { consultationId: string; viewer: Member },
): Promise<{ row: ConsultationRow; side: ConsultationSide }> {
  const { consultationId, viewer } = facts;
  // Strangers are turned away before anything is locked: on which side one is does not change.
  const seen = (await findConsultation(tx, consultationId)) ?? refuse("not_found");
  const side = sideOf(seen, viewer) ?? refuse("not_found");
  if (facts.event === "confirm" && side === "pro" && !mayConfirm(viewer)) refuse("pro_required");
  const row = (await lockConsultation(tx, consultationId)) ?? refuse("not_found");
  return { row: await moveConsultation(tx, row, side, facts), side };
}

/** Moves a locked consultation as its lifecycle says, and tells whom it concerns. */
export async function moveConsultation(
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
  const reminder = isConfirmed ? remindAt(row.starts_at.getTime(), now.getTime()) : null;
  const moved: ConsultationRow = {
    ...row,
    state: move.state,
    reason: reason?.trim() || null,
    ended_by: isConfirmed ? null : actor,
    decided_at: actor === "pro" && row.state === "asked" ? now : row.decided_at,
    remind_at: reminder === null ? null : new Date(reminder),
    ended_at: isConfirmed ? null : now,
  };
  await updateConsultation(tx, moved);
  const notice = noticeOf(event, actor, moved.reason);
  await tellConsultation(tx, moved, { ...notice, now, ids });
  return moved;
}

function noticeOf(
  event: ConsultationEvent,
  actor: ConsultationActor,
  reason: string | null,
): { kind: ConsultationNotice; words: Partial<Record<ConsultationSide, string>> } {
  const why = reason === null ? "" : ` 이유: ${reason}`;
  switch (event) {
    case "confirm":
      return {
        kind: "consultation_confirmed",
        words: { customer: "상담이 확정됐어요. 이제 서로 전화번호를 볼 수 있어요." },
      };
    case "decline":
      return {
        kind: "consultation_declined",
        words: { customer: `상담을 고수가 받지 못했어요. 다른 시간을 골라 보세요.${why}` },
      };
    case "expire":
      return {
        kind: "consultation_expired",
        words: {
          customer: "상담 요청에 답이 오지 않았어요. 다른 시간이나 다른 고수를 찾아보세요.",
          pro: "상담 요청에 답하지 않아 요청이 끝났어요.",
        },
      };
    case "cancel":
      return {
        kind: "consultation_cancelled",
        words: { [actor === "pro" ? "customer" : "pro"]: `상담이 취소됐어요.${why}` },
      };
    case "hold":
      // Both were there: their pages change, nobody needs to be told.
      return { kind: "consultation_confirmed", words: {} };
  }
}
