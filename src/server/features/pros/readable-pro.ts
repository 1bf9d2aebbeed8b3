import type { Db } from "../../platform/database/sql.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { hasRequestReaching } from "../requests/queries.ts";
import { findProfile, type ProfileRow } from "./profile-rows.ts";
import { profileAudience } from "./rules.ts";

export interface ReadablePro {
  profile: ProfileRow;
  /** Readable without being anybody in particular; an answer may be shared. */
  isPublic: boolean;
}

/** The profile of a pro when the caller may read it, else undefined: as if there were none. */
export async function findReadablePro(
  db: Db,
  proId: string,
  viewer: Viewer,
): Promise<ReadablePro | undefined> {
  const profile = await findProfile(db, proId);
  if (!profile) return undefined;
  const audience = profileAudience({
    state: profile.state,
    allowPublicRead: profile.allow_public_read,
  });
  if (audience === "everyone") return { profile, isPublic: true };
  if (audience === "nobody" || viewer.kind !== "member") return undefined;
  const isAcquainted =
    profile.account_id === viewer.accountId ||
    (await hasRequestReaching(db, viewer.accountId, proId));
  return isAcquainted ? { profile, isPublic: false } : undefined;
}
