import { useSearch } from "@tanstack/react-router";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";

// A plain form until then, also when the header itself lives; a phone and the front page do without it.
const barSearch = lazyHydrated(
  () => import("#web/features/search/suggest/search-box.tsx").then((module) => module.BarSearch),
  { whenReached: true, seldom: true },
);
if (import.meta.env.SSR) await barSearch.load();

/** The desktop header's search field, which shows the words of the page. */
export function HeaderSearch() {
  const { q } = useSearch({ strict: false });
  return <barSearch.Part words={q ?? ""} />;
}
