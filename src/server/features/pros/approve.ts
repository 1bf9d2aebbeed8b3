import { APPROVAL_BONUS_CREDITS, approvalBonusExpiresAt } from "#domain/credits/approval-bonus.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { grantLot } from "../credits/ledger.ts";
import { lockCredits } from "../credits/queries.ts";
import { notify } from "../notifications/notify.ts";
import { findProfile, lockProfile, type ProfileRow } from "./profile-rows.ts";
import { nextProState } from "./rules.ts";

interface Decision {
  proId: string;
  /** Who decides, as it stands in the log of what staff did. */
  actor: string;
  now: Date;
  ids: Ids;
}

/** Lets a pending pro receive and answer requests, with bonus credits to begin with. Refuses any other state. */
export async function approvePro(tx: Tx, decision: Decision): Promise<void> {
  const { now, ids } = decision;
  const profile = await decide(tx, "approve", decision, null);
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
}

/** Turns a pending application down; the pro reads the reason and may edit the profile to ask again. */
export async function rejectPro(tx: Tx, decision: Decision & { reason: string }): Promise<void> {
  const profile = await decide(tx, "reject", decision, decision.reason);
  await notify(tx, {
    accountId: profile.account_id,
    kind: "pro_rejected",
    body: `${decision.reason} 프로필을 고치면 다시 확인해 드려요.`,
    path: "/pro/profile",
    now: decision.now,
    ids: decision.ids,
  });
}

async function decide(
  tx: Tx,
  event: "approve" | "reject",
  { proId, actor, now, ids }: Decision,
  reason: string | null,
): Promise<ProfileRow> {
  const { account_id } = (await findProfile(tx, proId)) ?? refuse("not_found");
  await lockCredits(tx, account_id);
  await lockEventNumbers(tx, [account_id]);
  const profile = (await lockProfile(tx, proId)) ?? refuse("not_found");
  const state = nextProState(profile.state, event) ?? refuse("state_forbids");
  await tx`
    UPDATE pro_profiles
    SET state = ${state}, state_reason = ${reason}, approved_at = ${state === "approved" ? now : null}
    WHERE id = ${proId}`;
  await tx`
    INSERT INTO staff_actions (id, actor, action, subject, reason, at)
    VALUES (${ids.next()}, ${actor}, ${`pro.${event}`}, ${`pro:${proId}`}, ${reason ?? ""}, ${now})`;
  await publishEvent(tx, {
    accountId: profile.account_id,
    kind: "account_changed",
    payload: {},
    now,
  });
  return profile;
}
