import type { Command, Facts } from "#domain/membership/command.ts";
import { decide } from "#domain/membership/decide.ts";
import type { Membership } from "#domain/membership/membership.ts";
import type { MembershipRefusal } from "#domain/membership/refusal.ts";
import { crashPoint } from "../../platform/crash-point.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { restPlanCredits } from "../credits/credits-at-rest.ts";
import { payDebts } from "../credits/debts.ts";
import { findPlanNames } from "./products.ts";
import { applyEffects } from "./apply-effects.ts";
import { loadFacts } from "./facts.ts";
import type { MembershipRow } from "./membership-rows.ts";
import { isMembershipOverdue } from "./queries.ts";
import { saveMembership } from "./store.ts";

export type Performed =
  | { ok: true; membership: Membership | null; facts: Facts }
  | { ok: false; code: MembershipRefusal };

/** Decides a command about a membership whose account is locked, and writes all that follows from it. */
export async function decideAndWrite(
  tx: Tx,
  facts: { now: Date; ids: Ids } & {
    accountId: string;
    row: MembershipRow | undefined;
    command: Command;
  },
): Promise<Performed> {
  const { accountId, row, command, now, ids } = facts;
  const withGuarantee = command.kind === "guarantee_refund" || command.kind === "leave";
  const known = await loadFacts(tx, accountId, row, { withGuarantee, now });
  const outcome = decide(known, command, now.getTime());
  if (!outcome.ok) return outcome;
  const { membership, effects } = outcome;
  if (!membership) return { ok: true, membership, facts: known };
  const isNew = membership.id !== row?.id;
  await saveMembership(tx, membership, { accountId, isNew, plans: known.plans, now });
  // Another one of the account may be the live one: this may be late news of one that has ended.
  await restPlanCredits(tx, accountId, await isMembershipOverdue(tx, accountId));
  await applyEffects(tx, effects, {
    accountId,
    before: isNew ? null : known.membership,
    membership,
    plans: known.plans,
    names: effects.length > 0 ? await findPlanNames(tx) : new Map(),
    now,
    ids,
  });
  if (effects.length > 0) {
    // What was unusable while it was overdue may pay what is owed.
    await payDebts(tx, { accountId, now, ids });
    await publishEvent(tx, { accountId, kind: "membership_changed", payload: {}, now });
  }
  crashPoint("mid_decision");
  return { ok: true, membership, facts: known };
}
