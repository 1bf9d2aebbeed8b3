import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { EXPIRY_NOTICE_DAYS, isRunOut, runsOutSoon } from "#domain/certification/expiry.ts";
import { transitionCertification } from "#domain/certification/lifecycle.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Sql, Tx } from "../../platform/database/sql.ts";
import { happened, type When } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { findDueCertifications, isNameByPhone } from "./queries.ts";
import {
  lockCertification,
  recordCertificationEvent,
  setStanding,
  type CertificationRow,
} from "./rows.ts";

const BATCH = 100;

/** Takes the label off certifications past their last day, and notifies pros of those in their last days, once. */
export async function sweepCertifications(deps: {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  const today = seoulDay(now.getTime());
  const noticeUntil = addDays(today, EXPIRY_NOTICE_DAYS);
  await drainDue(
    () => findDueCertifications(sql, { today, noticeUntil, limit: BATCH }),
    (id) => inTransaction(sql, (tx) => sweepOne(tx, id, { now, ids })),
  );
}

async function sweepOne(tx: Tx, id: string, when: When): Promise<void> {
  const certification = await lockCertification(tx, id);
  // Decided again under the lock: it may have been changed, removed or swept meanwhile.
  if (certification?.state !== "approved") return;
  const today = seoulDay(when.now.getTime());
  const isOver = isRunOut(certification, today) || (await isNameByPhone(tx, id));
  if (isOver) await runOut(tx, certification, when);
  else if (runsOutSoon(certification, today)) await notifyExpiresSoon(tx, certification, when);
}

async function runOut(tx: Tx, certification: CertificationRow, { now, ids }: When): Promise<void> {
  const move = transitionCertification(certification, "run_out", "time");
  if (!move.ok || move.state === "none") return;
  await setStanding(tx, certification.id, {
    state: move.state,
    reason: null,
    decided_at: now,
    decided_by: "time",
    decided_staff_id: null,
  });
  await recordCertificationEvent(tx, {
    id: ids.next(),
    certification,
    event: "run_out",
    before: certification.state,
    after: move.state,
    actor: "time",
    at: now,
  });
  await happened(
    tx,
    {
      kind: "certification.expired",
      proId: certification.pro_id,
      of: certification.kind,
      label: certification.label,
    },
    { now, ids },
  );
}

async function notifyExpiresSoon(
  tx: Tx,
  { id, pro_id: proId, label, expires_on: expiresOn }: CertificationRow,
  when: When,
): Promise<void> {
  const [notified] = await tx`
    UPDATE certifications SET expiry_notified_at = ${when.now}
    WHERE id = ${id} AND expiry_notified_at IS NULL RETURNING id`;
  if (!notified || expiresOn === null) return;
  await happened(tx, { kind: "certification.expires_soon", proId, label, expiresOn }, when);
}
