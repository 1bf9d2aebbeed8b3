import { maskName } from "#domain/account/mask-name.ts";
import { reviewExcerpt } from "#domain/review/excerpt.ts";
import type { Output } from "#contract/registry.ts";
import type { Db } from "../../platform/database/sql.ts";
import { accountNames } from "../../features/accounts/queries.ts";
import { findPiecesForService } from "../../features/portfolio/queries.ts";
import { findNewestReviews, type ReviewRow } from "../../features/reviews/queries.ts";
import { findPrices } from "../../features/search/queries.ts";
import { presentPicture } from "../../features/uploads/present.ts";
import { findPictures } from "../../features/uploads/queries.ts";

/** What shows how a pro works at one service. */
type Samples = Pick<
  Output<"requests.recommended">["items"][number],
  "typical_price" | "review" | "photos"
>;

const PHOTOS = 3;

/** Samples of the work of pros at a service; the function it answers gives those of each. */
export async function loadSamples(
  db: Db,
  serviceSlug: string,
  proIds: readonly string[],
): Promise<(proId: string) => Samples> {
  const prices = await findPrices(db, proIds, [serviceSlug]);
  const reviews = await findNewestReviews(db, serviceSlug, proIds);
  const authors = await accountNames(db, [
    ...new Set([...reviews.values()].map(({ author_id }) => author_id)),
  ]);
  const pieces = await findPiecesForService(db, serviceSlug, proIds, PHOTOS);
  const pictures = await findPictures(
    db,
    pieces.flatMap(({ photo_ids }) => photo_ids.slice(0, 1)),
  );
  return (proId) => {
    const price = prices.get(proId);
    const review = reviews.get(proId);
    return {
      typical_price: price ? { amount: price.median, deals: price.count } : null,
      review: review ? presentExcerpt(review, authors.get(review.author_id) ?? "") : null,
      photos: pieces.flatMap(({ pro_id, title, photo_ids }) => {
        const picture = pro_id === proId ? pictures.get(photo_ids[0] ?? "") : undefined;
        return picture ? [{ ...presentPicture(picture), title }] : [];
      }),
    };
  };
}

function presentExcerpt({ id, rating, body }: ReviewRow, author: string) {
  return { id, author_name: maskName(author), rating, excerpt: reviewExcerpt(body) };
}
