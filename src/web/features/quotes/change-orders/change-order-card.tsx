import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { ChangeOrderState } from "#domain/change-order/lifecycle.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

const badges: Record<ChangeOrderState, { label: string; tone: Tone }> = {
  proposed: { label: "답을 기다려요", tone: "accent" },
  approved: { label: "받아들임", tone: "success" },
  rejected: { label: "거절함", tone: "neutral" },
  withdrawn: { label: "거둠", tone: "neutral" },
};

const unanswered = { label: "답 없이 끝남", tone: "neutral" as const };

interface ChangeOrderCardProps {
  order: ChangeOrder;
  viewer: QuoteDetail["viewer"];
  /** The work is not over: an answer can still come. */
  isHired: boolean;
}

/** One proposed change and the answer to it, or the buttons that give one. */
export function ChangeOrderCard({ order, viewer, isHired }: ChangeOrderCardProps) {
  const badge = order.state === "proposed" && !isHired ? unanswered : badges[order.state];
  const mine = (order.proposed_by === "customer") === (viewer === "customer");
  const approve = useEndpointMutation("changeOrders.approve");
  const reject = useEndpointMutation("changeOrders.reject");
  const withdraw = useEndpointMutation("changeOrders.withdraw");
  const ref = { changeOrderId: order.id };
  return (
    <Card padding="md">
      <p className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>
          {mine ? "내가 제안" : "상대가 제안"} · <RelativeTime at={order.created_at} />
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      <p className="mt-2 font-semibold whitespace-pre-line">{changeText(order)}</p>
      <p className="mt-1 text-sm text-muted">이유: {order.reason}</p>
      {order.actions.length > 0 && (
        <div className="mt-4 flex gap-2 *:flex-1">
          {order.actions.includes("reject") && (
            <Button
              variant="secondary"
              size="sm"
              pending={reject.pending}
              onClick={() => reject.run(ref)}
            >
              거절하기
            </Button>
          )}
          {order.actions.includes("approve") && (
            <Button size="sm" pending={approve.pending} onClick={() => approve.run(ref)}>
              받아들이기
            </Button>
          )}
          {order.actions.includes("withdraw") && (
            <Button
              variant="secondary"
              size="sm"
              pending={withdraw.pending}
              onClick={() => withdraw.run(ref)}
            >
              제안 거두기
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

function changeText(order: ChangeOrder): string {
  switch (order.kind) {
    case "price":
      return `금액을 ${formatWon(order.price ?? 0)}으로`;
    case "date":
      return `일하는 날을 ${formatKoreanDate(order.agreed_date ?? "")}로`;
    case "scope":
      return `일의 범위를 “${order.scope ?? ""}”로`;
  }
}
