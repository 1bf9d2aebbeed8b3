// The front page but for its search field: it stays as the server wrote it.
import { ForPros } from "#web/features/catalogue/home/for-pros.tsx";
import { HowItWorks } from "#web/features/catalogue/home/how-it-works.tsx";
import { PriceHighlights } from "#web/features/price-guides/price-highlights.tsx";
import { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";

export { CategorySection } from "#web/features/catalogue/home/category-section.tsx";
export { MarketInShort } from "#web/features/catalogue/home/market-in-short.tsx";
export { SampleQuote } from "#web/features/catalogue/home/sample-quote.tsx";

/** What stands below the first screen. */
export function BelowFirstScreen() {
  return (
    <>
      <PriceHighlights />
      <HowItWorks />
      <RecentReviews
        wide
        title="새로 올라온 후기"
        description="고용한 사람만 쓰는 후기를 새 것부터 그대로 보여 드려요."
        which={{ limit: 6 }}
      />
      <ForPros />
    </>
  );
}
