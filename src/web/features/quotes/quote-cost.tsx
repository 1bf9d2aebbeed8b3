import { UNREAD_HOLD_TEXT } from "#domain/request/deadlines.ts";
import { HOLD_ENDS, type HoldEnd } from "#domain/credits/hold-end.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { formulaText } from "#domain/credits/formula-text.ts";

type Cost = NonNullable<QuoteDetail["cost"]>;

export const costBadge: Record<Cost["state"], { label: string; tone: Tone }> = {
  held: { label: "예치", tone: "accent" },
  captured: { label: "사용", tone: "neutral" },
  released: { label: "반환", tone: "success" },
};

/** What a quote cost its pro, and why the credits are where they are. */
export function QuoteCost({ cost }: { cost: Cost }) {
  const badge = costBadge[cost.state];
  return (
    <Card>
      <p className="flex items-center justify-between gap-4">
        <span className="font-semibold">견적 비용</span>
        <span className="flex items-center gap-2">
          <Badge tone={badge.tone}>{badge.label}</Badge>
          <Figure value={cost.credits} unit=" 크레딧" />
        </span>
      </p>
      <p className="mt-1 text-sm text-muted">{formulaText(cost)}</p>
      <p className="mt-3 text-sm">{costReason(cost)}</p>
    </Card>
  );
}

function costReason(cost: Cost): string {
  if (cost.state === "held") {
    return `고객이 읽으면 쓰이고, 고객이 읽지 않으면 ${UNREAD_HOLD_TEXT} 뒤 돌아와요.`;
  }
  const { end_reason: reason } = cost;
  return reason !== null && isHoldEnd(reason) ? `${HOLD_ENDS[reason].text}.` : "";
}

function isHoldEnd(reason: string): reason is HoldEnd {
  return Object.hasOwn(HOLD_ENDS, reason);
}
