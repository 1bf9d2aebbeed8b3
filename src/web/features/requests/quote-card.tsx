import { isPriceOpen } from "#domain/quote/quoted-price.ts";
import { formatHires } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { QuoteSummary } from "#contract/endpoints/market-parts.ts";
import { isUndecided, type QuoteState } from "#domain/quote/lifecycle.ts";
import { QUOTE_UNIT_LABELS } from "#domain/quote/quote.ts";
import { QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { paperClass } from "#ui/paper/paper.tsx";
import { hireEndBadge } from "#web/platform/deal/hire-end-badge.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { QuoteFigure } from "#web/platform/quote-paper/quote-figure.tsx";

/** While it waits its words say whether it was opened; after that a badge says what became of it. */
const tones: Record<QuoteState, Tone | null> = {
  sent: null,
  read: null,
  hired: "accent",
  declined: "neutral",
  expired: "neutral",
  withdrawn: "neutral",
};

function stateBadge(state: QuoteState): { label: string; tone: Tone } | null {
  const tone = tones[state];
  return tone && { label: QUOTE_STATE_LABELS.customer[state], tone };
}

/** A quote by its price, as a small paper. Reading it needs a tap: only that makes the pro pay. */
export function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const badge =
    hireEndBadge(quote.hire_state) ??
    (quote.pro_suspended && isUndecided(quote.state)
      ? { label: "활동 멈춤", tone: "neutral" as const }
      : stateBadge(quote.state));
  const isUnread = quote.state === "sent";
  return (
    <Link
      to="/quote"
      search={{ id: quote.id }}
      className={clsx(
        paperClass(isUnread ? "unread" : "binding"),
        "flex h-full flex-col p-4 text-ink no-underline transition-colors hover:bg-sunken sm:p-5",
      )}
    >
      <span className="flex flex-1 flex-wrap items-start gap-x-3 gap-y-4">
        <Avatar name={quote.pro.display_name} src={quote.pro.photo_url} sealOf={quote.pro.id} />
        <span className="min-w-32 flex-1">
          <span className="block font-bold">{quote.pro.display_name}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <Rating value={quote.pro.rating} count={quote.pro.review_count} />
            <span className="numeric">{formatHires(quote.pro.hire_count)}</span>
          </span>
        </span>
        <span className="ml-auto text-right sm:ml-0 sm:w-full sm:text-left">
          <QuoteFigure unit={quote.unit} total={quote.total} size="lg" className="sm:text-2xl" />
          <span className="block text-sm text-muted sm:ml-2 sm:inline">
            {isPriceOpen(quote) ? "고용할 때 정해요" : QUOTE_UNIT_LABELS[quote.unit]}
          </span>
        </span>
      </span>
      <span className="mt-3 flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-3 text-sm text-muted">
        <RelativeTime at={quote.sent_at} />
        <span className="flex flex-wrap items-center gap-1.5">
          {quote.designated && <Badge tone="accent">지정 요청</Badge>}
          {quote.unread_message_count > 0 && (
            <Badge tone="accent">새 메시지 {quote.unread_message_count}</Badge>
          )}
          {badge ? (
            <Badge tone={badge.tone}>{badge.label}</Badge>
          ) : isUnread ? (
            <span className="font-semibold text-accent-ink">아직 열지 않았어요</span>
          ) : (
            QUOTE_STATE_LABELS.customer[quote.state]
          )}
        </span>
      </span>
    </Link>
  );
}
