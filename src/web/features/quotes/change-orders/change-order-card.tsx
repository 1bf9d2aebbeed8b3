import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { ChangeOrderState } from "#domain/change-order/lifecycle.ts";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { Leaders, type LeaderItem } from "#ui/paper/leader.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Paper } from "#ui/paper/paper.tsx";
import { formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";

const badges: Record<ChangeOrderState, { label: string; tone: Tone }> = {
  proposed: { label: "답을 기다려요", tone: "accent" },
  approved: { label: "수락함", tone: "success" },
  rejected: { label: "거절함", tone: "neutral" },
  withdrawn: { label: "거둠", tone: "neutral" },
};

const unanswered = { label: "답 없이 끝남", tone: "neutral" as const };

type Hire = NonNullable<QuoteDetail["hire"]>;

interface ChangeOrderCardProps {
  order: ChangeOrder;
  quote: QuoteDetail;
  hire: Hire;
}

/** One proposed change and the answer to it, or the buttons that give one. */
export function ChangeOrderCard({ order, quote, hire }: ChangeOrderCardProps) {
  // Once the work is over no answer can come any more.
  const isOpen = order.state === "proposed" && hire.state === "hired";
  const badge = order.state === "proposed" && !isOpen ? unanswered : badges[order.state];
  const mine = (order.proposed_by === "customer") === (quote.viewer === "customer");
  const over = isOpen ? overCeiling(order, quote) : 0;
  const confirm = useConfirm();
  const approve = useEndpointMutation("changeOrders.approve");
  const reject = useEndpointMutation("changeOrders.reject");
  const withdraw = useEndpointMutation("changeOrders.withdraw");
  const ref = { changeOrderId: order.id };

  async function approveOrAsk() {
    const sure =
      over === 0 ||
      (await confirm({
        title: "최대 금액보다 많은데 수락할까요?",
        description: `수락하면 약속한 금액이 ${formatWon(hire.agreed_price)}에서 ${formatWon(order.price ?? 0)}으로 바뀌어요. 견적서에 적힌 최대 금액은 ${formatWon(quote.all_in_total)}이에요.`,
      }));
    if (sure) await approve.run(ref);
  }

  return (
    <Paper className="md:p-6">
      <p className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>
          {mine ? "내가 제안" : "상대가 제안"} · <RelativeTime at={order.created_at} />
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      <Leaders className="mt-3" items={[changeLine(order, isOpen ? hire : null)]} />
      {over > 0 && (
        <p className="mt-2 flex items-start gap-1.5 text-sm text-warning">
          <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            견적서의 최대 금액 <span className="numeric">{formatWon(quote.all_in_total)}</span>보다{" "}
            <span className="numeric font-semibold">{formatWon(over)}</span> 많아요.
          </span>
        </p>
      )}
      <p className="mt-2 text-sm text-muted">이유: {order.reason}</p>
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
            <Button size="sm" pending={approve.pending} onClick={approveOrAsk}>
              수락하기
            </Button>
          )}
          {order.actions.includes("withdraw") && (
            <Button
              variant="secondary"
              size="sm"
              pending={withdraw.pending}
              onClick={() => withdraw.run(ref)}
            >
              제안 취소하기
            </Button>
          )}
        </div>
      )}
    </Paper>
  );
}

/** Won above what the quote said it can come to at most; 0 within it, and for a change of anything else. */
function overCeiling(order: ChangeOrder, quote: QuoteDetail): number {
  return order.kind === "price" ? Math.max(0, (order.price ?? 0) - quote.all_in_total) : 0;
}

/** What would change; with what it is now, while that is not decided. */
function changeLine(order: ChangeOrder, now: Hire | null): LeaderItem {
  const change = (before: string | undefined, after: string) => (
    <span className="whitespace-pre-line">
      {before && (
        <>
          <span className="font-normal text-muted">{before}</span>
          <span aria-hidden> → </span>
          <VisuallyHidden>에서 </VisuallyHidden>
        </>
      )}
      {after}
    </span>
  );
  switch (order.kind) {
    case "price":
      return {
        key: "price",
        name: "금액",
        sum: change(now ? formatWon(now.agreed_price) : undefined, formatWon(order.price ?? 0)),
      };
    case "date":
      return {
        key: "date",
        name: "작업일",
        sum: change(
          now ? formatKoreanDate(now.agreed_date) : undefined,
          formatKoreanDate(order.agreed_date ?? ""),
        ),
      };
    case "scope":
      return { key: "scope", name: "작업 범위", sum: change(undefined, order.scope ?? "") };
  }
}
