import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RefundCard } from "./refund-card.tsx";

/** Money that goes back to the person, newest first, and the account that it waits for. */
export function RefundsPage() {
  const list = useSuspenseInfiniteQuery(endpointPages("users.me.refunds"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        title="환불 내역"
        actions={
          <TextLink placement="alone" render={<Link to="/membership/receipts" />}>
            영수증
          </TextLink>
        }
      />
      <InfiniteList
        label="환불"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(refund) => refund.id}
        renderItem={(refund) => <RefundCard refund={refund} />}
        {...furtherPages(list)}
        className="flex flex-col gap-4"
        empty={
          <EmptyState
            title="돌려받은 돈이 없어요"
            description="환불을 요청하면 어디까지 왔는지 여기에서 볼 수 있어요."
            action={<ButtonLink render={<Link to="/membership" />}>내 멤버십 보기</ButtonLink>}
          />
        }
      />
      <p className="mt-6 text-sm text-muted">
        충전하고 쓰지 않은 크레딧은{" "}
        <TextLink render={<Link to="/membership/top-up" />}>크레딧 충전</TextLink> 아래쪽에서,
        멤버십 요금은 <TextLink render={<Link to="/membership" />}>내 멤버십</TextLink>의
        해지하기에서 돌려받을 수 있어요.
      </p>
    </PageFrame>
  );
}
