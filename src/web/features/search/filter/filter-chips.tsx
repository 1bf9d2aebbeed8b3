import { Link } from "#web/platform/navigation/link.tsx";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { useFocusHeir } from "#ui/action/use-focus-heir.ts";
import type { ActiveFilter } from "./active-filters.ts";
import { withoutFilters, type SearchParams } from "../search-params.ts";

/** What narrows the list down; each goes with a press. */
export function FilterChips({
  filters,
  params,
}: {
  filters: readonly ActiveFilter[];
  params: SearchParams;
}) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="지금 필터" className="flex flex-wrap items-center gap-2">
      {filters.map((filter) => (
        <li key={filter.key}>
          <Chip filter={filter} />
        </li>
      ))}
      {filters.length > 1 && (
        <li className="lg:hidden">
          <Link
            to="/search"
            search={withoutFilters(params)}
            className="inline-flex min-h-11 items-center px-2 text-sm text-muted underline underline-offset-4 hover:text-ink"
          >
            모두 해제
          </Link>
        </li>
      )}
    </ul>
  );
}

function Chip({ filter }: { filter: ActiveFilter }) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHeir(link);
  return (
    <Link
      ref={link}
      to="/search"
      search={filter.without}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft py-1 pr-3 pl-4 text-sm font-medium text-accent-ink no-underline hover:underline"
    >
      {filter.label}
      <X size={16} aria-hidden />
      <span className="sr-only">해제</span>
    </Link>
  );
}
