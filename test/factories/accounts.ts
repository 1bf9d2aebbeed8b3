import type { TestApp } from "../app.ts";

let made = 0;

export interface TestAccount {
  id: string;
  email: string;
  name: string;
}

/** A member with a verified phone. Its password hash matches no password: tests sign in by session. */
export async function makeAccount(
  { sql, clock, ids }: Pick<TestApp, "sql" | "clock" | "ids">,
  facts: { name?: string; phoneVerified?: boolean; role?: "member" | "staff" } = {},
): Promise<TestAccount> {
  made += 1;
  const id = ids.next();
  const account = { id, email: `person-${id}@example.com`, name: facts.name ?? `사람${made}` };
  const verified = facts.phoneVerified ?? true;
  await sql`
    INSERT INTO accounts (id, email, password_hash, name, role, staff_level, phone, phone_verified_at, created_at)
    VALUES (${id}, ${account.email}, 'none', ${account.name}, ${facts.role ?? "member"},
            ${facts.role === "staff" ? "admin" : null},
            ${verified ? `+8210${String(Number.parseInt(id.replaceAll("-", "").slice(-10), 16) % 100_000_000).padStart(8, "0")}` : null},
            ${verified ? clock.now() : null}, ${clock.now()})`;
  return account;
}
