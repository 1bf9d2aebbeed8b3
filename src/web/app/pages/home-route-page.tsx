import { HomePage } from "#web/features/catalogue/home/home-page.tsx";
import { HomeSearch } from "#web/features/search/suggest/search-box.tsx";
import { stillPart } from "#ui/still-part.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

const parts = () => import("./home-islands.ts");
const prices = lazyHydrated(() => parts().then((module) => module.PriceHighlights));
const reviews = lazyHydrated(() => parts().then((module) => module.RecentReviews));
const still = () => import("./home-still-parts.ts");
const sample = stillPart(() => still().then((module) => module.SampleQuote));
const steps = stillPart(() => still().then((module) => module.HowItWorks));
if (import.meta.env.SSR) {
  await Promise.all([prices, reviews, sample, steps].map((part) => part.load()));
}

/** The front page, where the catalogue, the search, prices and reviews meet. */
export function HomeRoutePage() {
  return (
    <HomePage
      search={<HomeSearch />}
      sample={<sample.Part />}
      steps={<steps.Part />}
      prices={<prices.Part />}
      reviews={
        <reviews.Part
          wide
          title="새로 올라온 후기"
          description="고용한 사람만 쓰는 후기를 새 것부터 그대로 보여 드려요."
          which={{ limit: 6 }}
        />
      }
    />
  );
}
