import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import type { ReactNode } from "react";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CertificationQueue, NameChangeQueue, ProQueue, ReportQueue } from "./queues.tsx";
import { StaffPanes } from "../table/staff-panes.tsx";
import type { QueueTab } from "./queue-tab.ts";

const MOST_COUNTED = 100;

const tabs = [
  { tab: "pros", label: "고수 신청" },
  { tab: "name_changes", label: "이름 변경" },
  { tab: "certifications", label: "자격 확인" },
  { tab: "reports", label: "신고" },
] as const;

/** Queues with a page of their own, which not all staff have. */
const elsewhere = [
  { key: "refunds", label: "계좌 환불", to: "/staff/refunds" },
  { key: "alarms", label: "결제", to: "/staff/billing" },
  { key: "tickets", label: "문의", to: "/staff/support" },
  { key: "deliveries", label: "보내지 못한 알림", to: "/staff/deliveries" },
  { key: "wishes", label: "찾지 못한 서비스", to: "/staff/wishes" },
] as const;

const panels = {
  pros: ProQueue,
  name_changes: NameChangeQueue,
  certifications: CertificationQueue,
  reports: ReportQueue,
};

const DECISIONS = [
  { name: "A", does: "승인" },
  { name: "R", does: "반려" },
];
const keysOf: Record<QueueTab, typeof DECISIONS> = {
  pros: DECISIONS,
  name_changes: DECISIONS,
  certifications: DECISIONS,
  // How a report ends is chosen of several.
  reports: [],
};

interface QueuePanesProps {
  tab: QueueTab;
  /** What is open of it, by its id. */
  current?: string;
  /** Whether what is open still waits. */
  isOpen?: boolean;
  children?: ReactNode;
}

/** What waits for staff, the longest waiting first, and beside it the one that is open. */
export function QueuePanes({
  tab: current,
  current: open,
  isOpen = false,
  children,
}: QueuePanesProps) {
  const { data: counts } = useSuspenseQuery(endpointQuery("staff.queue"));
  const Panel = panels[current];
  return (
    <StaffPanes
      title="대기 목록"
      shows={open === undefined ? "list" : "item"}
      // Of those that wait none is decided about before it is open, nor twice.
      keys={[{ name: "↵", does: "열기" }, ...(isOpen ? keysOf[current] : [])]}
      tabs={
        <TabLinks
          label="대기 목록 종류"
          links={[
            ...tabs.map(({ tab, label }) => ({
              key: tab,
              label: <Counted label={label} count={counts[tab]} />,
              current: tab === current,
              render: <Link to="/staff" search={tab === "pros" ? {} : { tab }} />,
            })),
            ...elsewhere.flatMap(({ key, label, to }) => {
              const count = counts[key];
              if (count === null) return [];
              const shown = <Counted label={label} count={count} />;
              return { key, label: shown, current: false, render: <Link to={to} /> };
            }),
          ]}
        />
      }
      list={<Panel current={open} />}
      isEmpty={counts[current] === 0}
    >
      {children}
    </StaffPanes>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className="numeric">{countText(count)}</span>
    </>
  );
}

function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`;
}
