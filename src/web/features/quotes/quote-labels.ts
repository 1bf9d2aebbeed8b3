import type { QuoteState } from "#domain/quote/lifecycle.ts";
import type { QuoteUnit } from "#domain/quote/quote.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { Tone } from "#ui/display/badge.tsx";

interface Words {
  label: string;
  tone: Tone;
}

/** How a quote's state reads to each side. */
export const quoteStateBadge: Record<"customer" | "pro", Record<QuoteState, Words>> = {
  customer: {
    sent: { label: "새 견적", tone: "accent" },
    read: { label: "읽은 견적", tone: "neutral" },
    hired: { label: "고용한 견적", tone: "success" },
    declined: { label: "거절한 견적", tone: "neutral" },
    expired: { label: "기간이 지난 견적", tone: "neutral" },
    withdrawn: { label: "고수가 거둔 견적", tone: "neutral" },
  },
  pro: {
    sent: { label: "아직 읽지 않음", tone: "neutral" },
    read: { label: "고객이 읽음", tone: "accent" },
    hired: { label: "고용됨", tone: "success" },
    declined: { label: "거절됨", tone: "neutral" },
    expired: { label: "기간 지남", tone: "neutral" },
    withdrawn: { label: "거둔 견적", tone: "neutral" },
  },
};

const hireBadge: Record<"completed" | "cancelled", Words> = {
  completed: { label: "완료", tone: "success" },
  cancelled: { label: "고용 취소됨", tone: "warning" },
};

/** The badge of a quote on its own page: of a hired one, what became of the hire. */
export function quoteBadge(quote: Pick<QuoteDetail, "viewer" | "state" | "hire">): Words {
  const hire = quote.hire?.state;
  return hire === "completed" || hire === "cancelled"
    ? hireBadge[hire]
    : quoteStateBadge[quote.viewer][quote.state];
}

/** What a quote's total is for. */
export const unitText: Record<QuoteUnit, string> = {
  job: "한 건 전체",
  hour: "시간당",
  visit: "회당",
  pyeong: "평당",
  negotiable: "협의",
};

/** The region's full name; a request without one is answered online. */
export function placeText(region: string | null): string {
  return region ?? "온라인";
}
