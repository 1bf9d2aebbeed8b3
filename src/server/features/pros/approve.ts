import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProIdentified } from "../identity/queries.ts";
import { transitionProfile, type ProDecision } from "./transition-profile.ts";
import type { ProfileRow } from "./profile-rows.ts";

/**
 * Lets a pending pro receive and answer requests. Refuses any other state, and with `identity_required` one of whom
 * nobody has checked who they are.
 */
export async function approvePro(tx: Tx, decision: ProDecision): Promise<ProfileRow> {
  const profile = await transitionProfile(tx, "approve", decision);
  if (!(await isProIdentified(tx, profile.id))) refuse("identity_required");
  const facts = { proId: profile.id, proAccountId: profile.account_id };
  await happened(tx, { kind: "pro.approved", ...facts }, decision);
  return profile;
}

/** Turns a pending application down; the pro reads the reason and may edit the profile to ask again. */
export async function rejectPro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await transitionProfile(tx, "reject", decision);
  const facts = { proId: profile.id, proAccountId: profile.account_id, reason: decision.reason };
  await happened(tx, { kind: "pro.rejected", ...facts }, decision);
  return profile;
}
