import type { HappeningOf } from "#domain/happenings/happening.ts";
import { reportedNotice } from "#domain/abuse-report/reported-notice.ts";
import { notify } from "../features/notifications/notify.ts";
import { lockProfile } from "../features/pros/profile-rows.ts";
import { findProCards } from "../features/pros/queries.ts";
import { suspendPro } from "../features/pros/suspend.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The reporter is notified in plain words; the reported only when something came of it. */
export const abuseReportConsequences = {
  "report.closed": [suspendReportedPro, notifyReporter, notifyReported],
} satisfies Partial<Consequences>;

type Closed = HappeningOf<"report.closed">;

/** One who is suspended already stays so: somebody else may have been faster. */
async function suspendReportedPro(tx: Tx, what: Closed, { now, ids }: When): Promise<void> {
  const { proId, suspension: reason } = what;
  if (reason === null || proId === null) return;
  const profile = await lockProfile(tx, proId);
  if (profile?.state !== "suspended") await suspendPro(tx, { proId, reason, now, ids });
}

async function notifyReporter(tx: Tx, what: Closed, { now, ids }: When): Promise<void> {
  const { proId } = what;
  const pro = proId === null ? null : (await findProCards(tx, [proId])).get(proId);
  await notify(tx, {
    accountId: what.reporterId,
    kind: "report_closed",
    values: { proName: pro?.display_name ?? null, outcome: what.outcome },
    path: "/notifications",
    requestId: null,
    now,
    ids,
  });
}

async function notifyReported(tx: Tx, what: Closed, { now, ids }: When): Promise<void> {
  const { outcome, subject, reason } = what;
  const as = what.proId === null ? "customer" : "pro";
  const text = reportedNotice({ outcome, subject, reason, as });
  if (text === null) return;
  await notify(tx, {
    accountId: what.reportedId,
    kind: "pro_warned",
    values: { text },
    path: "/support",
    requestId: null,
    now,
    ids,
  });
}
