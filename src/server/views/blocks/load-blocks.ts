import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { Output } from "#contract/registry.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import type { BlockRow } from "../../features/blocks/queries.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import type { Db } from "../../platform/database/sql.ts";

/** Whom a person blocked, called as that person may know them. */
export async function loadBlocks(
  db: Db,
  rows: readonly BlockRow[],
): Promise<Output<"users.me.blocks">["items"]> {
  const cards = await findProCards(
    db,
    rows.flatMap(({ pro_id }) => pro_id ?? []),
  );
  const names = await accountNames(
    db,
    rows.map(({ blocked_id }) => blocked_id),
  );
  return rows.map((row) => {
    const card = row.pro_id === null ? undefined : cards.get(row.pro_id);
    const pro = card && presentProCard(card);
    return {
      id: row.id,
      name: pro?.display_name ?? maskName(names.get(row.blocked_id) ?? ""),
      photo_url: pro?.photo_url ?? null,
      pro_id: row.pro_id,
      created_at: seoulIso(row.created_at.getTime()),
    };
  });
}
