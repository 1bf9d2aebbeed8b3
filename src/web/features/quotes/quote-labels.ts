import type { DealSide } from "#domain/quote/deal-side.ts";
import { isUndecided, type QuoteState } from "#domain/quote/lifecycle.ts";
import { notHiredLabel, QUOTE_STATE_LABELS } from "#domain/quote/state-labels.ts";
import type { HireState, RequestState } from "#domain/request/lifecycle.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { hireEndBadge } from "#web/platform/deal/hire-end-badge.ts";
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

/**
 * How a quote stands, as the badge that one side sees. `hire`: the state of its own hire, null for none; `request`: that
 * of the request, which may be over for a quote that nobody decided on.
 */
export function quoteBadge(
  side: DealSide,
  of: { state: QuoteState; hire: HireState | null; request: RequestState },
): Words {
  const notHired = side === "pro" ? notHiredLabel(of.state, of.request) : null;
  return (
    hireEndBadge(of.hire) ??
    (notHired === null
      ? { label: QUOTE_STATE_LABELS[side][of.state], tone: tones[side][of.state] }
      : { label: notHired, tone: "neutral" })
  );
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
