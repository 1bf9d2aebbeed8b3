import { createHash } from "node:crypto";
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
  recoveryCodeText,
} from "#domain/account/second-step.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";
import type { Random } from "../../../platform/random.ts";

/** Gives an account new recovery codes in place of the earlier ones; only hashes are stored. */
export async function renewRecoveryCodes(
  tx: Tx,
  accountId: string,
  random: Random,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    recoveryCodeText(random.bytes(RECOVERY_CODE_BYTES)),
  );
  await tx`DELETE FROM recovery_codes WHERE account_id = ${accountId}`;
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hash(code) }));
  await tx`INSERT INTO recovery_codes ${tx(rows)}`;
  return codes;
}

/** Uses up a recovery code; of two at once, one is right. */
export async function useRecoveryCode(
  tx: Tx,
  accountId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  if (recoveryCodeOf(typed) === null) return false;
  const { count } = await tx`
    UPDATE recovery_codes SET used_at = ${now}
    WHERE account_id = ${accountId} AND code_hash = ${hash(typed)} AND used_at IS NULL`;
  return count === 1;
}

export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ left: number }[]>`
    SELECT count(*)::int AS left FROM recovery_codes
    WHERE account_id = ${accountId} AND used_at IS NULL`;
  return row?.left ?? 0;
}

function hash(typed: string): Buffer {
  return createHash("sha256")
    .update(`recovery:${recoveryCodeOf(typed)}`)
    .digest();
}
