import { useSuspenseInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { TICKET_ABOUT_LABELS } from "#domain/support/about.ts";
import { TICKET_STATE_STAFF_LABELS } from "#domain/support/ticket-lifecycle.ts";
import { TICKET_TOPIC_LABELS } from "#domain/support/topic.ts";
import { Button, ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useConfirm } from "#ui/overlay/use-confirm.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { endpointPages, endpointQuery } from "#web/platform/api/query-options.ts";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { DueBadge } from "../refund/due-badge.tsx";
import { useDecision } from "../use-decision.ts";
import { AnswerForm, useAnswerForm, type AnswerDraft } from "./answer-form.tsx";
import { closingQuestion } from "./closing-question.ts";
import { StaffThread } from "./staff-thread.tsx";
import { TicketPanes } from "./ticket-panes.tsx";
import { tabOfTicket } from "./ticket-tab.ts";

type StaffTicket = Output<"staff.tickets.get">;

/** A question to the help desk with its thread; looking at it is written down. */
export function StaffTicketPage() {
  const { ticketId } = useParams({ from: "/staff/support/$ticketId" });
  return <OneTicket key={ticketId} ticketId={ticketId} />;
}

function OneTicket({ ticketId }: { ticketId: string }) {
  const { data: ticket } = useSuspenseQuery(endpointQuery("staff.tickets.get", { ticketId }));
  const form = useAnswerForm(ticketId);
  // The list beside it stays the one that it was opened from, whatever becomes of it here.
  const [tab] = useState(() => tabOfTicket(ticket.state));
  return (
    <TicketPanes tab={tab} current={ticketId}>
      <PageFrame width="narrow">
        <PageHeader
          above={
            <TextLink placement="alone" className="lg:hidden" render={<Link to="/staff/support" />}>
              고객센터 문의
            </TextLink>
          }
          title={ticket.subject}
          description={TICKET_TOPIC_LABELS[ticket.topic]}
          actions={
            ticket.due_on ? (
              <DueBadge dueOn={ticket.due_on} />
            ) : (
              <Badge>{TICKET_STATE_STAFF_LABELS[ticket.state]}</Badge>
            )
          }
        />
        <div className="flex flex-col gap-10">
          <StaffThread ticket={ticket} />
          {ticket.closed && <Closed closed={ticket.closed} />}
          {ticket.actions.includes("answer") && <AnswerForm ticket={ticket} form={form} />}
          <div className="flex flex-wrap gap-2">
            <NextTicket current={ticketId} />
            {ticket.actions.includes("close") && <CloseTicket ticket={ticket} draft={form} />}
          </div>
          <DescriptionList layout="columns" items={facts(ticket)} />
          <Section title="문의한 분">
            <PersonFacts person={ticket.account} />
          </Section>
        </div>
      </PageFrame>
    </TicketPanes>
  );
}

const CLOSERS = { person: "문의한 분이", time: "답이 없어 저절로" };

function Closed({ closed }: { closed: NonNullable<StaffTicket["closed"]> }) {
  const { at, by, staff_name: name } = closed;
  return (
    <p className="text-muted">
      {formatDay(at)} {formatTime(at)}에 {by === "staff" ? `${name} 운영자가` : CLOSERS[by]}{" "}
      마쳤어요.
    </p>
  );
}

/** The one that waits the longest of the others. */
function NextTicket({ current }: { current: string }) {
  const { data } = useSuspenseInfiniteQuery(endpointPages("staff.tickets", { state: "open" }));
  const next = data.pages.flatMap((page) => page.items).find(({ id }) => id !== current);
  return (
    next && (
      <ButtonLink
        variant="secondary"
        aria-keyshortcuts="N"
        render={<Link to="/staff/support/$ticketId" params={{ ticketId: next.id }} />}
      >
        다음 문의
      </ButtonLink>
    )
  );
}

function CloseTicket({ ticket, draft }: { ticket: StaffTicket; draft: AnswerDraft }) {
  const confirm = useConfirm();
  const close = useDecision("staff.tickets.close", { done: "문의를 마쳤어요." });
  async function ask() {
    const { text, files } = draft.getValues();
    const question = closingQuestion({
      hasDraft: text.trim() !== "" || files.length > 0,
      isAnswered: ticket.messages.at(-1)?.by === "staff",
    });
    if (question !== null && !(await confirm(question))) return;
    await close.run({ ticketId: ticket.id, version: ticket.version });
  }
  return (
    <Button variant="secondary" pending={close.pending} onClick={ask}>
      문의 마치기
    </Button>
  );
}

function facts({ about, trace_id: traceId, created_at: at }: StaffTicket) {
  return [
    { key: "at", term: "온 때", detail: `${formatDay(at)} ${formatTime(at)}` },
    ...(about
      ? [
          {
            key: "about",
            term: TICKET_ABOUT_LABELS[about.kind],
            detail:
              about.kind === "request" ? (
                <TextLink render={<Link to="/staff/requests" search={{ id: about.id }} />}>
                  {about.label} · {formatDay(about.at)}
                </TextLink>
              ) : (
                `${about.label} · ${formatDay(about.at)}`
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
