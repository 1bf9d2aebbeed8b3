import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import type { TicketSummary } from "#contract/endpoints/me/support.ts";
import { TICKET_STATE_LABELS } from "#domain/support/ticket-lifecycle.ts";
import { TICKET_TOPIC_LABELS } from "#domain/support/topic.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { furtherPages } from "#web/platform/api/further-pages.ts";
import { endpointPages } from "#web/platform/api/query-options.ts";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { ticketTones } from "./ticket-labels.ts";

/** What the person asked the help desk, newest first. */
export function TicketsPage() {
  const list = useSuspenseInfiniteQuery(endpointPages("support.tickets"));
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={
          <Breadcrumbs
            crumbs={[
              { key: "support", label: "고객센터", render: <Link to="/support" /> },
              { key: "here", label: "내 문의" },
            ]}
          />
        }
        title="내 문의"
        description="답이 오면 알림과 메일로 알려 드려요."
        actions={
          <ButtonLink size="sm" variant="secondary" render={<Link to="/support" />}>
            새로 문의하기
          </ButtonLink>
        }
      />
      <InfiniteList
        label="내 문의"
        items={list.data.pages.flatMap((page) => page.items)}
        itemKey={(ticket) => ticket.id}
        renderItem={(ticket) => <TicketRow ticket={ticket} />}
        {...furtherPages(list)}
        className="flex flex-col gap-2"
        empty={
          <EmptyState
            title="아직 문의한 일이 없어요"
            description="도움말에서 풀리지 않는 일이 있으면 문의해 주세요."
            action={<ButtonLink render={<Link to="/support" />}>문의하기</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}

function TicketRow({ ticket }: { ticket: TicketSummary }) {
  const { id: ticketId, subject, topic, state, changed_at: changedAt } = ticket;
  return (
    <CardLink padding="md" render={<Link to="/support/tickets/$ticketId" params={{ ticketId }} />}>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-bold break-words">{subject}</span>
        <Badge tone={ticketTones[state]}>{TICKET_STATE_LABELS[state]}</Badge>
      </span>
      <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        <span>{TICKET_TOPIC_LABELS[topic]}</span>
        <RelativeTime at={changedAt} />
      </span>
    </CardLink>
  );
}
