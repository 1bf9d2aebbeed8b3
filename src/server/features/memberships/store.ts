import { nextDueAt } from "#domain/membership/due-steps.ts";
import type { Membership } from "#domain/membership/membership.ts";
import type { PlanVersion } from "#domain/membership/plans/plan-version.ts";
import type { Tx } from "../../platform/database/sql.ts";

/** Writes a membership as it is now, with the moment at which something falls due next. */
export async function saveMembership(
  tx: Tx,
  membership: Membership,
  facts: { accountId: string; isNew: boolean; plans: readonly PlanVersion[]; now: Date },
): Promise<void> {
  const { accountId, isNew, plans, now } = facts;
  const due = nextDueAt(membership, plans, now.getTime());
  const changing = {
    state: membership.state,
    end_reason: membership.end_reason,
    period_start: membership.period.start,
    period_end: membership.period.end,
    plan: tx.json(membership.plan),
    is_canceled: membership.is_canceled,
    next_plan: membership.next_plan && tx.json(membership.next_plan),
    method_id: membership.method?.id ?? null,
    method_usable: membership.method?.usable ?? true,
    charges: membership.charges,
    upgrades: membership.upgrades,
    renewal_tried_at: instant(membership.renewal_tried_at),
    backoff: membership.backoff && tx.json(membership.backoff),
    lots_until: new Date(membership.lots_until),
    arrears: membership.arrears && tx.json(membership.arrears),
    consent: membership.consent && tx.json(membership.consent),
    notified: [...membership.notified],
    due_at: instant(due),
  };
  if (isNew) {
    await tx`INSERT INTO memberships ${tx({
      id: membership.id,
      account_id: accountId,
      bought_at: new Date(membership.bought_at),
      anchor: membership.anchor,
      activated_at: membership.state === "active" ? now : null,
      ended_at: membership.state === "ended" ? now : null,
      ...changing,
    })}`;
    return;
  }
  await tx`
    UPDATE memberships SET ${tx(changing)},
      activated_at = CASE WHEN ${membership.state} = 'active' THEN coalesce(activated_at, ${now}) ELSE activated_at END,
      ended_at = CASE WHEN ${membership.state} = 'ended' THEN coalesce(ended_at, ${now}) ELSE NULL END
    WHERE id = ${membership.id}`;
}

function instant(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
