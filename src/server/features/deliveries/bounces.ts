import type { Db, Tx } from "#server/platform/database/sql.ts";

/** An address that does not exist, as its mail server said. */
export async function noteBounce(
  db: Db,
  email: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await db`
    INSERT INTO email_bounces (email, reason, at) VALUES (${email}, ${reason}, ${now})
    ON CONFLICT (email) DO UPDATE SET reason = EXCLUDED.reason, at = EXCLUDED.at`;
}

export async function hasBounced(db: Db, email: string): Promise<boolean> {
  const rows = await db`SELECT 1 FROM email_bounces WHERE email = ${email}`;
  return rows.length > 0;
}

/** Verb for whoever learnt that letters arrive there after all. */
export async function clearBounce(tx: Tx, email: string): Promise<void> {
  await tx`DELETE FROM email_bounces WHERE email = ${email}`;
}
