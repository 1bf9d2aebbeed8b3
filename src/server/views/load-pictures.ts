import type { Picture } from "#contract/schemas.ts";
import { presentPicture } from "../features/uploads/present.ts";
import { findPictures } from "../features/uploads/queries.ts";
import type { Db } from "../platform/database/sql.ts";

/** These uploads as pictures, in their order; what is gone is left out. */
export async function loadPictures(db: Db, ids: readonly string[]): Promise<Picture[]> {
  const rows = await findPictures(db, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [presentPicture(row)] : [];
  });
}
