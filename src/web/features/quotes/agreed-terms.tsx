import { useState } from "react";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { ChangeOrderCard } from "./change-orders/change-order-card.tsx";
import { ChangeSheet } from "./change-orders/change-sheet.tsx";

export type Hire = NonNullable<QuoteDetail["hire"]>;

const stateBadge: Record<Hire["state"], { label: string; tone: Tone }> = {
  hired: { label: "진행 중", tone: "accent" },
  completed: { label: "완료", tone: "success" },
  cancelled: { label: "취소됨", tone: "warning" },
};

/** What both sides agreed on, as it stands now, and the changes that either proposed. */
export function AgreedTerms({ quote, hire }: { quote: QuoteDetail; hire: Hire }) {
  const [proposing, setProposing] = useState(false);
  const badge = stateBadge[hire.state];
  const mayPropose = quote.actions.includes("propose_change");
  return (
    <Section
      anchor="agreed"
      title="약속한 내용"
      action={<Badge tone={badge.tone}>{badge.label}</Badge>}
    >
      <Card>
        <DescriptionList layout="columns" items={terms(hire)} />
        {mayPropose && (
          <Button block variant="secondary" className="mt-5" onClick={() => setProposing(true)}>
            변경 제안하기
          </Button>
        )}
      </Card>
      {hire.change_orders.length > 0 && (
        <ol aria-label="변경 제안" className="mt-3 flex flex-col gap-3">
          {hire.change_orders.map((order) => (
            <li key={order.id}>
              <ChangeOrderCard
                order={order}
                viewer={quote.viewer}
                isHired={hire.state === "hired"}
              />
            </li>
          ))}
        </ol>
      )}
      {mayPropose && (
        <ChangeSheet quote={quote} hire={hire} open={proposing} onOpenChange={setProposing} />
      )}
    </Section>
  );
}

function terms(hire: Hire) {
  return [
    {
      key: "price",
      term: "금액",
      detail: <span className="numeric">{formatWon(hire.agreed_price)}</span>,
    },
    { key: "date", term: "일하는 날", detail: formatKoreanDate(hire.agreed_date) },
    ...(hire.place ? [{ key: "place", term: "장소", detail: hire.place }] : []),
    ...(hire.scope
      ? [
          {
            key: "scope",
            term: "일의 범위",
            detail: <span className="whitespace-pre-line">{hire.scope}</span>,
          },
        ]
      : []),
    ...(hire.cancel_reason
      ? [{ key: "cancel", term: "취소한 이유", detail: hire.cancel_reason }]
      : []),
  ];
}
