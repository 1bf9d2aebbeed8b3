import { useNavigate } from "@tanstack/react-router";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { formatWon } from "#web/platform/format/format.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { boughtText, refundQuestion, topUpStates } from "./top-up-labels.ts";

interface TopUpHistoryProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  items: readonly TopUp[];
}

/** Packs that were bought before, newest first, and the money back for what is left of them. */
export function TopUpHistory({ list, items }: TopUpHistoryProps) {
  return (
    <Section title="충전 내역" className="mt-12">
      <InfiniteList
        label="충전 내역"
        items={items}
        itemKey={(topUp) => topUp.id}
        renderItem={(topUp) => <TopUpRow topUp={topUp} />}
        {...furtherPages(list)}
        className="divide-y divide-line"
      />
    </Section>
  );
}

function TopUpRow({ topUp }: { topUp: TopUp }) {
  const { refundable } = topUp;
  const state = topUpStates[topUp.state];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{topUp.name}</span>
          <span className="numeric">{formatWon(topUp.price)}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <p className="text-sm text-muted tabular-nums">{boughtText(topUp)}</p>
      </div>
      {refundable && <RefundButton topUpId={topUp.id} refundable={refundable} />}
    </div>
  );
}

function RefundButton(props: { topUpId: string; refundable: NonNullable<TopUp["refundable"]> }) {
  const { topUpId, refundable } = props;
  const confirm = useConfirm();
  const toast = useToast();
  const navigate = useNavigate();
  const refund = useEndpointMutation("credits.topUps.refund", {
    idempotent: true,
    onSuccess: async ({ refunded, method }) => {
      toast({ tone: "success", message: `${formatWon(refunded)}을 돌려드려요.` });
      // There the account is asked for.
      if (method === "bank_transfer") await navigate({ to: "/membership/refunds" });
    },
  });

  async function ask(): Promise<void> {
    if (await confirm(refundQuestion(refundable))) await refund.run({ topUpId });
  }

  return (
    <Button variant="secondary" size="sm" pending={refund.pending} onClick={ask}>
      {formatWon(refundable.amount)} 돌려받기
    </Button>
  );
}
