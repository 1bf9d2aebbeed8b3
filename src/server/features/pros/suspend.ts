import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import { transitionProfile, type ProDecision } from "./transition-profile.ts";
import type { ProfileRow } from "./profile-rows.ts";

/**
 * Takes an approved pro out of the market: requests no longer reach them, nobody sees their page, they cannot send
 * quotes. They stay signed in and finish what they were hired for. Refuses any other state.
 */
export async function suspendPro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await transitionProfile(tx, "suspend", decision);
  const facts = { proId: profile.id, proAccountId: profile.account_id, reason: decision.reason };
  await happened(tx, { kind: "pro.suspended", ...facts }, decision);
  return profile;
}

/** Lets a suspended pro back, as they were. */
export async function reinstatePro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await transitionProfile(tx, "reinstate", decision);
  const facts = { proId: profile.id, proAccountId: profile.account_id, reason: decision.reason };
  await happened(tx, { kind: "pro.reinstated", ...facts }, decision);
  return profile;
}
