import type { Tx } from "../../platform/database/sql.ts";
import { notify } from "../notifications/notify.ts";
import { moveProfile, type ProDecision } from "./move-profile.ts";
import type { ProfileRow } from "./profile-rows.ts";

/**
 * Takes an approved pro out of the market: requests no longer reach them, nobody sees their page, they cannot send
 * quotes. They stay signed in and finish what they were hired for. Refuses any other state.
 */
export async function suspendPro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await moveProfile(tx, "suspend", decision);
  await notify(tx, {
    accountId: profile.account_id,
    kind: "pro_suspended",
    body: `${decision.reason} 고용된 일은 마칠 수 있고, 새 요청과 견적은 멈춰요.`,
    path: "/pro/profile",
    now: decision.now,
    ids: decision.ids,
  });
  return profile;
}

/** Lets a suspended pro back, as they were. */
export async function reinstatePro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await moveProfile(tx, "reinstate", decision);
  await notify(tx, {
    accountId: profile.account_id,
    kind: "pro_reinstated",
    body: `${decision.reason} 이제 다시 요청을 받고 견적을 보낼 수 있어요.`,
    path: "/pro/requests",
    now: decision.now,
    ids: decision.ids,
  });
  return profile;
}
