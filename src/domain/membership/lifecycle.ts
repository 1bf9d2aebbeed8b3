import type { CommandKind } from "./command.ts";
import type { MembershipActor, MembershipEvent } from "./lifecycle-names.ts";
import type { Obstacle } from "./obstacles.ts";
import type { MembershipState } from "./state.ts";

/** `none`: the account has no membership, or what is asked of is not there. */
export type StateOrNone = MembershipState | "none";

/** One way a membership may move. What no row allows does not happen. */
export type LifecycleRow = {
  command: CommandKind;
  from: readonly StateOrNone[];
  by: readonly MembershipActor[];
  /** What stands against it, asked in this order; each is the refusal's code. */
  obstacles: readonly Obstacle[];
  /** The events it may record, and the states it may leave behind. */
  events: readonly MembershipEvent[];
  to: readonly MembershipState[];
  /** What hides its button, although the command given again is answered with what stands. */
  hiddenBy: readonly Obstacle[];
};

const row = (
  command: CommandKind,
  from: readonly StateOrNone[],
  by: readonly MembershipActor[],
  obstacles: readonly Obstacle[],
  events: readonly MembershipEvent[],
  to: readonly MembershipState[],
  hiddenBy: readonly Obstacle[] = [],
): LifecycleRow => ({ command, from, by, obstacles, events, to, hiddenBy });

const MEMBER: readonly MembershipActor[] = ["member", "staff"];
const GATEWAY: readonly MembershipActor[] = ["gateway"];
const HELD: readonly MembershipState[] = ["active", "overdue"];
const ANY: readonly MembershipState[] = ["incomplete", "active", "overdue", "ended"];

// What a paid charge can cause: of a renewal, of what was owed, of an upgrade.
const PAID: readonly MembershipEvent[] = ["renewed", "changed", "recovered"];
const UPGRADED: readonly MembershipEvent[] = ["change_unscheduled", "upgraded"];
// What was taken back meanwhile is owed as soon as a renewal is decided.
const OWED: readonly MembershipEvent[] = ["overdue"];
const FAILED: readonly MembershipEvent[] = ["renewal_failed", "overdue"];

const change: readonly Obstacle[] = ["change_while_canceling", "renewal_under_way"];

/** The lifecycle of a membership: commands, states, who may cause them, what they may lead to. */
export const LIFECYCLE: readonly LifecycleRow[] = [
  row(
    "purchase",
    ["none", "ended"],
    ["member"],
    [],
    ["purchased", "activated"],
    ["incomplete", "active"],
  ),

  row(
    "payment_paid",
    ["incomplete"],
    GATEWAY,
    [],
    ["activated", "refunded"],
    ["incomplete", "active"],
  ),
  row("payment_paid", ["active"], GATEWAY, [], [...PAID, ...UPGRADED, ...OWED, "refunded"], HELD),
  row("payment_paid", ["overdue"], GATEWAY, [], [...PAID, ...OWED, "refunded"], HELD),
  row("payment_paid", ["ended"], GATEWAY, [], ["refunded"], ["ended"]),

  row("payment_failed", ["incomplete"], GATEWAY, [], ["purchase_failed"], ["incomplete", "ended"]),
  row("payment_failed", ["active"], GATEWAY, [], FAILED, HELD),
  row("payment_failed", ["overdue"], GATEWAY, [], ["renewal_failed"], ["overdue"]),
  row("payment_failed", ["ended"], GATEWAY, [], [], ["ended"]),
  row("payment_unknown", ANY, GATEWAY, [], [], ANY),
  row("payment_not_found", ["active"], GATEWAY, [], FAILED, HELD),
  row("payment_not_found", ["overdue"], GATEWAY, [], ["renewal_failed"], ["overdue"]),
  row("payment_not_found", ["incomplete", "ended"], GATEWAY, [], [], ["incomplete", "ended"]),

  row(
    "cancel",
    ["active"],
    MEMBER,
    ["renewal_under_way"],
    ["change_unscheduled", "cancel_scheduled", "ended"],
    ["active", "ended"],
    ["already_canceled"],
  ),
  // What is owed is not paid, so there is no paid time left to wait for.
  row("cancel", ["overdue"], MEMBER, [], ["ended"], ["ended"]),
  row("restart", ["active"], MEMBER, ["nothing_pending", "period_over"], ["restarted"], ["active"]),

  row(
    "schedule_change",
    ["active"],
    MEMBER,
    [...change, "payment_pending"],
    ["change_scheduled", "change_unscheduled"],
    ["active"],
  ),
  row(
    "remove_change",
    ["active"],
    MEMBER,
    ["nothing_scheduled", "renewal_under_way"],
    ["change_unscheduled"],
    ["active"],
  ),
  row(
    "upgrade_now",
    ["active"],
    ["member"],
    ["change_while_canceling", "period_over", "payment_pending"],
    UPGRADED,
    ["active"],
  ),

  row(
    "retry",
    ["active"],
    MEMBER,
    ["nothing_due", "payment_pending", "method_missing", "method_unusable"],
    [...PAID, ...OWED, "ended"],
    ["active", "overdue", "ended"],
  ),
  row(
    "retry",
    ["overdue"],
    MEMBER,
    ["payment_pending", "method_missing", "method_unusable"],
    [...PAID, ...OWED],
    HELD,
  ),
  // The first payment goes on with the method that it began with; the next one takes the new one.
  row("change_method", ["incomplete"], ["member"], [], [], ["incomplete"], ["payment_pending"]),
  // A price that rose while the renewal was open, and that nobody agreed to, ends it here too.
  row("change_method", HELD, ["member"], [], [...PAID, ...OWED, "ended"], [...HELD, "ended"]),
  row(
    "consent",
    ["active"],
    ["member"],
    ["change_while_canceling", "no_price_rise", "consent_not_open"],
    [],
    ["active"],
  ),

  // Like a cancellation, but it ends at once.
  row("leave", ["active"], MEMBER, ["renewal_under_way"], ["refunded", "ended"], ["ended"]),
  row("leave", ["overdue"], MEMBER, [], ["refunded", "ended"], ["ended"]),
  // Asked again by somebody who has left it is answered before this table is asked.
  row("leave", ["ended"], MEMBER, ["over"], [], ["ended"]),
  row("guarantee_refund", HELD, MEMBER, ["not_eligible"], ["refunded", "ended"], ["ended"]),
  row("guarantee_refund", ["ended"], MEMBER, ["not_eligible"], ["refunded"], ["ended"]),
  row("outside_refund", ["active"], GATEWAY, [], ["overdue", "refunded"], HELD),
  row("outside_refund", ["overdue"], GATEWAY, [], ["recovered", "refunded"], HELD),
  row("outside_refund", ["incomplete", "ended"], GATEWAY, [], ["refunded"], ANY),
  row("outside_reversal", ANY, GATEWAY, [], ["overdue", "recovered", "refunded"], ANY),
  row("arrears_reported", ANY, GATEWAY, [], [], ANY),

  row("tick", ["none"], ["system"], [], [], []),
  row("tick", ["incomplete"], ["system"], [], ["purchase_failed"], ["incomplete", "ended"]),
  row(
    "tick",
    ["active"],
    ["system"],
    [],
    [...PAID, ...FAILED, "ended"],
    ["active", "overdue", "ended"],
  ),
  row(
    "tick",
    ["overdue"],
    ["system"],
    [],
    [...PAID, ...OWED, "ended"],
    ["active", "overdue", "ended"],
  ),
  row("tick", ["ended"], ["system"], [], [], ["ended"]),
];
