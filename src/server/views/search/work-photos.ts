import type { Db } from "../../platform/database/sql.ts";
import { findFirstPhotos } from "../../features/portfolio/queries.ts";
import { findPictures, type PictureRow } from "../../features/uploads/queries.ts";

/** Of each of these pros the photo of their work that they show first. */
export async function findWorkPhotos(
  db: Db,
  proIds: readonly string[],
): Promise<ReadonlyMap<string, PictureRow>> {
  const photoOf = await findFirstPhotos(db, proIds);
  const pictures = await findPictures(db, [...photoOf.values()]);
  return new Map(
    [...photoOf].flatMap(([proId, photoId]): [string, PictureRow][] => {
      const picture = pictures.get(photoId);
      return picture ? [[proId, picture]] : [];
    }),
  );
}
