import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { overCeiling } from "#domain/change-order/over-ceiling.ts";
import type { ChangeOrderState } from "#domain/change-order/lifecycle.ts";
import { Badge, type Tone } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper } from "#ui/paper/paper.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import type { Hire } from "../agreed-terms.tsx";
import { beyondCeiling } from "./beyond-ceiling.ts";
import { OverCeiling } from "./change-field.tsx";
import { isOwnProposal } from "./own-proposal.ts";
import { changeLines } from "./change-lines.tsx";

const badges: Record<ChangeOrderState, { label: string; tone: Tone }> = {
  proposed: { label: "답을 기다려요", tone: "accent" },
  approved: { label: "수락함", tone: "success" },
  rejected: { label: "거절함", tone: "neutral" },
  withdrawn: { label: "취소함", tone: "neutral" },
};

const mineToAnswer = { label: "내 답을 기다려요", tone: "warning" as const };
const unanswered = { label: "답 없이 끝남", tone: "neutral" as const };

function badgeOf(state: ChangeOrderState, isOpen: boolean): { label: string; tone: Tone } {
  return state === "proposed" && !isOpen ? unanswered : badges[state];
}

interface ChangeOrderCardProps {
  order: ChangeOrder;
  quote: QuoteDetail;
  hire: Hire;
}

/** One proposed change and the answer to it, or the buttons that give one. */
export function ChangeOrderCard({ order, quote, hire }: ChangeOrderCardProps) {
  // Once the work is over no answer can come any more.
  const isOpen = order.state === "proposed" && hire.state === "hired";
  const mine = isOwnProposal(order, quote);
  const badge = isOpen && !mine ? mineToAnswer : badgeOf(order.state, isOpen);
  const over = isOpen ? overCeiling(order, hire.ceiling) : 0;
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
        description: beyondCeiling(hire, order.price ?? 0),
      }));
    if (sure) await approve.run(ref);
  }

  async function rejectIfSure() {
    const sure = await confirm({
      title: "변경 제안을 거절할까요?",
      description: "거래 조건은 지금 그대로예요. 거절한 제안은 다시 수락할 수 없어요.",
    });
    if (sure) await reject.run(ref);
  }

  return (
    <Paper className="md:p-6">
      <p className="flex items-center justify-between gap-3 text-sm text-muted">
        <span>
          {mine ? "내가 제안" : "상대가 제안"} · <RelativeTime at={order.created_at} />
        </span>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </p>
      <Leaders className="mt-3" items={changeLines(order, isOpen ? hire : null)} />
      <OverCeiling over={over} ceiling={hire.ceiling} />
      <p className="mt-2 text-sm text-muted">이유: {order.reason}</p>
      {order.actions.length > 0 && (
        <div className="mt-4 flex gap-2 *:flex-1">
          {order.actions.includes("reject") && (
            <Button variant="secondary" size="sm" pending={reject.pending} onClick={rejectIfSure}>
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
