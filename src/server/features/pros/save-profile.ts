import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads, discardUploads } from "../uploads/queries.ts";
import type { CheckedProfile } from "./check-profile.ts";
import { insertProfile, lockProfile, replaceChoices, updateProfile } from "./profile-rows.ts";
import { nextProState } from "#domain/pro/lifecycle.ts";
import { saveName } from "./save-name.ts";

interface Saving {
  accountId: string;
  profile: CheckedProfile;
  now: Date;
  ids: Ids;
}

/** Makes the account's profile, to be approved by staff. Refuses with `profile_exists` when there is one. */
export async function applyAsPro(tx: Tx, saving: Saving): Promise<void> {
  const { accountId, profile, now } = saving;
  const id = saving.ids.next();
  const isNew = await insertProfile(tx, {
    ...profile.texts,
    id,
    account_id: accountId,
    applied_at: now,
  });
  if (!isNew) refuse("profile_exists");
  await replaceChoices(tx, id, profile);
  await takePhoto(tx, { proId: id, accountId, photoId: profile.texts.photo_id });
  await happened(tx, { kind: "pro.applied", proId: id, proAccountId: accountId }, saving);
  await publishChanged(tx, saving);
}

/** Changes a profile by its own account; a rejected one waits for approval again, an approved one's new name by itself. */
export async function editProfile(
  tx: Tx,
  saving: Saving & { proId: string; acceptsRequests: boolean },
): Promise<void> {
  const { accountId, proId, profile, now, ids } = saving;
  await lockEventNumbers(tx, [accountId]);
  const before = (await lockProfile(tx, proId)) ?? refuse("not_found");
  const state = nextProState(before.state, "edit") ?? refuse("state_forbids");
  const wanted = profile.texts.display_name;
  await updateProfile(tx, proId, {
    ...profile.texts,
    display_name: await saveName(tx, before, { wanted, now, ids }),
    accepts_requests: saving.acceptsRequests,
    state,
    state_reason: state === before.state ? before.state_reason : null,
    // Who waits again waits from now on; nothing else may count from an application that was turned down.
    applied_at: state === before.state ? before.applied_at : now,
  });
  await replaceChoices(tx, proId, profile);
  const photoId = profile.texts.photo_id;
  if (photoId !== before.photo_id) {
    if (before.photo_id !== null) await discardUploads(tx, [before.photo_id], now);
    await takePhoto(tx, { proId, accountId, photoId });
  }
  await publishChanged(tx, saving);
}

async function takePhoto(
  tx: Tx,
  { proId, accountId, photoId }: { proId: string; accountId: string; photoId: string | null },
): Promise<void> {
  if (photoId === null) return;
  const attachedTo = { kind: "pro", id: proId } as const;
  const claim = await claimUploads(tx, [photoId], accountId, "profile_photo", attachedTo);
  if (!claim.ok) refuse("upload_unusable");
}

/** The person's other open pages show who they are and what they may do. */
async function publishChanged(tx: Tx, { accountId, now }: Saving): Promise<void> {
  await publishEvent(tx, { accountId, kind: "account_changed", payload: {}, now });
}
