import { profileAudience } from "#domain/pro/lifecycle.ts";
import { hasConsulted } from "../features/consultations/queries.ts";
import { findProfile, type ProfileRow } from "../features/pros/profile-rows.ts";
import { hasRequestReaching } from "../features/requests/queries.ts";
import type { Db } from "../platform/database/sql.ts";
import type { Viewer } from "../platform/viewer.ts";

export interface ReadablePro {
  profile: ProfileRow;
  /** Readable without being anybody in particular; an answer may be shared. */
  isPublic: boolean;
}

/**
 * The profile of a pro when the caller may read it, else undefined: as if there were none. Everything that hangs on
 * a pro's page asks this one function; commands get it from whoever composes the product.
 */
export async function findReadablePro(
  db: Db,
  proId: string,
  viewer: Viewer,
): Promise<ReadablePro | undefined> {
  const accountId = viewer.kind === "member" ? viewer.accountId : null;
  return findProReadableBy(db, proId, accountId);
}

/** The same for a person without their session; null is anybody. */
export async function findProReadableBy(
  db: Db,
  proId: string,
  accountId: string | null,
): Promise<ReadablePro | undefined> {
  const profile = await findProfile(db, proId);
  if (!profile) return undefined;
  const audience = profileAudience({
    state: profile.state,
    allowPublicRead: profile.allow_public_read,
  });
  if (audience === "everyone") return { profile, isPublic: true };
  if (audience === "nobody" || accountId === null) return undefined;
  const isAcquainted =
    profile.account_id === accountId ||
    (await hasRequestReaching(db, accountId, proId)) ||
    (await hasConsulted(db, accountId, proId));
  return isAcquainted ? { profile, isPublic: false } : undefined;
}
