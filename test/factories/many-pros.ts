import type { Db } from "#server/platform/database/sql.ts";

/** So many approved pros for 입주청소 in one si-gun-gu, in four statements; `named` tells them from other ones. */
export async function makeManyPros(
  db: Db,
  facts: { pros: number; region: string; named: string; now: Date },
): Promise<void> {
  const { pros, region, named, now } = facts;
  const numbers = db`generate_series(1, ${pros}) AS n`;
  const id = (kind: string) => db`md5(${`${kind} ${named} `} || n)::uuid`;
  await db`
    INSERT INTO accounts (id, email, password_hash, name, role, email_verified_at, created_at)
    SELECT ${id("account")}, ${named} || '-' || n || '@example.com', 'none', '고수 ' || n, 'member', ${now}, ${now}
    FROM ${numbers}`;
  await db`
    INSERT INTO pro_profiles (id, account_id, display_name, headline, introduction, state, applied_at, approved_at)
    SELECT ${id("pro")}, ${id("account")}, '고수 ' || n, '', '', 'approved', ${now}, ${now} FROM ${numbers}`;
  await db`
    INSERT INTO pro_services (pro_id, service_slug) SELECT ${id("pro")}, 'move-in-cleaning' FROM ${numbers}`;
  await db`
    INSERT INTO pro_regions (pro_id, si_gun_gu_code) SELECT ${id("pro")}, ${region} FROM ${numbers}`;
}
