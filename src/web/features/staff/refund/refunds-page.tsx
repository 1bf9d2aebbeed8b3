import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { Output } from "#contract/registry.ts";
import { CardLink } from "#ui/layout/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { TRANSFER_BUSINESS_DAYS } from "#domain/payment/bank-transfer.ts";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { DueBadge } from "./due-badge.tsx";
import { refundTabOf } from "./refund-tab.ts";

const tabs = [
  { tab: "known", label: "보낼 것" },
  { tab: "missing", label: "계좌를 기다리는 것" },
] as const;

/** Refunds that staff send by bank, the longest waiting first. */
export function StaffRefundsPage() {
  const account = refundTabOf(useSearch({ from: "/staff/refunds" }).tab);
  const list = useSuspenseInfiniteQuery(endpointPages("staff.refunds", { account }));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="계좌 환불"
        description={`계좌를 알려 준 날부터 ${TRANSFER_BUSINESS_DAYS}영업일 안에 보내요.`}
        className="mb-2 md:mb-2"
      />
      <TabLinks
        label="환불 종류"
        links={tabs.map(({ tab, label }) => ({
          key: tab,
          label,
          current: tab === account,
          render: <Link to="/staff/refunds" search={tab === "known" ? {} : { tab }} />,
        }))}
      />
      <InfiniteList
        label={account === "known" ? "보낼 환불" : "계좌를 기다리는 환불"}
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(refund) => refund.id}
        renderItem={(refund) => <RefundRow refund={refund} />}
        next={list.hasNextPage}
        loading={list.isFetchingNextPage}
        error={list.isFetchNextPageError ? "더 불러오지 못했어요." : undefined}
        onLoadMore={() => void list.fetchNextPage()}
        className="mt-5 flex flex-col gap-2"
        empty={<EmptyState title="기다리는 환불이 없어요" />}
      />
    </PageFrame>
  );
}

function RefundRow({ refund }: { refund: Output<"staff.refunds">["items"][number] }) {
  const { id: refundId, due_on: dueOn } = refund;
  return (
    <CardLink padding="md" render={<Link to="/staff/refunds/$refundId" params={{ refundId }} />}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="numeric font-bold">{formatWon(refund.amount)}</span>
        {dueOn ? <DueBadge dueOn={dueOn} /> : null}
      </span>
      <span className="mt-0.5 block break-words text-muted">
        {refund.person} · {refund.order_name} ·{" "}
        <span className="numeric">{formatDay(refund.created_at)}</span>
      </span>
    </CardLink>
  );
}
