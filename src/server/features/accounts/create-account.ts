import type { Tx } from "../../platform/database/sql.ts";

/** What stands for a password where there is none: no password matches it, in the version before this one, either. */
const NO_PASSWORD_HASH = "";

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

/** Makes an account; false when the e-mail address already has one, and then nothing has changed. */
export async function createAccount(tx: Tx, account: NewAccount): Promise<boolean> {
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
