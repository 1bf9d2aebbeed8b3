import { createHash } from "node:crypto";
import {
  isChallengeOpen,
  PASSKEY_CHALLENGE_LIFETIME_MS,
  type PasskeyPurpose,
} from "#domain/account/passkey.ts";
import type { Sql } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";

/** For what and for whom a challenge was made: it is good for nothing and nobody else. */
export interface ChallengeBinding {
  purpose: PasskeyPurpose;
  /** Null where nobody knows yet who signs in. */
  accountId: string | null;
  /** Where it was asked for by a session. */
  sessionId: string | null;
}

/** Makes what a device has to sign; only its hash is stored. */
export async function issueChallenge(
  sql: Sql,
  { purpose, accountId, sessionId }: ChallengeBinding,
  { now, random }: { now: Date; random: Random },
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = Uint8Array.from(random.bytes(32));
  await sql`
    INSERT INTO passkey_challenges
      (challenge_hash, purpose, account_id, session_id, created_at, expires_at)
    VALUES (${hash(Buffer.from(challenge).toString("base64url"))}, ${purpose}, ${accountId},
            ${sessionId}, ${now}, ${new Date(now.getTime() + PASSKEY_CHALLENGE_LIFETIME_MS)})`;
  return challenge;
}

/**
 * Uses a challenge up and says whether it was made for this, by `now`. It is committed at once, so an answer that is refused
 * has used it up, too.
 */
export async function consumeChallenge(
  sql: Sql,
  challenge: string,
  { purpose, accountId, sessionId }: ChallengeBinding,
  now: Date,
): Promise<boolean> {
  const [used] = await sql<{ created_at: Date }[]>`
    DELETE FROM passkey_challenges
    WHERE challenge_hash = ${hash(challenge)} AND purpose = ${purpose}
      AND account_id IS NOT DISTINCT FROM ${accountId}
      AND session_id IS NOT DISTINCT FROM ${sessionId}
    RETURNING created_at`;
  return used !== undefined && isChallengeOpen(used.created_at.getTime(), now.getTime());
}

function hash(challenge: string): Buffer {
  return createHash("sha256").update(`passkey:${challenge}`).digest();
}
