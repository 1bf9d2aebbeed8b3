import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { findProfileOfAccount } from "./profile-rows.ts";
import { transitionProfile } from "./transition-profile.ts";

interface When {
  now: Date;
  ids: Ids;
}

/** Takes the pro out of search, matching and sight together with their account; one who is in no market stays as they are. */
export async function leaveMarket(tx: Tx, accountId: string, when: When): Promise<void> {
  const profile = await findProfileOfAccount(tx, accountId);
  if (profile?.state === "approved") {
    await transitionProfile(tx, "withdraw", { proId: profile.id, ...when });
  }
}

/** Lets a pro who left with their account be found again. */
export async function returnToMarket(tx: Tx, accountId: string, when: When): Promise<void> {
  const profile = await findProfileOfAccount(tx, accountId);
  if (profile?.state === "withdrawn") {
    await transitionProfile(tx, "come_back", { proId: profile.id, ...when });
  }
}
