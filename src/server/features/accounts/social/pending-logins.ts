import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import { PENDING_LIFETIME_MS } from "#domain/social-login/social-login-rules.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { hashSecret } from "./browser-secret.ts";

/** Whom a provider has vouched for and no account knows. */
export interface PendingLogin {
  provider: LoginProvider;
  subject: string;
  /** As `normalizeEmail` makes it. */
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  next: string | null;
}

/** In place of whom this browser brought before. */
export async function keepPending(
  db: Db,
  { browser, ...person }: PendingLogin & { browser: string },
  now: Date,
): Promise<void> {
  await db`
    INSERT INTO pending_social_logins
      (browser_hash, provider, subject, email, email_verified, name, next, expires_at)
    VALUES
      (${hashSecret(browser)}, ${person.provider}, ${person.subject}, ${person.email},
       ${person.emailVerified}, ${person.name}, ${person.next},
       ${new Date(now.getTime() + PENDING_LIFETIME_MS)})
    ON CONFLICT (browser_hash) DO UPDATE SET
      provider = EXCLUDED.provider, subject = EXCLUDED.subject, email = EXCLUDED.email,
      email_verified = EXCLUDED.email_verified, name = EXCLUDED.name, next = EXCLUDED.next,
      expires_at = EXCLUDED.expires_at`;
}

export async function findPending(
  db: Db,
  browser: string,
  now: Date,
): Promise<PendingLogin | null> {
  const [row] = await db<PendingLogin[]>`
    SELECT ${columns(db)} FROM pending_social_logins
    WHERE browser_hash = ${hashSecret(browser)} AND expires_at > ${now}`;
  return row ?? null;
}

/** Takes it away for whoever joins or links by it: once. */
export async function takePending(
  db: Db,
  browser: string,
  now: Date,
): Promise<PendingLogin | null> {
  const [row] = await db<PendingLogin[]>`
    DELETE FROM pending_social_logins
    WHERE browser_hash = ${hashSecret(browser)} AND expires_at > ${now}
    RETURNING ${columns(db)}`;
  return row ?? null;
}

function columns(db: Db) {
  return db`provider, subject, email, email_verified AS "emailVerified", name, next`;
}
