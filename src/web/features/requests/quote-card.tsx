import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteSummary } from "#contract/endpoints/market-parts.ts";
import type { HireView } from "#contract/endpoints/requests/requests.ts";
import { isUndecided, type QuoteState } from "#domain/quote/lifecycle.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

/** A read quote needs no badge. */
const tones: Record<QuoteState, Tone | null> = {
  sent: "accent",
  read: null,
  hired: "success",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
};

function stateBadge(state: QuoteState): { label: string; tone: Tone } | null {
  const tone = tones[state];
  return tone && { label: QUOTE_STATE_LABELS.customer[state], tone };
}

/** A hired quote keeps its state when the hire is cancelled. `hire` is the request's newest. */
function wasCancelled(quote: QuoteSummary, hire: HireView | null): boolean {
  return quote.state === "hired" && (hire?.quote_id !== quote.id || hire.state === "cancelled");
}

/** A quote by its price. Reading it needs a tap: only that makes the pro pay. */
export function QuoteCard({ quote, hire }: { quote: QuoteSummary; hire: HireView | null }) {
  const badge = wasCancelled(quote, hire)
    ? { label: "고용 취소됨", tone: "warning" as const }
    : quote.pro_suspended && isUndecided(quote.state)
      ? { label: "활동 멈춤", tone: "neutral" as const }
      : stateBadge(quote.state);
  return (
    <CardLink render={<Link to="/quote" search={{ id: quote.id }} preload={false} />}>
      <span className="flex items-center gap-3">
        <Avatar name={quote.pro.display_name} src={quote.pro.photo_url} sealOf={quote.pro.id} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-bold">{quote.pro.display_name}</span>
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <Rating
              value={quote.pro.rating}
              count={quote.pro.review_count}
              form="short"
              size="sm"
            />
            <span>고용 {quote.pro.hire_count}번</span>
          </span>
        </span>
        <span className="text-right">
          <Figure value={quote.total} unit="원" size="lg" />
          <span className="block text-sm text-muted">{QUOTE_UNIT_LABELS[quote.unit]}</span>
        </span>
      </span>
      <span className="mt-2 flex items-center justify-between text-sm text-muted">
        <RelativeTime at={quote.sent_at} />
        <span className="flex gap-1.5">
          {quote.unread_message_count > 0 && (
            <Badge tone="accent">새 글 {quote.unread_message_count}</Badge>
          )}
          {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        </span>
      </span>
    </CardLink>
  );
}
