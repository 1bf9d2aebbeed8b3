import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "#domain/credits/approval-bonus.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { grantLot } from "../credits/ledger.ts";
import { notify } from "../notifications/notify.ts";
import { moveProfile, type ProDecision } from "./move-profile.ts";
import type { ProfileRow } from "./profile-rows.ts";

/** Lets a pending pro receive and answer requests, with bonus credits to begin with. Refuses any other state. */
export async function approvePro(tx: Tx, decision: ProDecision): Promise<ProfileRow> {
  const { now, ids } = decision;
  const profile = await moveProfile(tx, "approve", decision);
  await grantLot(tx, {
    accountId: profile.account_id,
    kind: "bonus",
    credits: APPROVAL_BONUS_CREDITS,
    paidWon: 0,
    source: `pro_approval:${profile.id}`,
    detail: "pro_approval",
    now,
    ids,
    expiresAt: new Date(approvalBonusExpiresAt(now.getTime())),
  });
  await notify(tx, {
    accountId: profile.account_id,
    kind: "pro_approved",
    body: `이제 요청을 받고 견적을 보낼 수 있어요. 보너스 크레딧 ${APPROVAL_BONUS_CREDITS}개를 넣어 드렸어요.`,
    path: "/pro/requests",
    now,
    ids,
  });
  return profile;
}

/** Turns a pending application down; the pro reads the reason and may edit the profile to ask again. */
export async function rejectPro(
  tx: Tx,
  decision: ProDecision & { reason: string },
): Promise<ProfileRow> {
  const profile = await moveProfile(tx, "reject", decision);
  await notify(tx, {
    accountId: profile.account_id,
    kind: "pro_rejected",
    body: `${decision.reason} 프로필을 고치면 다시 확인해 드려요.`,
    path: "/pro/profile",
    now: decision.now,
    ids: decision.ids,
  });
  return profile;
}
