import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { BillingList, BillingRow } from "./billing-list.tsx";
import { useDecision } from "../use-decision.ts";

/** Refunds that the gateway refused, the oldest first. */
export function FailedRefundList() {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.billing.refunds"));
  return (
    <BillingList
      label="거절된 환불"
      list={list}
      items={list.data.pages.flatMap((page) => page.items)}
      row={(refund) => <FailedRefund refund={refund} />}
      empty="거절된 환불이 없어요."
    />
  );
}

function FailedRefund({ refund }: { refund: Output<"staff.billing.refunds">["items"][number] }) {
  const { id: refundId } = refund;
  const retry = useDecision("staff.refunds.retry", { done: "곧 다시 시도해요." });
  return (
    <BillingRow
      title={
        <TextLink render={<Link to="/staff/refunds/$refundId" params={{ refundId }} />}>
          {refund.person}
        </TextLink>
      }
      amount={formatWon(refund.amount)}
      detail={`${refund.code ?? "이유를 알 수 없음"} · ${refund.tries}번 시도 · ${formatDay(refund.created_at)}`}
      action={
        <Button
          variant="secondary"
          size="sm"
          pending={retry.pending}
          onClick={() => retry.run({ refundId })}
        >
          다시 시도
        </Button>
      }
    />
  );
}
