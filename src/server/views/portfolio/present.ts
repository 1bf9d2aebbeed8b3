import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";
import type { Db } from "../../platform/database/sql.ts";
import { regionsByCode, type RegionRow } from "../../features/regions/queries.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { presentPicture } from "../../features/uploads/present.ts";
import { findPictures } from "../../features/uploads/queries.ts";
import { uploadUrl } from "../../features/uploads/url.ts";
import type { PieceRow } from "../../features/portfolio/queries.ts";

type Place = Pick<RegionRow, "code" | "name" | "full_name">;

/** Pieces as those see them who may read the pro's page. */
export async function presentPieces(db: Db, rows: readonly PieceRow[]): Promise<PortfolioPiece[]> {
  const distinct = (texts: string[]) => [...new Set(texts)];
  const services = await serviceNames(db, distinct(rows.map((row) => row.service_slug)));
  const codes = rows.flatMap((row) => row.si_gun_gu_code ?? []);
  const regions = await regionsByCode(db, distinct(codes));
  const photos = await findPictures(
    db,
    rows.flatMap((row) => row.photo_ids),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    service: { slug: row.service_slug, name: services.get(row.service_slug) ?? row.service_slug },
    description: row.description,
    region: presentRegion(regions.get(row.si_gun_gu_code ?? "")),
    done_on: row.done_on,
    price: row.price,
    photos: row.photo_ids.flatMap((id) => {
      const photo = photos.get(id);
      return photo ? [{ id, thumb_url: uploadUrl(id, "thumb"), ...presentPicture(photo) }] : [];
    }),
    before_photo_id: row.before_photo_id,
  }));
}

function presentRegion(place: Place | undefined): PortfolioPiece["region"] {
  return place ? { code: place.code, name: place.name, full_name: place.full_name } : null;
}
