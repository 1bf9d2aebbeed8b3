import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Ticket } from "#contract/endpoints/me/support.ts";
import { TICKET_ABOUT_LABELS } from "#domain/support/about.ts";
import { TICKET_STATE_LABELS } from "#domain/support/ticket-lifecycle.ts";
import { CLOSE_AFTER_DAYS } from "#domain/support/ticket-times.ts";
import { TICKET_TOPIC_LABELS } from "#domain/support/topic.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { formatDay, formatKoreanDate } from "#web/platform/format/format.ts";
import { Breadcrumbs } from "#web/platform/navigation/breadcrumbs.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { ticketTones } from "./ticket-labels.ts";
import { TicketThread } from "./ticket-thread.tsx";

/** One question to the help desk with its answers. */
export function TicketPage() {
  const { ticketId } = useParams({ from: "/support/tickets/$ticketId" });
  const { data: ticket } = useSuspenseQuery(endpointQuery("support.tickets.get", { ticketId }));
  return (
    <PageFrame width="narrow">
      <PageHeader
        above={
          <Breadcrumbs
            crumbs={[
              { key: "support", label: "고객센터", render: <Link to="/support" /> },
              { key: "tickets", label: "내 문의", render: <Link to="/support/tickets" /> },
              { key: "here", label: ticket.subject },
            ]}
          />
        }
        title={ticket.subject}
        actions={
          <Badge tone={ticketTones[ticket.state]}>{TICKET_STATE_LABELS[ticket.state]}</Badge>
        }
      />
      <div className="flex flex-col gap-8">
        <DescriptionList layout="columns" items={facts(ticket)} />
        <TicketThread messages={ticket.messages} />
        <WhatIsNext ticket={ticket} />
        {ticket.actions.includes("write") && <ReplyForm ticketId={ticketId} />}
        {ticket.actions.includes("close") && <CloseTicket ticketId={ticketId} />}
      </div>
    </PageFrame>
  );
}

function facts({ topic, about, trace_id: traceId }: Ticket) {
  return [
    { key: "topic", term: "종류", detail: TICKET_TOPIC_LABELS[topic] },
    ...(about
      ? [
          {
            key: "about",
            term: TICKET_ABOUT_LABELS[about.kind],
            detail:
              about.path === null ? (
                about.label
              ) : (
                <TextLink href={about.path}>
                  {about.label} · {formatDay(about.at)}
                </TextLink>
              ),
          },
        ]
      : []),
    ...(traceId === null
      ? []
      : [
          {
            key: "trace",
            term: "문의 번호",
            detail: <span className="numeric break-all">{traceId}</span>,
          },
        ]),
  ];
}

function WhatIsNext({ ticket }: { ticket: Ticket }) {
  if (ticket.state === "closed") {
    return (
      <Notice
        title="마친 문의예요"
        action={
          <ButtonLink size="sm" variant="secondary" render={<Link to="/support" />}>
            새로 문의하기
          </ButtonLink>
        }
      >
        {ticket.closed_by === "time"
          ? `답한 뒤 ${CLOSE_AFTER_DAYS}일 동안 말씀이 없어 마쳤어요. 더 물어볼 것이 있으면 새로 문의해 주세요.`
          : "더 물어볼 것이 있으면 새로 문의해 주세요."}
      </Notice>
    );
  }
  if (ticket.due_on !== null) {
    return (
      <p className="text-muted">
        {formatKoreanDate(ticket.due_on)}까지 답해 드려요. 답이 오면 알림과 메일로 알려 드려요.
      </p>
    );
  }
  return (
    ticket.closes_at && (
      <p className="text-muted">더 말씀이 없으면 {formatDay(ticket.closes_at)}에 저절로 마쳐요.</p>
    )
  );
}

function CloseTicket({ ticketId }: { ticketId: string }) {
  const confirm = useConfirm();
  const toast = useToast();
  const close = useEndpointMutation("support.tickets.close", {
    onSuccess: () => toast({ tone: "success", message: "문의를 마쳤어요." }),
  });
  async function ask() {
    const sure = await confirm({
      title: "이 문의를 마칠까요?",
      description: "주고받은 글은 그대로 남고, 더 물어볼 것이 있으면 새로 문의할 수 있어요.",
    });
    if (sure) await close.run({ ticketId });
  }
  return (
    <div>
      <Button variant="secondary" pending={close.pending} onClick={ask}>
        풀렸어요, 문의 마치기
      </Button>
    </div>
  );
}
