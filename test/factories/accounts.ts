import type { Clock } from "#server/platform/clock.ts";
import type { Db, Sql } from "#server/platform/database/sql.ts";
import type { Ids } from "#server/platform/ids.ts";

/** Where factories put what they make: a test application, or a running product's database. */
export interface Market {
  sql: Sql;
  clock: Clock;
  ids: Ids;
}

let made = 0;

export interface TestAccount {
  id: string;
  email: string;
  name: string;
}

/** The number of an account that `makeAccount` made with a verified phone. */
export function testPhone(accountId: string): string {
  const number = Number.parseInt(accountId.replaceAll("-", "").slice(-10), 16) % 100_000_000;
  return `+8210${String(number).padStart(8, "0")}`;
}

/** A member with a verified phone and e-mail. Its password hash matches no password: tests sign in by session. */
export async function makeAccount(
  { sql, clock, ids }: Omit<Market, "sql"> & { sql: Db },
  facts: {
    name?: string;
    phoneVerified?: boolean;
    emailVerified?: boolean;
    role?: "member" | "staff";
    staffLevel?: "moderator" | "admin";
  } = {},
): Promise<TestAccount> {
  made += 1;
  const name = facts.name ?? `사람${made}`;
  const verified = facts.phoneVerified ?? true;
  // Of some thousand people two would be given one number; the second of them is made once more.
  for (;;) {
    const id = ids.next();
    const account = { id, email: `person-${id}@example.com`, name };
    const { count } = await sql`
      INSERT INTO accounts (id, email, password_hash, name, role, staff_level, phone, phone_verified_at, email_verified_at, created_at)
      VALUES (${id}, ${account.email}, 'none', ${account.name}, ${facts.role ?? "member"},
              ${facts.role === "staff" ? (facts.staffLevel ?? "admin") : null},
              ${verified ? testPhone(id) : null},
              ${verified ? clock.now() : null}, ${facts.emailVerified === false ? null : clock.now()},
              ${clock.now()})
      ON CONFLICT (phone) WHERE phone IS NOT NULL AND status <> 'deleted' DO NOTHING`;
    if (count === 1) return account;
  }
}
