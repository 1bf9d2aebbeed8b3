import type { Db, Tx } from "../../platform/database/sql.ts";

/** Whether plan credits of the account pay nothing at the moment: then it pays from top-ups and bonus only. */
export async function arePlanCreditsAtRest(db: Db, accountId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (SELECT FROM credits_at_rest WHERE account_id = ${accountId}) AS found`;
  return row?.found ?? false;
}

/** Lets plan credits of an account rest, or pay again. The caller holds the account's credit lock. */
export async function restPlanCredits(tx: Tx, accountId: string, atRest: boolean): Promise<void> {
  if (atRest)
    await tx`INSERT INTO credits_at_rest (account_id) VALUES (${accountId}) ON CONFLICT DO NOTHING`;
  else await tx`DELETE FROM credits_at_rest WHERE account_id = ${accountId}`;
}
