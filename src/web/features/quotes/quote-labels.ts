import type { DealSide } from "#domain/quote/deal-side.ts";
import { isUndecided, type QuoteState } from "#domain/quote/lifecycle.ts";
import {
  quoteStandingLabel,
  requestOverLabel,
  type StandingQuote,
} from "#domain/quote/state-labels.ts";
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

/** How a quote stands, as the badge that one side sees. */
export function quoteBadge(side: DealSide, of: StandingQuote): Words {
  const isOver = side === "pro" && requestOverLabel(of.state, of.request) !== null;
  return (
    hireEndBadge(of.hire) ?? {
      label: quoteStandingLabel(side, of),
      tone: isOver ? "neutral" : tones[side][of.state],
    }
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
