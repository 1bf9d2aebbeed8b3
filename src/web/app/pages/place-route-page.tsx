import { useParams } from "@tanstack/react-router";
import { PlacePage } from "#web/features/catalogue/service/place-page.tsx";
import { PlacePrice } from "#web/features/prices/place-price.tsx";
import { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
import { reviewsOfPlace } from "../routes/service-reviews.ts";

/** The page of a service in a region, where it, its price and reviews of it there meet. */
export function PlaceRoutePage() {
  const { slug, regionCode } = useParams({ from: "/services/$slug/$regionCode" });
  return (
    <PlacePage
      slug={slug}
      regionCode={regionCode}
      price={<PlacePrice slug={slug} region={regionCode} />}
      reviews={<RecentReviews title="이곳의 새 후기" which={reviewsOfPlace(slug, regionCode)} />}
    />
  );
}
