import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { REFUND_BUSINESS_DAYS } from "#domain/payment/late-refund.ts";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { refundReasons } from "../staff-labels.ts";
import { StaffPanes } from "../table/staff-panes.tsx";
import { StaffTable } from "../table/staff-table.tsx";
import { DueBadge } from "./due-badge.tsx";
import type { RefundTab } from "./refund-tab.ts";

const tabs = [
  { tab: "known", label: "보낼 것" },
  { tab: "missing", label: "계좌를 기다리는 것" },
] as const;

interface RefundPanesProps {
  tab: RefundTab;
  /** The refund that is open, by its id. */
  current?: string;
  children?: ReactNode;
}

/** Refunds that staff send by bank, the longest waiting first, and beside them the one that is open. */
export function RefundPanes({ tab: account, current, children }: RefundPanesProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.refunds", { account }));
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <StaffPanes
      title="계좌 환불"
      shows={current === undefined ? "list" : "item"}
      keys={[{ name: "↵", does: "열기" }]}
      tabs={
        <TabLinks
          label="환불 종류"
          links={tabs.map(({ tab, label }) => ({
            key: tab,
            label,
            current: tab === account,
            render: <Link to="/staff/refunds" search={tab === "known" ? {} : { tab }} />,
          }))}
        />
      }
      list={
        <>
          <p className="px-3 py-3 text-sm text-muted">
            계좌를 알려 준 날부터 {REFUND_BUSINESS_DAYS}영업일 안에 보내요.
          </p>
          <StaffTable
            label={account === "known" ? "보낼 환불" : "계좌를 기다리는 환불"}
            list={list}
            items={items}
            head={{
              name: "금액",
              width: "2fr",
              cell: (refund) => <span className="numeric">{formatWon(refund.amount)}</span>,
            }}
            columns={[
              { name: "받을 사람", width: "2fr", cell: (refund) => refund.person },
              { name: "이유", width: "3fr", cell: (refund) => refundReasons[refund.reason] },
              { name: "상품", width: "3fr", cell: (refund) => refund.order_name },
              {
                name: "환불을 정한 날",
                width: "8rem",
                cell: (refund) => <span className="numeric">{formatDay(refund.created_at)}</span>,
              },
            ]}
            last={{
              name: "기한",
              width: "12rem",
              cell: ({ due_on: dueOn }) => dueOn && <DueBadge dueOn={dueOn} />,
            }}
            link={({ id }) => <Link to="/staff/refunds/$refundId" params={{ refundId: id }} />}
            current={current}
            empty="기다리는 환불이 없어요"
          />
        </>
      }
      isEmpty={items.length === 0}
    >
      {children}
    </StaffPanes>
  );
}
