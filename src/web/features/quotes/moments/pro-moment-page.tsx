import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ProHire } from "#contract/endpoints/hires.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { isMoment, isProMoment, type ProMoment } from "#domain/deal/moments.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { factsOfProHire } from "#web/platform/deal/deal-facts.ts";
import { DealTimeline } from "#web/platform/deal/deal-timeline.tsx";
import { HirePaper } from "#web/platform/deal/hire-paper.tsx";
import { MomentPage } from "#web/platform/deal/moment-page.tsx";
import { ReviewPaper } from "#web/platform/deal/review-paper.tsx";
import { formatDay, formatTime } from "#web/platform/format/format.ts";
import { Link } from "#web/platform/navigation/link.tsx";
import { useNow } from "#web/platform/page/clock.ts";
import { proMomentTexts } from "./pro-moment-texts.ts";
import { proNextSteps, type ProNextAction } from "./pro-next-steps.ts";

/** A moment of a pro's own hire: what they agreed to do, for whom and where; later, what became of it. */
export function ProMomentPage() {
  const { hireId, moment } = useParams({ from: "/pro/hires/$hireId/$moment" });
  const { data: hire } = useSuspenseQuery(endpointQuery("pro.hires.get", { hireId }));
  // The route has no page for any other name.
  return isMoment(moment) && isProMoment(moment) && <HireMoment hire={hire} moment={moment} />;
}

function HireMoment({ hire, moment }: { hire: ProHire; moment: ProMoment }) {
  const { sentences, actions } = proNextSteps(hire, seoulDay(useNow()));
  return (
    <MomentPage
      {...proMomentTexts(moment, hire)}
      back={{ link: <Link to="/quote" search={{ id: hire.quote_id }} />, label: "보낸 견적서" }}
      timeline={
        <DealTimeline
          facts={factsOfProHire(hire)}
          linkTo={(other) =>
            isProMoment(other) && other !== moment ? (
              <Link to="/pro/hires/$hireId/$moment" params={{ hireId: hire.id, moment: other }} />
            ) : null
          }
        />
      }
      next={sentences}
      actions={actions.map((action, index) => (
        <ButtonLink
          key={action}
          size="lg"
          variant={index === 0 ? "primary" : "secondary"}
          render={linkOf(action, hire)}
        >
          {LABELS[action]}
        </ButtonLink>
      ))}
    >
      {moment === "reviewed" ? <ReceivedReview hire={hire} /> : <AgreedWork hire={hire} />}
    </MomentPage>
  );
}

const LABELS: Record<ProNextAction, string> = {
  chat: "메시지 쓰기",
  quote: "견적서 보기",
  reviews: "후기에 답하기",
};

function linkOf(action: ProNextAction, hire: ProHire) {
  switch (action) {
    case "chat":
      return <Link to="/chats/$quoteId" params={{ quoteId: hire.quote_id }} />;
    case "quote":
      return <Link to="/quote" search={{ id: hire.quote_id }} hash="agreed" />;
    case "reviews":
      return <Link to="/pros/$proId" params={{ proId: hire.pro.id }} hash="reviews" />;
  }
}

function AgreedWork({ hire }: { hire: ProHire }) {
  const { phone, phone_opens_at } = hire;
  return (
    <HirePaper
      viewer="pro"
      about={hire.service.name}
      hire={{ ...hire, place: hire.place || (hire.region ?? "") }}
      names={{ pro: hire.pro.display_name, customer: hire.customer_name }}
      phone={
        phone ? (
          <TextLink className="numeric" href={`tel:${phone.replaceAll("-", "")}`}>
            {phone}
          </TextLink>
        ) : (
          phone_opens_at &&
          `${formatDay(phone_opens_at)} ${formatTime(phone_opens_at)}부터 볼 수 있어요`
        )
      }
    />
  );
}

function ReceivedReview({ hire }: { hire: ProHire }) {
  const { data } = useSuspenseQuery(endpointQuery("hires.review", { hireId: hire.id }));
  return <ReviewPaper about={hire.service.name} hireReview={data} />;
}
