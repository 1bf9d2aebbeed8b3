import { comparedSum } from "#domain/quote/compare.ts";
import { mostLabel, toAgreeText } from "#domain/quote/quoted-price.ts";
import { QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { Comparison } from "#contract/endpoints/requests/requests.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Ceiling } from "#ui/paper/ceiling.tsx";
import { paperClass } from "#ui/paper/paper.tsx";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

type Quote = Comparison["quotes"][number];

interface ComparedHeadProps {
  quote: Quote;
  /** Won, the highest of all in its unit: the bar is drawn on it. */
  scale: number;
  cheapest: { text: string; isCheapest: boolean } | null;
  isFullest: boolean;
}

/** From here on a sum is wider than a narrow column. */
const LONG_SUM = 100_000_000;

function sizeOf({ all_in_total }: Quote) {
  return all_in_total < LONG_SUM ? ({ size: "lg", className: "lg:text-2xl" } as const) : {};
}

/** The head of a quote's column: whose it is, and what it comes to at most. */
export function ComparedHead({ quote, scale, cheapest, isFullest }: ComparedHeadProps) {
  const { pro } = quote;
  const isToAgree = quote.unit === "negotiable";
  return (
    <th
      role="columnheader"
      scope="col"
      className={clsx(
        paperClass(),
        // Beside a name of two lines the sums still stand at one height.
        "max-lg:row-span-2 max-lg:grid max-lg:grid-rows-subgrid",
        "snap-start px-3.5 pt-4 pb-3.5 align-top font-normal lg:rounded-b-none lg:px-5 lg:pt-5 lg:shadow-none",
      )}
    >
      <span className="flex items-center gap-2.5 max-lg:flex-col max-lg:items-start max-lg:gap-2">
        <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} />
        <span className="min-w-0">
          <span className="block leading-snug font-bold">{pro.display_name}</span>
          <Rating value={pro.rating} count={pro.review_count} />
        </span>
      </span>
      <span className="block">
        <span className="mt-3 block text-xs text-muted">
          {isToAgree
            ? toAgreeText({ total: quote.total, most: quote.total })
            : mostLabel(quote.unit)}
        </span>
        <QuoteFigure
          unit={quote.unit}
          total={comparedSum(quote, quote.all_in_total)}
          {...sizeOf(quote)}
        />
        {isToAgree ? (
          <span className="mt-2.5 mb-2 block h-2.5" />
        ) : (
          <Ceiling
            fixed={quote.total}
            most={quote.all_in_total}
            scale={scale}
            className="mt-2.5 mb-2"
          />
        )}
        <span className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          {cheapest && (
            <span
              className={clsx("numeric", cheapest.isCheapest && "font-semibold text-accent-ink")}
            >
              {cheapest.text}
            </span>
          )}
          {knowEachOther(quote.hire_state) && (
            <Badge tone="success">{QUOTE_STATE_LABELS.customer.hired}</Badge>
          )}
          {quote.designated && <Badge tone="accent">지정 요청</Badge>}
          {isFullest && <Badge>포함 항목이 가장 많아요</Badge>}
        </span>
      </span>
    </th>
  );
}

/** The foot of a quote's column: on to the whole of it. */
export function ComparedOpen({ quote }: { quote: Quote }) {
  return (
    <td
      role="cell"
      className="pt-4 lg:rounded-b-paper lg:border-t lg:border-line lg:bg-paper lg:px-5 lg:pb-5"
    >
      <ButtonLink
        block
        size="sm"
        variant="secondary"
        aria-label={`${quote.pro.display_name} 견적서 열기`}
        render={<Link to="/quote" search={{ id: quote.id }} />}
      >
        견적서 열기
      </ButtonLink>
    </td>
  );
}
