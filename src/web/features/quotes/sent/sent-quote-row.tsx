import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { Dot } from "#ui/text/dot.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { Badge } from "#ui/display/badge.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formatCredits } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { costBadge } from "../quote-cost.tsx";
import { regionText, quoteStateBadge } from "../quote-labels.ts";

type SentQuote = Output<"quotes.list">["items"][number];

/** A sent quote in the list: for whom, for how much, and where its credits are. */
export function SentQuoteRow({ quote }: { quote: SentQuote }) {
  const badge = quoteStateBadge("pro", quote.state);
  const { request } = quote;
  return (
    <CardLink render={<Link to="/quote" search={{ id: quote.id }} />}>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 text-lg font-bold">{request.service.name}</span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </span>
      <span className="mt-0.5 block text-sm text-muted">
        {request.customer_name}님
        <Dot />
        {regionText(request.region)}
        <Dot />
        <RelativeTime at={quote.sent_at} />
      </span>
      <span className="mt-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        <span>
          <Figure value={quote.total} unit="원" size="lg" />{" "}
          <span className="text-sm text-muted">{QUOTE_UNIT_LABELS[quote.unit]}</span>
        </span>
        <span className="flex items-center gap-2 text-sm">
          {quote.unread_message_count > 0 && (
            <Badge tone="accent">새 글 {quote.unread_message_count}</Badge>
          )}
          <span className="numeric text-muted">
            {formatCredits(quote.credits)} {costBadge[quote.credits_state].label}
          </span>
        </span>
      </span>
    </CardLink>
  );
}
