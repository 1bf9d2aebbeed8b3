import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ServicePage } from "#web/features/catalogue/service/service-page.tsx";
import { PriceSummary } from "#web/features/price-guides/price-summary.tsx";
import { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { reviewsOfService } from "../routes/service-reviews.ts";

/** A service's page, where it, its price and reviews of it meet. */
export function ServiceRoutePage() {
  const { slug } = useParams({ from: "/services/$slug" });
  const { data } = useSuspenseQuery(endpointQuery("prices.list", { service: slug }));
  const [priced] = data.items;
  return (
    <ServicePage
      slug={slug}
      price={priced && <PriceSummary priced={priced} />}
      reviews={
        <RecentReviews
          title="새 후기"
          description="고용한 사람만 쓰는 후기를 새 것부터 그대로 보여 드려요."
          which={reviewsOfService(slug)}
        />
      }
    />
  );
}
