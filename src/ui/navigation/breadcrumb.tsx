import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactElement, ReactNode } from "react";
import { mergeElement } from "../merge-element.ts";

export type Crumb = {
  key: string;
  label: ReactNode;
  href?: string;
  /** The link to dress, e.g. `<Link to="/" />`. */
  render?: ReactElement;
};

const crumbClass =
  "relative -mx-2 inline-flex min-h-11 items-center rounded-sm px-2 text-muted no-underline after:absolute after:inset-y-0 after:left-1/2 after:w-full after:min-w-11 after:-translate-x-1/2 hover:text-ink hover:underline";

/** The way from the front page to here; the last one is this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="현재 위치">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {crumbs.map((crumb, index) => {
          const last = index === crumbs.length - 1;
          return (
            <li key={crumb.key} className="flex items-center gap-1">
              {index > 0 && <ChevronRight size={14} className="text-faint" />}
              {last ? (
                <span aria-current="page" className="inline-flex min-h-11 items-center font-medium">
                  {crumb.label}
                </span>
              ) : (
                mergeElement(crumb.render, "a", {
                  href: crumb.href,
                  className: crumbClass,
                  children: crumb.label,
                })
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
