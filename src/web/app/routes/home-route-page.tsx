import { HomePage } from "#web/features/catalogue/home-page.tsx";
import { PriceHighlights } from "#web/features/prices/price-highlights.tsx";
import { RecentReviews } from "#web/features/reviews/recent-reviews.tsx";
import { HomeSearch } from "#web/features/search/search-box.tsx";

/** The front page, where the catalogue, the search, prices and reviews meet. */
export function HomeRoutePage() {
  return (
    <HomePage
      search={<HomeSearch />}
      prices={<PriceHighlights />}
      reviews={
        <RecentReviews
          wide
          title="새로 올라온 후기"
          description="고용한 사람만 쓰는 후기를 새 것부터 그대로 보여 드려요."
          which={{ limit: 6 }}
        />
      }
    />
  );
}
