import type { CommandKind, Facts } from "./command.ts";
import { LIFECYCLE } from "./lifecycle.ts";
import type { LifecycleRow, StateOrNone } from "./lifecycle.ts";
import type { MembershipActor } from "./lifecycle-names.ts";
import { OBSTACLES } from "./obstacles.ts";
import type { MembershipRefusal } from "./refusal.ts";

export type Admission = { ok: true; row: LifecycleRow } | { ok: false; code: MembershipRefusal };

/**
 * Whether the table lets an actor do this now: first who, then the state, then the row's obstacles in
 * their order. What depends on the command's own words (which plan, which price) is decided later.
 */
export function admit(
  facts: Facts,
  command: { kind: CommandKind; by: MembershipActor },
  now: number,
): Admission {
  const { membership } = facts;
  const state: StateOrNone = membership?.state ?? "none";
  const rows = LIFECYCLE.filter((row) => row.command === command.kind);
  if (!rows.some((row) => row.by.includes(command.by))) return { ok: false, code: "not_allowed" };
  const row = rows.find(({ from, by }) => from.includes(state) && by.includes(command.by));
  if (!row) return { ok: false, code: wrongState(command.kind, state) };
  for (const name of membership ? row.obstacles : []) {
    const code = membership && OBSTACLES[name](membership, facts, now);
    if (code) return { ok: false, code };
  }
  return { ok: true, row };
}

function wrongState(command: CommandKind, state: StateOrNone): MembershipRefusal {
  if (state === "incomplete") return "payment_pending";
  if (command === "purchase") return "membership_exists";
  return state === "overdue" ? "overdue_forbids" : "not_active";
}
