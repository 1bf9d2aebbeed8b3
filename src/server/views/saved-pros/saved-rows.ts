import type { ProState } from "#domain/pro/lifecycle.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface SavedFactsRow {
  id: string;
  state: ProState;
  allow_public_read: boolean;
  accepts_requests: boolean;
}

/** What decides how each of these pros stands, by id. */
export async function findSavedFacts(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, SavedFactsRow>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<SavedFactsRow[]>`
    SELECT id, state, allow_public_read, accepts_requests FROM pro_profiles WHERE id IN ${db(proIds)}`;
  return new Map(rows.map((row) => [row.id, row]));
}

type Named = { slug: string; name: string };

/** The services of each of these pros, in the order of the catalogue. */
export async function findSavedServices(
  db: Db,
  proIds: readonly string[],
): Promise<Map<string, Named[]>> {
  if (proIds.length === 0) return new Map();
  const rows = await db<(Named & { pro_id: string })[]>`
    SELECT p.pro_id, s.slug, s.name FROM pro_services p JOIN services s ON s.slug = p.service_slug
    WHERE p.pro_id IN ${db(proIds)} AND NOT s.is_closed ORDER BY s.category_slug, s.sort, s.slug`;
  const byPro = new Map<string, Named[]>();
  for (const { pro_id, slug, name } of rows) {
    byPro.set(pro_id, [...(byPro.get(pro_id) ?? []), { slug, name }]);
  }
  return byPro;
}
