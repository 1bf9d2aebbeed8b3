import type { Db } from "../../platform/database/sql.ts";

/**
 * Whether a list that anyone may see names a pro: what `profileAudience` calls "everyone", as a condition on
 * pro_profiles under the name `p`. A single pro's page asks `findReadablePro` instead.
 */
export function isListed(db: Db) {
  return db`p.state = 'approved' AND p.allow_public_read`;
}
