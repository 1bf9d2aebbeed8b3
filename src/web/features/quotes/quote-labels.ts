import type { DealSide } from "#domain/quote/deal-side.ts";
import { isUndecided, type QuoteState } from "#domain/quote/lifecycle.ts";
import { HIRE_END_LABELS, QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { Tone } from "#ui/display/badge.tsx";

interface Words {
  label: string;
  tone: Tone;
}

const tones: Record<DealSide, Record<QuoteState, Tone>> = {
  customer: {
    sent: "accent",
    read: "neutral",
    hired: "success",
    declined: "neutral",
    expired: "neutral",
    withdrawn: "neutral",
  },
  pro: {
    sent: "neutral",
    read: "accent",
    hired: "success",
    declined: "neutral",
    expired: "neutral",
    withdrawn: "neutral",
  },
};

/** A quote's state as the badge that one side sees. */
export function quoteStateBadge(side: DealSide, state: QuoteState): Words {
  return { label: QUOTE_STATE_LABELS[side][state], tone: tones[side][state] };
}

const hireBadge: Record<"completed" | "cancelled", Words> = {
  completed: { label: HIRE_END_LABELS.completed, tone: "success" },
  cancelled: { label: HIRE_END_LABELS.cancelled, tone: "warning" },
};

/** The badge of a quote on its own page: of a hired one, what became of the hire. */
export function quoteBadge(quote: Pick<QuoteDetail, "viewer" | "state" | "hire">): Words {
  const hire = quote.hire?.state;
  return hire === "completed" || hire === "cancelled"
    ? hireBadge[hire]
    : quoteStateBadge(quote.viewer, quote.state);
}

/** Its pro is held to it: it can be hired, or was. */
export function isBinding({
  state,
  expired,
  hire,
}: Pick<QuoteDetail, "state" | "expired" | "hire">): boolean {
  if (hire) return hire.state !== "cancelled";
  return isUndecided(state) && !expired;
}

/** The region's full name; a request without one is answered online. */
export function regionText(region: string | null): string {
  return region ?? "온라인";
}
