import type { Command } from "#domain/membership/command.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { lockAccounts } from "../credits/lock-accounts.ts";
import { applyDueTransitions } from "./apply-due-transitions.ts";
import { decideAndWrite, type Performed } from "./decide-and-write.ts";
import { loadLatest, loadMembership } from "./membership-rows.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** Whoever decides about an account's membership, or spends its credits, waits here. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await lockAccounts(tx, { credits: [accountId], events: [accountId] });
}

/**
 * Decides a command about the account's latest membership, after all that fell due before it, and writes everything
 * that follows in the caller's transaction. The gateway is called after the commit: what it has to do stands in rows.
 */
export async function applyCommand(
  tx: Tx,
  facts: When & { accountId: string; command: Command },
): Promise<Performed> {
  const { accountId, command } = facts;
  await lockAccount(tx, accountId);
  await applyDueTransitions(tx, facts);
  return decideAndWrite(tx, { ...facts, row: await loadLatest(tx, accountId), command });
}

/** The same for what the gateway reports of a payment, about the membership that it belongs to. */
export async function applyCommandToMembership(
  tx: Tx,
  facts: When & { accountId: string; membershipId: string; command: Command },
): Promise<Performed> {
  await lockAccount(tx, facts.accountId);
  const row = await loadMembership(tx, facts.membershipId);
  return decideAndWrite(tx, { ...facts, row });
}
