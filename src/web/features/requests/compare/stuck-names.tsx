import { clsx } from "clsx";
import { useEffect, useRef, useState, type RefObject } from "react";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { comparedSum } from "#domain/quote/compare.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { isPerUnit } from "#domain/quote/quoted-price.ts";
import { columnWidth } from "./column-width.ts";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

interface StuckNamesProps {
  quotes: Comparison["quotes"];
  /** What is swiped sideways; these names go along. */
  scroller: RefObject<HTMLDivElement | null>;
}

/**
 * Whose column is whose, below a phone's header once the table's own head has gone. A copy, since a head cannot stick
 * to the page out of a box that scrolls sideways; screen readers have the real one.
 */
export function StuckNames({ quotes, scroller }: StuckNamesProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    const head = box?.querySelector("thead");
    if (!box || !head) return;
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = box.scrollLeft;
    };
    const seen = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
      follow();
    });
    seen.observe(head);
    box.addEventListener("scroll", follow, { passive: true });
    return () => {
      seen.disconnect();
      box.removeEventListener("scroll", follow);
    };
  }, [scroller]);
  return (
    <div
      ref={bar}
      aria-hidden
      className={clsx(
        "fixed inset-x-0 top-14 z-30 flex gap-2 overflow-hidden border-b border-line bg-paper px-4 py-1.5 md:top-16 md:px-6 lg:hidden print:hidden",
        columnWidth(quotes.length),
        !isShown && "invisible",
      )}
    >
      {quotes.map((quote) => (
        <span key={quote.id} className="w-(--column) min-w-0 shrink-0 px-3.5">
          <span className="block truncate text-sm font-semibold">{quote.pro.display_name}</span>
          {isPerUnit(quote.unit) && (
            <span className="block text-xs text-muted">{QUOTE_UNIT_LABELS[quote.unit]}</span>
          )}
          <QuoteFigure unit={quote.unit} total={comparedSum(quote, quote.all_in_total)} size="sm" />
        </span>
      ))}
    </div>
  );
}
