import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReceiptSummary } from "#contract/endpoints/receipts.ts";
import { CardLink } from "#ui/layout/card.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { receiptPurposes } from "./receipt-labels.ts";

/** Everything that was paid, newest first. */
export function ReceiptsPage() {
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.receipts"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="영수증"
        description="결제할 때마다 한 장씩 남아요."
        actions={
          <TextLink placement="alone" render={<Link to="/membership/refunds" />}>
            환불 내역
          </TextLink>
        }
      />
      <InfiniteList
        label="영수증"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(receipt) => receipt.id}
        renderItem={(receipt) => <ReceiptRow receipt={receipt} />}
        {...furtherPages(list)}
        className="flex flex-col gap-2"
        empty={
          <EmptyState
            title="아직 영수증이 없어요"
            description="멤버십을 시작하거나 크레딧을 충전하면 여기에 남아요."
            action={
              <ButtonLink render={<Link to="/membership/top-up" />}>크레딧 충전하기</ButtonLink>
            }
          />
        }
      />
    </PageFrame>
  );
}

function ReceiptRow({ receipt }: { receipt: ReceiptSummary }) {
  const { id: receiptId } = receipt;
  return (
    <CardLink
      padding="md"
      render={<Link to="/membership/receipts/$receiptId" params={{ receiptId }} />}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-bold break-words">{receipt.product_name}</span>
        <span className="numeric shrink-0 font-bold">{formatWon(receipt.amount)}</span>
      </span>
      <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{receiptPurposes[receipt.purpose]}</span>
        <span className="numeric">{formatDay(receipt.issued_at)}</span>
      </span>
      {receipt.refunded > 0 && (
        <span className="mt-0.5 flex justify-between gap-x-3 text-sm">
          <span>환불 금액</span>
          <span className="numeric">−{formatWon(receipt.refunded)}</span>
        </span>
      )}
    </CardLink>
  );
}
