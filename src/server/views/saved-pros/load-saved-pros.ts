import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { profileAudience } from "#domain/pro/lifecycle.ts";
import { savedProStanding } from "#domain/saved-pro/saved-pro.ts";
import type { SavedPro } from "#contract/endpoints/me/saved-pros.ts";
import type { Db } from "../../platform/database/sql.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { findSavedPros } from "../../features/saved-pros/queries.ts";
import { findProReadableBy } from "../readable-pro.ts";
import { findSavedFacts, findSavedServices, type SavedFactsRow } from "./saved-rows.ts";

/** A person's saved pros, the newest first; of those whom they may not read any more only the place is left. */
export async function loadSavedPros(db: Db, accountId: string): Promise<SavedPro[]> {
  const saved = await findSavedPros(db, accountId);
  const ids = saved.map(({ pro_id }) => pro_id);
  const [cards, facts, services] = await Promise.all([
    findProCards(db, ids),
    findSavedFacts(db, ids),
    findSavedServices(db, ids),
  ]);
  const readable = await readableOf(db, [...facts.values()], accountId);
  return saved.map(({ pro_id, saved_at }) => {
    const card = readable.has(pro_id) ? cards.get(pro_id) : undefined;
    return {
      pro_id,
      standing: savedProStanding({
        isReadable: card !== undefined,
        acceptsRequests: facts.get(pro_id)?.accepts_requests ?? false,
      }),
      pro: card ? presentProCard(card) : null,
      services: card ? (services.get(pro_id) ?? []) : [],
      saved_at: seoulIso(saved_at.getTime()),
    };
  });
}

/** Most are public; only for the few others it is asked whether they know each other. */
async function readableOf(
  db: Db,
  rows: readonly SavedFactsRow[],
  accountId: string,
): Promise<ReadonlySet<string>> {
  const audiences = rows.map((row) => ({
    id: row.id,
    audience: profileAudience({ state: row.state, allowPublicRead: row.allow_public_read }),
  }));
  const known = await Promise.all(
    audiences
      .filter(({ audience }) => audience === "acquainted")
      .map(async ({ id }) => ((await findProReadableBy(db, id, accountId)) ? [id] : [])),
  );
  const open = audiences.filter(({ audience }) => audience === "everyone").map(({ id }) => id);
  return new Set([...open, ...known.flat()]);
}
