import type { CommandKind } from "#domain/membership/command.ts";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import {
  upgradeDifference,
  type UpgradeDifference,
} from "#domain/membership/plans/upgrade-difference.ts";

/** What a person can do with a plan. */
export type PlanOffer =
  | { kind: "join" }
  | { kind: "current" }
  /** It begins with the next period; `removable` while that can be taken back. */
  | { kind: "scheduled"; now: UpgradeDifference | null; removable: boolean }
  /** `now` is the upgrade within the period, `later` whether the next one can have it. */
  | { kind: "change"; now: UpgradeDifference | null; later: boolean }
  /** Nothing at the moment; `changeObstacle` says why. */
  | { kind: "closed" };

type Facts = Pick<MembershipOverview, "membership" | "purchase" | "actions">;

/** What a plan is to a person; null stands for somebody without an account. */
export function planOffer(plan: Plan, overview: Facts | null): PlanOffer {
  const membership = overview?.membership;
  if (!overview || !membership) {
    return overview?.purchase?.state === "confirming" ? { kind: "closed" } : { kind: "join" };
  }
  if (plan.id === membership.plan.id) return { kind: "current" };
  const may = (action: CommandKind) => overview.actions.includes(action);
  const now = may("upgrade_now")
    ? upgradeDifference(termsOf(membership.plan), termsOf(plan))
    : null;
  if (plan.id === membership.next_schedule?.plan.id) {
    return { kind: "scheduled", now, removable: may("remove_change") };
  }
  const later = may("schedule_change");
  return now || later ? { kind: "change", now, later } : { kind: "closed" };
}

/** Why a member cannot change the plan now, and what to do; null when nothing stands against it. */
export function changeObstacle(
  overview: Pick<MembershipOverview, "membership" | "purchase" | "payment" | "actions">,
): string | null {
  const { membership, purchase, payment, actions } = overview;
  if (purchase?.state === "confirming" || payment) {
    return "결제를 확인하고 있어요. 확인이 끝나면 바꿀 수 있어요.";
  }
  if (!membership || actions.includes("schedule_change")) return null;
  if (membership.state === "overdue") return "밀린 결제를 마치면 상품을 바꿀 수 있어요.";
  if (membership.is_canceled) return "해지를 예약해 두었어요. 해지를 취소하면 바꿀 수 있어요.";
  return "갱신 결제가 진행되고 있어요. 끝나면 바꿀 수 있어요.";
}

function termsOf({ id, price, product }: Plan) {
  return { plan_id: id, price, credits: product.credit };
}
