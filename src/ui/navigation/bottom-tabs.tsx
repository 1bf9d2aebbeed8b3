import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { mergeElement } from "../merge-element.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

export type BottomTab = {
  key: string;
  label: ReactNode;
  icon: ReactNode;
  current: boolean;
  /** Unread; 0 shows nothing. */
  count?: number;
  href?: string;
  /** The link to dress, e.g. `<Link to="/" />`. */
  render?: ReactElement;
};

/** The main pages of the app at the bottom of a phone; hidden from tablet width on. */
export function BottomTabs({ label, tabs }: { label: string; tabs: readonly BottomTab[] }) {
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-canvas pb-safe md:hidden print:hidden"
    >
      <ul className="flex">
        {tabs.map((tab) => (
          <li key={tab.key} className="min-w-0 flex-1">
            {mergeElement(tab.render, "a", {
              href: tab.href,
              "aria-current": tab.current ? ("page" as const) : undefined,
              className: clsx(
                "flex min-h-14 flex-col-reverse items-center justify-center gap-0.5 text-[min(0.8125rem,5vw)] no-underline transition-colors focus-visible:-outline-offset-2",
                tab.current ? "font-bold text-ink" : "text-faint",
              ),
              children: (
                <>
                  {/* Read first, and seen below. */}
                  <span className="max-w-full px-1 text-center leading-tight break-keep">
                    {tab.label}
                  </span>{" "}
                  <span className="relative">
                    {tab.icon}
                    {Boolean(tab.count) && <UnreadCount count={tab.count ?? 0} />}
                  </span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A number on an icon's corner; read as "새 소식 3개". */
export function UnreadCount({ count }: { count: number }) {
  return (
    <span className="absolute -top-1.5 left-1/2 ml-1 min-w-4.5 rounded-full bg-accent px-1 text-center text-[0.6875rem] whitespace-nowrap leading-[1.125rem] font-bold text-on-accent tabular-nums">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <VisuallyHidden>새 소식 {count}개</VisuallyHidden>
    </span>
  );
}
