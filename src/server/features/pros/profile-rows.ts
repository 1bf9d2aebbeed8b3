import type { Db, Tx } from "../../platform/database/sql.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";

export interface ProfileRow {
  id: string;
  account_id: string;
  display_name: string;
  headline: string;
  introduction: string;
  career_years: number;
  photo_id: string | null;
  state: ProState;
  state_reason: string | null;
  accepts_requests: boolean;
  allow_public_read: boolean;
  applied_at: Date;
  approved_at: Date | null;
}

/** What a pro writes of themselves, trimmed and checked. */
export interface ProfileTexts {
  display_name: string;
  headline: string;
  introduction: string;
  career_years: number;
  photo_id: string | null;
}

export async function findProfile(db: Db, proId: string): Promise<ProfileRow | undefined> {
  const [row] = await db<ProfileRow[]>`SELECT ${columns(db)} FROM pro_profiles WHERE id = ${proId}`;
  return row;
}

export async function findProfileOfAccount(
  db: Db,
  accountId: string,
): Promise<ProfileRow | undefined> {
  const [row] = await db<ProfileRow[]>`
    SELECT ${columns(db)} FROM pro_profiles WHERE account_id = ${accountId}`;
  return row;
}

/**
 * The profile, held for this transaction: whoever edits, decides about or rates the pro waits here. After
 * credits and event numbers (decision 024). Not FOR UPDATE: rows that refer to the pro may be written meanwhile.
 */
export async function lockProfile(tx: Tx, proId: string): Promise<ProfileRow | undefined> {
  const [row] = await tx<ProfileRow[]>`
    SELECT ${columns(tx)} FROM pro_profiles WHERE id = ${proId} FOR NO KEY UPDATE`;
  return row;
}

/** False when the account has a profile already, whatever its state. */
export async function insertProfile(
  tx: Tx,
  profile: ProfileTexts & { id: string; account_id: string; applied_at: Date },
): Promise<boolean> {
  const inserted = await tx`
    INSERT INTO pro_profiles ${tx({ ...profile, state: "pending" })} ON CONFLICT (account_id) DO NOTHING`;
  return inserted.count === 1;
}

export async function updateProfile(
  tx: Tx,
  proId: string,
  profile: ProfileTexts & {
    accepts_requests: boolean;
    state: ProState;
    state_reason: string | null;
    applied_at: Date;
  },
): Promise<void> {
  await tx`UPDATE pro_profiles SET ${tx({ ...profile })} WHERE id = ${proId}`;
}

export async function updateName(tx: Tx, proId: string, name: string): Promise<void> {
  await tx`UPDATE pro_profiles SET display_name = ${name} WHERE id = ${proId}`;
}

export async function updatePublicRead(tx: Tx, proId: string, allowed: boolean): Promise<void> {
  await tx`UPDATE pro_profiles SET allow_public_read = ${allowed} WHERE id = ${proId}`;
}

/** Puts these services and si-gun-gu in place of those chosen before; those that stay are not touched. */
export async function replaceChoices(
  tx: Tx,
  proId: string,
  choices: { services: readonly string[]; siGunGuCodes: readonly string[] },
): Promise<void> {
  const services = [...choices.services];
  const codes = [...choices.siGunGuCodes];
  const changes = [
    await tx`DELETE FROM pro_services WHERE pro_id = ${proId} AND service_slug <> ALL (${services})`,
    await tx`DELETE FROM pro_regions WHERE pro_id = ${proId} AND si_gun_gu_code <> ALL (${codes})`,
    await tx`
      INSERT INTO pro_services (pro_id, service_slug)
      SELECT ${proId}, slug FROM unnest(${services}::text[]) slug ON CONFLICT DO NOTHING`,
    await tx`
      INSERT INTO pro_regions (pro_id, si_gun_gu_code)
      SELECT ${proId}, code FROM unnest(${codes}::text[]) code ON CONFLICT DO NOTHING`,
  ];
  if (changes.some(({ count }) => count > 0)) await stampChanged(tx, proId);
}

/**
 * What stands on a pro's page in rows of its own has changed: whoever keeps a copy of the page should look again. The
 * profile's own columns are stamped by a trigger (0027), whose clock this is too.
 */
export async function stampChanged(tx: Tx, proId: string): Promise<void> {
  await tx`UPDATE pro_profiles SET changed_at = now() WHERE id = ${proId}`;
}

export interface Choices {
  services: { slug: string; name: string }[];
  regions: { code: string; full_name: string }[];
}

/** The services and regions of a pro in the order of the catalogue and of the country. */
export async function findChoices(db: Db, proId: string): Promise<Choices> {
  const services = await db<Choices["services"]>`
    SELECT s.slug, s.name FROM pro_services p JOIN services s ON s.slug = p.service_slug
    JOIN categories c2 ON c2.slug = s.category_slug JOIN categories c1 ON c1.slug = c2.parent_slug
    WHERE p.pro_id = ${proId} AND NOT s.is_closed ORDER BY c1.sort, c2.sort, s.sort`;
  const regions = await db<Choices["regions"]>`
    SELECT r.code, r.full_name FROM pro_regions p JOIN regions r ON r.code = p.si_gun_gu_code
    WHERE p.pro_id = ${proId} ORDER BY r.sort`;
  return { services: [...services], regions: [...regions] };
}

function columns(db: Db) {
  return db`id, account_id, display_name, headline, introduction, career_years, photo_id, state, state_reason,
    accepts_requests, allow_public_read, applied_at, approved_at`;
}
