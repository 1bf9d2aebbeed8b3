import type { IdentityRefusal } from "#domain/identity/judge-identity.ts";
import type { VerificationState } from "#domain/identity/verification.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { IdentityRow } from "./queries.ts";

/** A check as an account started it. */
export interface VerificationRow {
  id: string;
  account_id: string;
  state: VerificationState;
  refusal: IdentityRefusal | null;
  started_at: Date;
  ended_at: Date | null;
}

export async function insertVerification(
  db: Db,
  row: Pick<VerificationRow, "id" | "account_id" | "started_at">,
): Promise<void> {
  await db`INSERT INTO identity_verifications ${db({ ...row, state: "started" })}`;
}

export async function findVerification(db: Db, id: string): Promise<VerificationRow | undefined> {
  const [row] = await db<VerificationRow[]>`SELECT * FROM identity_verifications WHERE id = ${id}`;
  return row;
}

/** The same, held: two answers about one check wait for each other here. */
export async function lockVerification(tx: Tx, id: string): Promise<VerificationRow | undefined> {
  const [row] = await tx<VerificationRow[]>`
    SELECT * FROM identity_verifications WHERE id = ${id} FOR UPDATE`;
  return row;
}

/** Ends one that is still open; whatever ended stays as it is. */
export async function endVerification(
  db: Db,
  id: string,
  end: { state: Exclude<VerificationState, "started">; refusal?: IdentityRefusal; at: Date },
): Promise<void> {
  await db`
    UPDATE identity_verifications
    SET state = ${end.state}, refusal = ${end.refusal ?? null}, ended_at = ${end.at}
    WHERE id = ${id} AND state = 'started'`;
}

/**
 * One after another per person: of two accounts that claim somebody at once the second finds the first. The unique
 * index says the same to whoever comes past this.
 */
export async function holdPerson(tx: Tx, ciHash: Buffer): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`person:${ciHash.toString("hex")}`}, 0))`;
}

/** Whether another account's pro is this person, in whatever state that pro is. */
export async function isPersonTaken(tx: Tx, ciHash: Buffer, accountId: string): Promise<boolean> {
  const [row] = await tx`
    SELECT 1 FROM identities
    WHERE ci_hash = ${ciHash} AND pro_id IS NOT NULL AND account_id <> ${accountId}`;
  return row !== undefined;
}

export async function findProOf(tx: Tx, accountId: string): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    SELECT id FROM pro_profiles WHERE account_id = ${accountId}`;
  return row?.id ?? null;
}

/** Keeps who the account is, in place of an earlier check. */
export async function saveIdentity(tx: Tx, row: IdentityRow): Promise<void> {
  const { account_id: _account, ...facts } = row;
  await tx`
    INSERT INTO identities ${tx({ ...row })}
    ON CONFLICT (account_id) DO UPDATE SET ${tx(facts)}`;
}
