import type { LoginProvider } from "#domain/social-login/login-providers.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";

/** One person at one provider. */
export interface ProviderSubject {
  provider: LoginProvider;
  subject: string;
}

/** Whose account a person of a provider opens; null: nobody's. */
export async function findLinkedAccount(
  db: Db,
  { provider, subject }: ProviderSubject,
): Promise<string | null> {
  const [row] = await db<{ account_id: string }[]>`
    SELECT account_id FROM social_logins WHERE provider = ${provider} AND subject = ${subject}`;
  return row?.account_id ?? null;
}

/**
 * Lets a person of a provider open an account. `linked_elsewhere`: they open another one; `another_linked`: this one has
 * somebody else of that provider. Whoever opens it already changes nothing.
 */
export async function linkSubject(
  tx: Tx,
  { accountId, provider, subject }: ProviderSubject & { accountId: string },
  now: Date,
): Promise<"linked" | "linked_elsewhere" | "another_linked"> {
  const made = await tx`
    INSERT INTO social_logins (provider, subject, account_id, linked_at)
    VALUES (${provider}, ${subject}, ${accountId}, ${now})
    ON CONFLICT DO NOTHING`;
  if (made.count === 1) return "linked";
  const owner = await findLinkedAccount(tx, { provider, subject });
  if (owner === accountId) return "linked";
  return owner === null ? "another_linked" : "linked_elsewhere";
}

export interface LinkedProvider {
  provider: LoginProvider;
  linked_at: Date;
}

export async function findLinked(db: Db, accountId: string): Promise<LinkedProvider[]> {
  return db<LinkedProvider[]>`
    SELECT provider, linked_at FROM social_logins WHERE account_id = ${accountId}`;
}

export async function unlinkProvider(
  tx: Tx,
  accountId: string,
  provider: LoginProvider,
): Promise<void> {
  await tx`DELETE FROM social_logins WHERE account_id = ${accountId} AND provider = ${provider}`;
}

/** Those that were linked then or later. */
export async function unlinkSince(tx: Tx, accountId: string, since: Date): Promise<void> {
  await tx`DELETE FROM social_logins WHERE account_id = ${accountId} AND linked_at >= ${since}`;
}
