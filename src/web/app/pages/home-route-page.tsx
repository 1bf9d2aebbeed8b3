import { HomePage } from "#web/features/catalogue/home/home-page.tsx";
import { HomeSearch } from "#web/features/search/suggest/search-box.tsx";
import { useVisitor } from "#web/platform/session/visitor.ts";
import { stillPart } from "#ui/still-part.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

const parts = () => import("./home-islands.ts");
const prices = lazyHydrated(() => parts().then((module) => module.PriceHighlights), {
  whenReached: true,
});
const reviews = lazyHydrated(() => parts().then((module) => module.RecentReviews), {
  whenReached: true,
});
// Nobody else has a home of their own, and theirs is no part of everybody's first page.
const own = lazyHydrated(() => import("./own-home.tsx").then((module) => module.OwnHome), {
  seldom: true,
});
const still = () => import("./home-still-parts.ts");
const sample = stillPart(() => still().then((module) => module.SampleQuote));
const steps = stillPart(() => still().then((module) => module.HowItWorks));
if (import.meta.env.SSR) {
  await Promise.all([prices, reviews, own, sample, steps].map((part) => part.load()));
}

/** The front page, where the catalogue, the search, prices and reviews meet. */
export function HomeRoutePage() {
  const { userType } = useVisitor();
  const search = <HomeSearch />;
  const plain = (
    <HomePage
      search={search}
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
  return userType === "customer" ? <own.Part search={search} plain={plain} /> : plain;
}
