import { transitionNameChange, type NameChangeState } from "#domain/pro/name-change.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { endNameChange, findNameChange, type NameChangeRow } from "./name-change-rows.ts";
import { findProfile, lockProfile, updateName, type ProfileRow } from "./profile-rows.ts";

/** Why staff can no longer decide: somebody was faster, who may be they themselves in another tab. */
const ENDED: Record<Exclude<NameChangeState, "pending">, string> = {
  approved: "먼저 승인된 이름이에요. 대기 목록에서 다음 일을 골라 주세요.",
  rejected: "먼저 반려된 이름이에요. 대기 목록에서 다음 일을 골라 주세요.",
  withdrawn: "고수가 취소한 이름이에요. 대기 목록에서 다음 일을 골라 주세요.",
  replaced: "고수가 그 사이에 다른 이름으로 바꿔 냈어요. 대기 목록에서 새 이름을 확인해 주세요.",
};

/**
 * Verb for staff: the new name takes the old one's place, or the pro reads why not. Refuses with `not_found`, and with
 * `state_forbids` what no longer waits. The caller logs who did it.
 */
export async function decideNameChange(
  tx: Tx,
  decision: {
    nameChangeId: string;
    decision: "approve" | "reject";
    /** What the pro reads; null with an approval. */
    reason: string | null;
    staffId: string;
    now: Date;
    ids: Ids;
  },
): Promise<ProfileRow> {
  const { nameChangeId, decision: event, reason, staffId, now, ids } = decision;
  const { profile, change } = (await lockNameChange(tx, nameChangeId)) ?? refuse("not_found");
  const state = transitionNameChange(change.state, event, "staff");
  if (state === null) {
    refuse("state_forbids", change.state === "pending" ? {} : { message: ENDED[change.state] });
  }
  await endNameChange(tx, change.id, {
    state,
    reason,
    ended_at: now,
    ended_by: "staff",
    ended_staff_id: staffId,
  });
  if (event === "approve") await updateName(tx, profile.id, change.name);
  await happened(
    tx,
    {
      kind: "name_change.decided",
      proAccountId: profile.account_id,
      name: change.name,
      decision: event,
      reason,
    },
    { now, ids },
  );
  return profile;
}

/** Verb of the pro whose it is: the name stays as it is shown. Somebody else's is missing. */
export async function withdrawNameChange(
  tx: Tx,
  facts: { nameChangeId: string; accountId: string; now: Date; ids: Ids },
): Promise<void> {
  const { nameChangeId, accountId, now, ids } = facts;
  const found = await lockNameChange(tx, nameChangeId, accountId);
  const { change } = found ?? refuse("not_found");
  const state = transitionNameChange(change.state, "withdraw", "pro") ?? refuse("nothing_pending");
  await endNameChange(tx, change.id, { state, reason: null, ended_at: now, ended_by: "pro" });
  await happened(tx, { kind: "name_change.withdrawn", proAccountId: accountId }, { now, ids });
}

/** A change as it stands while the profile is held, after the pro's event numbers (decision 024). */
async function lockNameChange(
  tx: Tx,
  id: string,
  accountId?: string,
): Promise<{ profile: ProfileRow; change: NameChangeRow } | null> {
  const asked = await findNameChange(tx, id);
  const owner = asked && (await findProfile(tx, asked.pro_id));
  if (!owner || (accountId !== undefined && owner.account_id !== accountId)) return null;
  await lockEventNumbers(tx, [owner.account_id]);
  const profile = await lockProfile(tx, owner.id);
  const change = await findNameChange(tx, id);
  return profile && change ? { profile, change } : null;
}
