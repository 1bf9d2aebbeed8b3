import { quoteStandingLabel } from "#domain/quote/state-labels.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import { useState } from "react";
import type { Output } from "#contract/registry.ts";
import { quotedPrice } from "#domain/quote/quoted-price.ts";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/action/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { DescriptionList } from "#ui/list/description-list.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Section } from "#ui/layout/section.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PastDecisions } from "../past-decisions.tsx";
import { PersonFacts } from "../person-facts.tsx";
import { ReasonSheet } from "../reason-sheet.tsx";
import { requestStates } from "../staff-labels.ts";
import { useDecision } from "../use-decision.ts";

/** One request as staff see it. */
export function StaffRequest({ requestId }: { requestId: string }) {
  const { data: request } = useSuspenseQuery(endpointQuery("staff.requests.get", { requestId }));
  const state = requestStates[request.state];
  return (
    <div className="flex flex-col gap-10">
      <Section
        title={[request.service, request.region].filter(Boolean).join(" · ")}
        action={<Badge tone={state.tone}>{state.label}</Badge>}
      >
        <Card>
          <DescriptionList
            layout="columns"
            items={[
              { key: "published", term: "보낸 날", detail: formatDay(request.published_at) },
              ...request.answers.map(({ question, label, value }) => ({
                key: question,
                term: label,
                detail: <span className="break-words whitespace-pre-line">{value}</span>,
              })),
            ]}
          />
        </Card>
      </Section>
      {request.state_reason && <Notice title="끝난 이유">{request.state_reason}</Notice>}
      {request.can_block && <Block requestId={requestId} />}
      <Section title="요청한 사람">
        <PersonFacts person={request.customer} />
      </Section>
      <Section title="견적">
        <Quotes request={request} />
      </Section>
      <PastDecisions decisions={request.decisions} />
    </div>
  );
}

function Quotes({ request: { quotes, state } }: { request: Output<"staff.requests.get"> }) {
  if (quotes.length === 0) return <p className="text-muted">받은 견적이 없어요.</p>;
  return (
    <ul className="flex flex-col gap-3">
      {quotes.map((quote) => (
        <li key={quote.pro_id + quote.sent_at} className="flex flex-wrap justify-between gap-x-4">
          <TextLink
            placement="alone"
            render={<Link to="/staff/pros/$proId" params={{ proId: quote.pro_id }} />}
          >
            {quote.pro_name}
          </TextLink>
          <span className="self-center">
            {quoteStandingLabel("staff", {
              state: quote.state,
              hire: quote.hire_state,
              request: state,
            })}{" "}
            · <span className="numeric">{quotedPrice(quote)}</span>
            {quote.agreed_price !== null && (
              <>
                {" "}
                · 확정 금액 <span className="numeric">{formatWon(quote.agreed_price)}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Block({ requestId }: { requestId: string }) {
  const [open, setOpen] = useState(false);
  const block = useDecision("staff.requests.block", {
    done: "요청을 막았어요.",
    onDone: () => setOpen(false),
    errorShownByForm: true,
  });
  return (
    <div>
      <Button variant="danger" onClick={() => setOpen(true)}>
        허위 요청 막기
      </Button>
      <ReasonSheet
        open={open}
        onOpenChange={setOpen}
        title="이 요청을 막을까요?"
        description="예치한 크레딧이 돌아가고 고객과 고수에게 알려요. 고객이 이유를 그대로 읽어요. 되돌릴 수 없어요."
        submitLabel="막기"
        deciding={block}
        onDecide={(reason) => block.run({ requestId, reason })}
      />
    </div>
  );
}
