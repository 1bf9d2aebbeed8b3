import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { requestOverLabel } from "#domain/quote/state-labels.ts";
import { knowEachOther } from "#domain/request/contact-visible.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { nearName } from "#domain/region/near-name.ts";
import { Badge } from "#ui/display/badge.tsx";
import { DotUntilDesk } from "#ui/text/dot.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { costBadge } from "../quote-cost.tsx";
import { quoteBadge } from "../quote-labels.ts";

type SentQuote = Output<"quotes.list">["items"][number];

/** Column widths from a desk on; the headings above the list share them. */
export const sentColumns =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_8rem_8.5rem_6rem_7.5rem_10rem] lg:gap-x-3";

/** A sent quote in the list: what for and for whom, what became of it, for how much, and where its credits are. */
export function SentQuoteRow({ quote }: { quote: SentQuote }) {
  const { request } = quote;
  const badge = quoteBadge("pro", {
    state: quote.state,
    hire: quote.hire_state,
    request: request.state,
  });
  const isOver = !isUndecided(quote.state) || requestOverLabel(quote.state, request.state) !== null;
  return (
    <article
      className={clsx(
        "relative min-h-16 border-b border-line px-4 py-2.5 has-[a:focus-visible]:outline-2 has-[a:focus-visible]:-outline-offset-2 has-[a:focus-visible]:outline-focus hover:bg-sunken lg:items-center lg:px-2",
        sentColumns,
        isOver && !knowEachOther(quote.hire_state) && "text-muted",
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 lg:contents">
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-base leading-snug">
          <Link
            to="/quote"
            search={{ id: quote.id }}
            className="font-semibold text-inherit no-underline outline-none after:absolute after:inset-0"
          >
            {request.service.name} · {request.customer_name}님
          </Link>
          {quote.unread_message_count > 0 && (
            <Badge tone="accent">새 글 {quote.unread_message_count}</Badge>
          )}
        </h2>
        <p className="numeric font-semibold lg:order-last lg:text-right">
          <VisuallyHidden>견적 금액 </VisuallyHidden>
          {quotedPrice(quote)}
        </p>
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1 text-sm text-muted lg:contents">
        <p className="mr-1 lg:order-1">
          <VisuallyHidden>상태 </VisuallyHidden>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p title={request.region ?? undefined} className="lg:text-sm">
          <VisuallyHidden>지역 </VisuallyHidden>
          {nearName(request.region)}
          <DotUntilDesk />
        </p>
        <p className="lg:order-2 lg:text-sm lg:text-muted">
          <VisuallyHidden>보낸 때 </VisuallyHidden>
          <RelativeTime at={quote.sent_at} />
        </p>
        <p className="numeric ml-auto lg:order-3 lg:ml-0 lg:text-sm lg:text-muted">
          <VisuallyHidden>견적 비용 </VisuallyHidden>
          {formatCredits(quote.credits)} {costBadge[quote.credits_state].label}
        </p>
      </div>
    </article>
  );
}
