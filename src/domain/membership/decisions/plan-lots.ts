import { rollOver } from "#domain/credits/rollover.ts";
import { periodOverAt } from "#domain/schedule/period-instants.ts";
import type { Period } from "#domain/schedule/period.ts";
import { also, change } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Effect, GrantPurpose } from "../effect.ts";
import type { MembershipLot } from "../membership.ts";

type ClosingReason = Extract<Effect, { kind: "close_lot" }>["reason"];

/** Grants what a period or an upgrade gives, once for its source; nothing for 0 credits. */
export function grantPlanLot(
  draft: Draft,
  grant: {
    period: Period;
    credits: number;
    paid_won: number;
    purpose: Exclude<GrantPurpose, "rollover">;
    /** Which upgrade of the period it is. */
    upgrade?: number;
  },
): Draft {
  const { period, credits, paid_won, purpose, upgrade } = grant;
  if (credits === 0) return draft;
  const { id, lots_until } = draft.membership;
  const what = upgrade === undefined ? purpose : `${purpose}:${upgrade}`;
  return also(draft, {
    kind: "grant_lot",
    source: `membership:${id}:${period.start}:${what}`,
    lot: "plan",
    purpose,
    period,
    credits,
    paid_won,
    expires_at: lots_until,
  });
}

/**
 * Ends the plan lots of the period before. Half of their unheld rest rolls over until the new period's
 * end, unless whole periods were missed in between. Lots that rolled over before end by themselves.
 */
export function turnPeriodLots(
  draft: Draft,
  lots: readonly MembershipLot[],
  turn: { ended: Period; next: Period; rollsOver: boolean },
): Draft {
  const ending = lots.filter(
    ({ kind, period_start }) => kind === "plan" && period_start === turn.ended.start,
  );
  const { credits } = rollOver(ending);
  const closed = closeLots(draft, ending, turn.rollsOver ? "rolled_over" : "period_over");
  if (!turn.rollsOver || credits === 0) return closed;
  return also(closed, {
    kind: "grant_lot",
    source: `membership:${draft.membership.id}:${turn.next.start}:rollover`,
    lot: "rollover",
    purpose: "rollover",
    period: turn.next,
    credits,
    paid_won: 0,
    expires_at: periodOverAt(turn.next),
  });
}

/** Writes off what lots have available and lets them expire; what they hold stays held. */
export function closeLots(
  draft: Draft,
  lots: readonly MembershipLot[],
  reason: ClosingReason,
): Draft {
  return also(
    draft,
    ...lots.map(({ id, available }): Effect => {
      return { kind: "close_lot", lot_id: id, credits: available, reason };
    }),
  );
}

/**
 * Takes back all that is left of the lots, because the money for it goes back: live holds are released first, and what
 * is owed is paid with that.
 */
export function refundLots(draft: Draft, lots: readonly MembershipLot[]): Draft {
  const held = lots.filter((lot) => lot.held > 0).map(({ id }) => id);
  return also(
    draft,
    ...(held.length > 0 ? [{ kind: "release_holds", lot_ids: held } as const] : []),
    ...lots.map(({ id }): Effect => {
      return { kind: "close_lot", lot_id: id, credits: "all", reason: "refunded" };
    }),
  );
}

/** Lets this period's plan lots last until `until` if they would end before. */
export function extendPlanLots(draft: Draft, lots: readonly MembershipLot[], until: number): Draft {
  const { membership } = draft;
  if (membership.lots_until >= until) return draft;
  const current = lots.filter(
    ({ kind, period_start }) => kind === "plan" && period_start === membership.period.start,
  );
  return also(
    change(draft, { lots_until: until }),
    ...current.map(({ id }): Effect => ({ kind: "extend_lot", lot_id: id, expires_at: until })),
  );
}
