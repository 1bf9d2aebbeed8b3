import { useParams } from "@tanstack/react-router";
import { ServiceRegionPage } from "#web/features/catalogue/service/service-region-page.tsx";
import { RegionPrice } from "#web/features/price-guides/region-price.tsx";
import { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
import { reviewsOfRegion } from "../routes/service-reviews.ts";

/** The page of a service in a region, where it, its price and reviews of it there meet. */
export function ServiceRegionRoutePage() {
  const { slug, regionCode } = useParams({ from: "/services/$slug/$regionCode" });
  return (
    <ServiceRegionPage
      slug={slug}
      regionCode={regionCode}
      price={<RegionPrice slug={slug} region={regionCode} />}
      reviews={<RecentReviews title="이곳의 새 후기" which={reviewsOfRegion(slug, regionCode)} />}
    />
  );
}
