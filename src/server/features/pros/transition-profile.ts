import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockCredits } from "../credits/queries.ts";
import { findProfile, lockProfile, type ProfileRow } from "./profile-rows.ts";
import { nextProState, type ProEvent } from "#domain/pro/lifecycle.ts";

export interface ProDecision {
  proId: string;
  /** The pro reads it; left out for a good decision. */
  reason?: string;
  now: Date;
  ids: Ids;
}

/**
 * Moves a profile as the table of states says and publishes it to the pro's open pages; refuses with `state_forbids`
 * what the table does not know. Returns the profile as it was. The account's credits and event numbers are locked
 * before it (decision 024).
 */
export async function transitionProfile(
  tx: Tx,
  event: Exclude<ProEvent, "edit">,
  { proId, reason, now }: ProDecision,
): Promise<ProfileRow> {
  const { account_id } = (await findProfile(tx, proId)) ?? refuse("not_found");
  await lockCredits(tx, account_id);
  await lockEventNumbers(tx, [account_id]);
  const profile = (await lockProfile(tx, proId)) ?? refuse("not_found");
  const state = nextProState(profile.state, event) ?? refuse("state_forbids");
  await tx`
    UPDATE pro_profiles
    SET state = ${state}, state_reason = ${state === "approved" ? null : (reason ?? null)},
        approved_at = ${event === "approve" ? now : profile.approved_at}
    WHERE id = ${proId}`;
  await publishEvent(tx, { accountId: account_id, kind: "account_changed", payload: {}, now });
  return profile;
}
