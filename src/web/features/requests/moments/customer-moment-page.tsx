import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isMoment, type Moment } from "#domain/deal/moments.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { factsOfRequest } from "#web/platform/deal/deal-facts.ts";
import { DealTimeline } from "#web/platform/deal/deal-timeline.tsx";
import { MomentPage } from "#web/platform/deal/moment-page.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { PushOffer } from "#web/platform/push/push-offer.tsx";
import { momentLink } from "./moment-link.tsx";
import { MomentPaper } from "./moment-paper.tsx";
import { momentTexts } from "./moment-texts.ts";
import { nextSteps, type NextAction } from "./next-steps.ts";

/** A moment of the customer's own request. It stays, and tells later what became of the request since. */
export function CustomerMomentPage() {
  const { requestId, moment } = useParams({ from: "/requests/$requestId/$moment" });
  const { data: request } = useSuspenseQuery(endpointQuery("requests.get", { requestId }));
  // The route has no page for any other name.
  return isMoment(moment) && <RequestMoment request={request} moment={moment} />;
}

function RequestMoment({ request, moment }: { request: RequestDetail; moment: Moment }) {
  const today = seoulDay(useNow());
  const { sentences, actions } = nextSteps(request, today);
  const params = { requestId: request.id };
  return (
    <MomentPage
      {...momentTexts(moment, request)}
      back={{
        link: <Link to="/requests/$requestId" params={params} />,
        label: `${request.service.name} 요청`,
      }}
      timeline={
        <DealTimeline
          facts={factsOfRequest(request)}
          linkTo={(other) => (other === moment ? null : momentLink(request.id, other))}
        />
      }
      next={sentences}
      actions={actions.map((action, index) => (
        <Action key={action} action={action} request={request} isMain={index === 0} />
      ))}
    >
      <MomentPaper moment={moment} request={request} />
      <div className="mt-4 empty:hidden">{moment === "published" && <PushOffer />}</div>
    </MomentPage>
  );
}

const LABELS: Record<NextAction, string> = {
  request: "요청 보기",
  quotes: "받은 견적서 보기",
  chat: "메시지 쓰기",
  quote: "견적서 보기",
  review: "후기 남기기",
  pro_reviews: "고수의 후기 보기",
};

function Action({
  action,
  request,
  isMain,
}: {
  action: NextAction;
  request: RequestDetail;
  isMain: boolean;
}) {
  const link = linkOf(action, request);
  return (
    link && (
      <ButtonLink size="lg" variant={isMain ? "primary" : "secondary"} render={link}>
        {LABELS[action]}
      </ButtonLink>
    )
  );
}

function linkOf(action: NextAction, { id, hire }: RequestDetail) {
  if (action === "request") return <Link to="/requests/$requestId" params={{ requestId: id }} />;
  if (action === "quotes") {
    return <Link to="/requests/$requestId" params={{ requestId: id }} hash="quotes" />;
  }
  if (!hire) return null;
  switch (action) {
    case "chat":
      return <Link to="/chats/$quoteId" params={{ quoteId: hire.quote_id }} />;
    case "quote":
      return <Link to="/quote" search={{ id: hire.quote_id }} hash="agreed" />;
    case "review":
      return <Link to="/review/$hireId" params={{ hireId: hire.id }} search={{ request_id: id }} />;
    case "pro_reviews":
      return <Link to="/pros/$proId" params={{ proId: hire.pro.id }} hash="reviews" />;
  }
}
