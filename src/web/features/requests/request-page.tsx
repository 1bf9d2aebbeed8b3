import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Zap from "lucide-react/icons/zap";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { isUndecided } from "#domain/quote/lifecycle.ts";
import { reopenHint } from "#domain/request/reopen-hint.ts";
import { isLookingForPro } from "#domain/request/looking-for-pro.ts";
import { formatDay } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { PushOffer } from "#web/platform/push/push-offer.tsx";
import { HireCard } from "./hire-card.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { RequestActions } from "./request-actions.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { nextStepText, requestStateBadge } from "./request-labels.ts";
import { SpendingPanel } from "./spending-panel.tsx";

const COMPARABLE = new Set(["sent", "read", "hired"]);

/** The customer's own request: its quotes by price, the hire when there is one, and what to do next. */
export function RequestPage() {
  const { requestId } = useParams({ from: "/requests/$requestId" });
  const { data: request } = useSuspenseQuery(endpointQuery("requests.get", { requestId }));
  const badge = requestStateBadge[request.state];
  return (
    <PageFrame width="wide">
      <PageHeader
        above={
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={badge.tone}>{badge.label}</Badge>
            {request.urgent && isLookingForPro(request.state) && (
              <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
                긴급
              </Badge>
            )}
          </span>
        }
        title={`${request.service.name} 요청`}
        description={wayOn(request) ?? nextStepText(request)}
      />
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          {request.state === "blocked" && request.state_reason && (
            <Notice tone="danger" title="요청이 중지됐어요">
              {request.state_reason}
            </Notice>
          )}
          <PushOffer />
          {request.hire && <HireCard hire={request.hire} request={request} />}
          <ReceivedQuotes request={request} />
          <SpendingPanel request={request} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <RequestFacts request={request} />
          <RequestActions request={request} />
        </div>
      </div>
    </PageFrame>
  );
}

function wayOn({ state, actions, quotes }: RequestDetail): string | null {
  const hasOtherQuotes = quotes.some((quote) => isUndecided(quote.state));
  return reopenHint({ state, actions, hasOtherQuotes });
}

function ReceivedQuotes({ request }: { request: RequestDetail }) {
  const comparable = request.quotes.filter((quote) => COMPARABLE.has(quote.state));
  const compare = comparable.length > 1 && (
    <ButtonLink
      size="sm"
      variant="secondary"
      render={
        <Link
          to="/requests/$requestId/compare"
          params={{ requestId: request.id }}
          preload={false}
        />
      }
    >
      나란히 비교하기
    </ButtonLink>
  );
  return (
    <Section
      anchor="quotes"
      title={`받은 견적 ${request.quotes.length}`}
      action={compare || undefined}
    >
      {request.quotes.length === 0 ? (
        <EmptyState
          title={request.state === "open" ? "견적을 기다리고 있어요" : "받은 견적이 없어요"}
          description={
            request.state === "open"
              ? `${reachText(request)} ${formatDay(request.quotes_close_at)}까지 견적을 받아요.`
              : undefined
          }
          action={
            request.state === "open" ? (
              <ButtonLink
                variant="secondary"
                render={
                  <Link to="/user/recommended/$requestId" params={{ requestId: request.id }} />
                }
              >
                추천 고수 보기
              </ButtonLink>
            ) : undefined
          }
        />
      ) : (
        <ul aria-label="받은 견적" className="flex flex-col gap-3">
          {request.quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} hire={request.hire} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function reachText({
  recipient_count: recipients,
  is_dispatching,
}: Pick<RequestDetail, "recipient_count" | "is_dispatching">): string {
  if (recipients === 0) return "새 고수가 들어오면 추천 고수에서 직접 부탁할 수 있어요.";
  return is_dispatching
    ? `고수 ${recipients}명에게 전하고 있어요.`
    : `고수 ${recipients}명에게 전했어요.`;
}
