import { transitionNameChange, nameSave } from "#domain/pro/name-change.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endNameChange, findWaitingNameChange, insertNameChange } from "./name-change-rows.ts";
import type { ProfileRow } from "./profile-rows.ts";

/**
 * The name that a profile has after it was saved with `wanted`. One that staff have to approve first waits from now on
 * in place of one that waited. The caller holds the profile and says the change to the pro's open pages.
 */
export async function saveName(
  tx: Tx,
  profile: ProfileRow,
  { wanted, now, ids }: { wanted: string; now: Date; ids: Ids },
): Promise<string> {
  const { id: proId, display_name: shown, state } = profile;
  const waiting = await findWaitingNameChange(tx, proId);
  const does = nameSave({ state, shown, waiting: waiting?.name ?? null }, wanted);
  if (does !== "ask") return does === "rename" ? wanted : shown;
  if (waiting) {
    const replaced =
      transitionNameChange(waiting.state, "replace", "pro") ?? refuse("state_forbids");
    const end = { state: replaced, reason: null, ended_at: now, ended_by: "pro" } as const;
    await endNameChange(tx, waiting.id, end);
  }
  await insertNameChange(tx, {
    id: ids.next(),
    pro_id: proId,
    name: wanted,
    previous_name: shown,
    asked_at: now,
  });
  return shown;
}
