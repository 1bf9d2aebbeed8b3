import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { StaffTicketSummary } from "#contract/endpoints/staff/staff-support.ts";
import { TICKET_STATE_STAFF_LABELS } from "#domain/support/ticket-lifecycle.ts";
import { ANSWER_BUSINESS_DAYS } from "#domain/support/ticket-times.ts";
import { TICKET_TOPIC_LABELS } from "#domain/support/topic.ts";
import { TabLinks } from "#ui/navigation/tab-links.tsx";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { DueBadge } from "../refund/due-badge.tsx";
import { StaffPanes } from "../table/staff-panes.tsx";
import { StaffTable } from "../table/staff-table.tsx";
import type { TicketTab } from "./ticket-tab.ts";

const tabs = [
  { tab: "open", label: "답할 것", empty: "답을 기다리는 문의가 없어요" },
  { tab: "answered", label: "답한 것", empty: "답하고 기다리는 문의가 없어요" },
  { tab: "closed", label: "마친 것", empty: "마친 문의가 없어요" },
] as const;

interface TicketPanesProps {
  tab: TicketTab;
  /** The ticket that is open, by its id. */
  current?: string;
  children?: ReactNode;
}

/** Questions to the help desk, the longest waiting first, and beside them the one that is open. */
export function TicketPanes({ tab: state, current, children }: TicketPanesProps) {
  const list = useSuspenseInfiniteQuery(endpointPages("staff.tickets", { state }));
  const items = list.data.pages.flatMap((page) => page.items);
  const shown = tabs.find(({ tab }) => tab === state) ?? tabs[0];
  return (
    <StaffPanes
      title="고객센터 문의"
      shows={current === undefined ? "list" : "item"}
      keys={[
        { name: "↵", does: "열기" },
        { name: "N", does: "다음 문의" },
      ]}
      tabs={
        <TabLinks
          label="문의 종류"
          links={tabs.map(({ tab, label }) => ({
            key: tab,
            label,
            current: tab === state,
            render: <Link to="/staff/support" search={tab === "open" ? {} : { tab }} />,
          }))}
        />
      }
      list={
        <>
          <p className="px-3 py-3 text-sm text-muted">
            온 날부터 {ANSWER_BUSINESS_DAYS}영업일 안에 답해요.
          </p>
          <StaffTable
            label={shown.label}
            list={list}
            items={items}
            head={{ name: "제목", width: "4fr", cell: (ticket) => ticket.subject }}
            columns={[
              {
                name: "종류",
                width: "2fr",
                cell: (ticket) => TICKET_TOPIC_LABELS[ticket.topic],
              },
              { name: "문의한 분", width: "6rem", cell: (ticket) => ticket.person },
              {
                name: "상태",
                width: "6rem",
                cell: (ticket) => TICKET_STATE_STAFF_LABELS[ticket.state],
              },
            ]}
            last={{ name: "기한", width: "13rem", cell: (ticket) => <When ticket={ticket} /> }}
            link={({ id }) => <Link to="/staff/support/$ticketId" params={{ ticketId: id }} />}
            current={current}
            empty={shown.empty}
          />
        </>
      }
      isEmpty={items.length === 0}
    >
      {children}
    </StaffPanes>
  );
}

/** Against its target while it waits, and when it moved last after that. */
function When({ ticket }: { ticket: StaffTicketSummary }) {
  if (ticket.due_on !== null) return <DueBadge dueOn={ticket.due_on} />;
  return (
    <span className="text-muted">
      <RelativeTime at={ticket.changed_at} />
    </span>
  );
}
