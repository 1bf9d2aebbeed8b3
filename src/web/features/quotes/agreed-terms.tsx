import { useId, useState } from "react";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Paper } from "#ui/paper/paper.tsx";
import { Leaders, type LeaderItem } from "#ui/paper/leader.tsx";
import { nameOfAgreedDay } from "#web/platform/deal/deal-facts.ts";
import { CalendarFileLink } from "#web/platform/deal/calendar-file-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
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
  const title = useId();
  const [proposing, setProposing] = useState(false);
  const badge = stateBadge[hire.state];
  const mayPropose = quote.actions.includes("propose_change");
  return (
    <section id="agreed" aria-labelledby={title} className="scroll-mt-32">
      <Paper className="md:p-6">
        <div className="mb-4 flex items-center justify-between gap-4">
          <h2 id={title} className="text-lg">
            약속한 내용
          </h2>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </div>
        <Leaders items={terms(hire)} />
        {hire.state === "hired" && (
          <p className="mt-2 text-right print:hidden">
            <CalendarFileLink hireId={hire.id} />
          </p>
        )}
        {mayPropose && (
          <Button
            block
            variant="secondary"
            className="mt-3 print:hidden"
            onClick={() => setProposing(true)}
          >
            변경 제안하기
          </Button>
        )}
      </Paper>
      {hire.change_orders.length > 0 && (
        <ol
          id="change-orders"
          aria-label="변경 제안"
          className="mt-3 flex scroll-mt-32 flex-col gap-3"
        >
          {hire.change_orders.map((order) => (
            <li key={order.id}>
              <ChangeOrderCard order={order} quote={quote} hire={hire} />
            </li>
          ))}
        </ol>
      )}
      {/* What is typed stays, also while the other side's proposals leave nothing more to propose. */}
      {(mayPropose || (proposing && hire.state === "hired")) && (
        <ChangeSheet quote={quote} hire={hire} open={proposing} onOpenChange={setProposing} />
      )}
    </section>
  );
}

function terms(hire: Hire): LeaderItem[] {
  return [
    {
      key: "price",
      name: "확정 금액",
      sum: <span className="numeric">{formatWon(hire.agreed_price)}</span>,
    },
    {
      key: "date",
      name: nameOfAgreedDay(hire),
      sum: formatAppointment(hire.agreed_date, hire.agreed_time),
    },
    ...(hire.completed_at
      ? [{ key: "completed", name: "완료한 날", sum: formatDay(hire.completed_at) }]
      : []),
    ...(hire.place ? [{ key: "place", name: "장소", sum: hire.place }] : []),
    ...(hire.scope
      ? [
          {
            key: "scope",
            name: "작업 범위",
            below: true,
            sum: <span className="whitespace-pre-line">{hire.scope}</span>,
          },
        ]
      : []),
    ...(hire.cancelled_at
      ? [{ key: "cancelled", name: "취소한 날", sum: formatDay(hire.cancelled_at) }]
      : []),
    ...(hire.cancel_reason
      ? [{ key: "cancel", name: "취소한 이유", below: true, sum: hire.cancel_reason }]
      : []),
  ];
}
