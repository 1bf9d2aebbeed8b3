import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { SearchParams } from "../search-params.ts";

/** Another search, as one of a row of links. */
export function SearchPill({ search, children }: { search: SearchParams; children: ReactNode }) {
  return (
    <li className="shrink-0">
      <Link
        to="/search"
        search={search}
        className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm text-ink no-underline hover:border-line-strong"
      >
        {children}
      </Link>
    </li>
  );
}
