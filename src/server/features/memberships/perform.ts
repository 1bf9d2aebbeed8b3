import type { Command } from "#domain/membership/command.ts";
import { decide } from "#domain/membership/decide.ts";
import type { Facts } from "#domain/membership/command.ts";
import type { MembershipRefusal } from "#domain/membership/refusal.ts";
import type { Membership } from "#domain/membership/membership.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { lockCredits } from "../credits/queries.ts";
import { carryOut } from "./carry-out.ts";
import { loadFacts } from "./facts.ts";
import { loadLatest, loadMembership, saveMembership, type MembershipRow } from "./store.ts";

interface When {
  now: Date;
  ids: Ids;
}

export type Performed =
  | { ok: true; membership: Membership | null; facts: Facts }
  | { ok: false; code: MembershipRefusal };

/** Whoever decides about an account's membership, or spends its credits, waits here. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await lockCredits(tx, accountId);
  await lockEventNumbers(tx, [accountId]);
}

/**
 * Decides a command about the account's latest membership, after all that fell due before it, and writes everything that
 * follows in the caller's transaction. The gateway is called after the commit: what it has to do stands in rows.
 */
export async function performCommand(
  tx: Tx,
  facts: When & { accountId: string; command: Command },
): Promise<Performed> {
  const { accountId, command } = facts;
  await lockAccount(tx, accountId);
  await bringUpToDate(tx, facts);
  return decideAndWrite(tx, { ...facts, row: await loadLatest(tx, accountId), command });
}

/** The same for what was heard of a payment, about the membership that it belongs to. */
export async function performForMembership(
  tx: Tx,
  facts: When & { accountId: string; membershipId: string; command: Command },
): Promise<Performed> {
  await lockAccount(tx, facts.accountId);
  const row = await loadMembership(tx, facts.membershipId);
  return decideAndWrite(tx, { ...facts, row });
}

/** Does what is due of the account's membership. The account is locked. */
export async function bringUpToDate(tx: Tx, facts: When & { accountId: string }): Promise<void> {
  const row = await loadLatest(tx, facts.accountId);
  if (!row?.due_at || row.due_at > facts.now) return;
  await decideAndWrite(tx, { ...facts, row, command: { kind: "tick", by: "system" } });
}

async function decideAndWrite(
  tx: Tx,
  facts: When & { accountId: string; row: MembershipRow | undefined; command: Command },
): Promise<Performed> {
  const { accountId, row, command, now, ids } = facts;
  const known = await loadFacts(tx, accountId, row);
  const outcome = decide(known, command, now.getTime());
  if (!outcome.ok) return outcome;
  const { membership, effects } = outcome;
  if (!membership) return { ok: true, membership, facts: known };
  const isNew = membership.id !== row?.id;
  await saveMembership(tx, membership, { accountId, isNew, plans: known.plans, now });
  await carryOut(tx, effects, {
    accountId,
    before: isNew ? null : known.membership,
    membership,
    plans: known.plans,
    now,
    ids,
  });
  if (effects.length > 0) {
    await publishEvent(tx, { accountId, kind: "membership_changed", payload: {}, now });
  }
  return { ok: true, membership, facts: known };
}
