import { HomePage } from "#web/features/catalogue/home-page.tsx";
import { HomeSearch } from "#web/features/search/search-box.tsx";

/** The front page, where the catalogue and the search meet. */
export function HomeRoutePage() {
  return <HomePage search={<HomeSearch />} />;
}
