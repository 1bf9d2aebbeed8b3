import { TextLink } from "#ui/action/text-link.tsx";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import Zap from "lucide-react/icons/zap";
import { BackLink } from "#ui/action/back-link.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pips } from "#ui/paper/pips.tsx";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { wayOnFromEnd } from "#domain/request/reopen-hint.ts";
import type { RequestState } from "#domain/request/lifecycle.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import { wantedDayPassed } from "#domain/request/wanted-day.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { factsOfRequest } from "#web/platform/deal/deal-facts.ts";
import { DealTimeline } from "#web/platform/deal/deal-timeline.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { PushOffer } from "#web/platform/push/push-offer.tsx";
import { HireCard } from "./hire-card.tsx";
import { momentLink } from "./moments/moment-link.tsx";
import { ReceivedQuotes } from "./received-quotes.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { nextStepText, requestStateBadge, requestTitle } from "./request-labels.ts";
import { SpendingPanel } from "./spending-panel.tsx";
import { usePassedDay } from "./use-passed-day.ts";

const ENDED_WITHOUT_WORK: readonly RequestState[] = ["closed", "cancelled", "blocked"];

/** The customer's own request: what there is of it now, its hire or its quotes, what was asked, and how far it is. */
export function RequestPage() {
  const { requestId } = useParams({ from: "/requests/$requestId" });
  const { data: request } = useSuspenseQuery(endpointQuery("requests.get", { requestId }));
  const isHired = request.hire !== null && request.hire.state !== "cancelled";
  // Then how to go on is what the page is about.
  const hasEnded = ENDED_WITHOUT_WORK.includes(request.state);
  return (
    <PageFrame width="wide">
      <BackLink render={<Link to="/requests" />}>내 요청</BackLink>
      <PageHeader
        above={<WhatAndState request={request} />}
        title={requestTitle(request)}
        description={wayOn(request) ?? <NextStep request={request} />}
      />
      {/* What is the customer's own comes before what can be bought for it. */}
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="flex min-w-0 flex-col gap-8">
          {hasEnded && (
            <div className="lg:max-w-96">
              <RequestActions request={request} />
            </div>
          )}
          {request.state === "blocked" && request.state_reason && (
            <Notice tone="danger" title="중지한 이유">
              {request.state_reason}
            </Notice>
          )}
          <PassedDayNotice request={request} />
          <PushOffer />
          {request.hire && <HireCard hire={request.hire} request={request} />}
          {isHired && <Progress request={request} />}
          <ReceivedQuotes request={request} />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          {!isHired && <Progress request={request} />}
          <RequestFacts request={request} />
          {!hasEnded && <RequestActions request={request} />}
          <p>
            <TextLink
              placement="alone"
              className="text-sm"
              render={<Link to="/support" search={{ request: request.id }} />}
            >
              이 요청 문의하기
            </TextLink>
          </p>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-2">
          <SpendingPanel request={request} />
        </div>
      </div>
    </PageFrame>
  );
}

/** Pros may still quote for a day that is over: the customer says how it goes on. */
function PassedDayNotice({ request }: { request: RequestDetail }) {
  const passed = usePassedDay(request);
  if (passed === null) return null;
  return (
    <Notice tone="warning" title={wantedDayPassed(passed)}>
      고수와 다시 정한 날로 고용할 수 있어요. 더 필요하지 않으면 요청을 마감해 주세요.
    </Notice>
  );
}

/** What was asked for and how it stands, above the title. */
function WhatAndState({ request }: { request: RequestDetail }) {
  const badge = requestStateBadge[request.state];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span className="font-semibold">{request.service.name} 요청</span>
      <Badge tone={badge.tone}>{badge.label}</Badge>
      {request.urgent && isLookingForPro(request.state) && (
        <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
          긴급
        </Badge>
      )}
    </span>
  );
}

/** How far it has come; each step that came leads to its page. */
function Progress({ request }: { request: RequestDetail }) {
  return (
    <div className="rounded-lg bg-surface px-5 py-3 md:px-6 md:py-5">
      <DealTimeline
        facts={factsOfRequest(request)}
        linkTo={(moment) => momentLink(request.id, moment)}
      />
    </div>
  );
}

/** The title says already how it ended. */
function wayOn({ state, actions, compared }: RequestDetail): string | null {
  return wayOnFromEnd({ state, actions, hasOtherQuotes: compared.quotes > 0 });
}

/** While quotes come in: how many have, of how many, and until when. */
function NextStep({ request }: { request: RequestDetail }) {
  const { state, quote_count: count, quote_limit: limit } = request;
  if (state !== "open" || count === 0) return nextStepText(request);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Pips filled={count} of={limit} />
      <span>
        {limit}장까지 받고,{" "}
        <strong className="font-semibold text-ink">{formatDay(request.quotes_close_at)}</strong>에
        마감해요.
      </span>
    </span>
  );
}
