import type { PortfolioPiece } from "#contract/endpoints/portfolio.ts";

type Shown = Pick<PortfolioPiece, "photos" | "before_photo_id">;

/** The photo of the place before the work, where the piece has one. */
export function beforeOf({ photos, before_photo_id }: Shown) {
  return photos.find(({ id }) => id === before_photo_id);
}

/** A piece's photos as they are looked through: the one before the work lies over the first. */
export function piecePictures(piece: Shown) {
  const before = beforeOf(piece);
  if (!before) return piece.photos;
  return piece.photos
    .filter(({ id }) => id !== before.id)
    .map((photo, index) => (index === 0 ? { ...photo, before } : photo));
}
