import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isRunOut } from "#domain/certification/expiry.ts";
import { transitionCertification } from "#domain/certification/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { errorCode } from "../../platform/system-error.ts";
import {
  lockCertification,
  recordCertificationEvent,
  setStanding,
  type CertificationRow,
  type Standing,
} from "./rows.ts";

const UNIQUE_VIOLATION = "23505";

interface StaffDecision {
  certificationId: string;
  decision: "approve" | "reject" | "revoke";
  /** What the pro reads; a rejection and a revocation need one. */
  reason: string | null;
  staffId: string;
  /** When the version that staff looked at was submitted: one changed meanwhile is refused with `conflict`. */
  seen?: Date;
  now: Date;
  ids: Ids;
}

/**
 * Verb for staff: approves or turns down what waits, or takes back an approval, writes its history and notifies the
 * pro. Refuses `not_found`, `state_forbids` (already decided, or run out), `business_number_taken`. The caller logs
 * who did it.
 */
export async function decideCertification(
  tx: Tx,
  decision: StaffDecision,
): Promise<CertificationRow> {
  const { certificationId, now, ids } = decision;
  const certification = (await lockCertification(tx, certificationId)) ?? refuse("not_found");
  const standing = standingAfter(certification, decision);
  await setStandingOnce(tx, certificationId, standing);
  await recordCertificationEvent(tx, {
    id: ids.next(),
    certification,
    event: decision.decision,
    before: certification.state,
    after: standing.state,
    actor: "staff",
    staffId: decision.staffId,
    reason: standing.reason,
    at: now,
  });
  await happened(
    tx,
    {
      kind: "certification.decided",
      proId: certification.pro_id,
      label: certification.label,
      decision: decision.decision,
      reason: standing.reason,
    },
    { now, ids },
  );
  return { ...certification, ...standing };
}

function standingAfter(certification: CertificationRow, decision: StaffDecision): Standing {
  const { decision: event, staffId, seen, now } = decision;
  const move = transitionCertification(certification, event, "staff");
  if (!move.ok || move.state === "none") refuse("state_forbids");
  if (seen && seen.getTime() !== certification.submitted_at.getTime()) refuse("conflict");
  if (event === "approve" && isRunOut(certification, seoulDay(now.getTime()))) {
    refuse("state_forbids", { message: "유효 기간이 지난 자격이라 승인할 수 없어요." });
  }
  const reason = event === "approve" ? null : (decision.reason?.trim() ?? "");
  if (reason === "") {
    refuse("invalid", { fields: { reason: ["이렇게 결정한 이유를 적어 주세요."] } });
  }
  return {
    state: move.state,
    reason,
    decided_at: now,
    decided_by: "staff",
    decided_staff_id: staffId,
  };
}

/** Of two pros with the same business number, approved at once, the second is refused here. */
async function setStandingOnce(tx: Tx, id: string, standing: Standing): Promise<void> {
  try {
    await setStanding(tx, id, standing);
  } catch (error) {
    if (errorCode(error) === UNIQUE_VIOLATION) refuse("business_number_taken");
    throw error;
  }
}
