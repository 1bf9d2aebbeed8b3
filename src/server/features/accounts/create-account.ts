import type { Tx } from "../../platform/database/sql.ts";
import { isReserved, lockEmails } from "./email/reserved-emails.ts";
import { NO_PASSWORD_HASH } from "./password/password-hash.ts";

export interface NewAccount {
  id: string;
  /** As `normalizeEmail` makes it. */
  email: string;
  /** As `hashPassword` makes it; null for who joins by a provider. */
  passwordHash: string | null;
  name: string;
  /** Null for a member. */
  staffLevel: "moderator" | "admin" | null;
  /** Whoever makes it knows that the address is theirs. */
  emailVerified: boolean;
  /** A number known to be theirs, "+8210…". */
  verifiedPhone?: string;
  at: Date;
}

/**
 * Makes an account; false when the e-mail address already has one, or is kept for the one that may go back to it, and then
 * nothing has changed.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  await lockEmails(tx, [account.email]);
  if (await isReserved(tx, account.email, { at: account.at, exceptFor: null })) return false;
  const phone = account.verifiedPhone ?? null;
  const made = await tx`
    INSERT INTO accounts
      (id, email, password_hash, name, role, staff_level, phone, phone_verified_at,
       email_verified_at, created_at)
    VALUES
      (${account.id}, ${account.email}, ${account.passwordHash ?? NO_PASSWORD_HASH}, ${account.name},
       ${account.staffLevel === null ? "member" : "staff"}, ${account.staffLevel},
       ${phone}, ${phone === null ? null : account.at},
       ${account.emailVerified ? account.at : null}, ${account.at})
    ON CONFLICT (email) DO NOTHING`;
  return made.count === 1;
}
