import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { ServicePage } from "#web/features/catalogue/service/service-page.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { reviewsOfService } from "../routes/service-reviews.ts";

const price = lazyHydrated(() =>
  import("#web/features/price-guides/price-summary.tsx").then((module) => module.PriceSummary),
);
const reviews = lazyHydrated(
  () => import("#web/features/reviews/recent-reviews.tsx").then((module) => module.RecentReviews),
  { whenReached: true },
);
if (import.meta.env.SSR) await Promise.all([price.load(), reviews.load()]);

/** A service's page, where it, its price and reviews of it meet. */
export function ServiceRoutePage() {
  const { slug } = useParams({ from: "/services/$slug" });
  const { data } = useSuspenseQuery(endpointQuery("prices.list", { service: slug }));
  const [priced] = data.items;
  return (
    <ServicePage
      slug={slug}
      price={priced && <price.Part priced={priced} />}
      reviews={
        <reviews.Part
          title="새 후기"
          description="고용한 사람만 쓰는 후기를 새 것부터 그대로 보여 드려요."
          which={reviewsOfService(slug)}
        />
      }
    />
  );
}
