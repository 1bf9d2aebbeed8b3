import { useSearch } from "@tanstack/react-router";
import { BarSearch } from "#web/features/search/search-box.tsx";

/** The desk header's search field, which shows the words of the page. */
export function HeaderSearch() {
  const { q } = useSearch({ strict: false });
  return <BarSearch words={q ?? ""} />;
}
