import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { HireView, RequestDetail } from "#contract/endpoints/requests/requests.ts";
import type { Moment } from "#domain/deal/moments.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Leaders } from "#ui/paper/leader.tsx";
import { Paper, PaperTitle } from "#ui/paper/paper.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { HirePaper } from "#web/platform/deal/hire-paper.tsx";
import { forgetHired, isHiredNow } from "#web/platform/deal/just-now.ts";
import { ReviewPaper } from "#web/platform/deal/review-paper.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { QuoteCard } from "../quote-card.tsx";

/** What there is to see of a moment: the 요청서, the first quote, the promise, the review. */
export function MomentPaper({ moment, request }: { moment: Moment; request: RequestDetail }) {
  const { hire } = request;
  switch (moment) {
    case "published":
      return <SentRequest request={request} />;
    case "first-quote":
      return <FirstQuote request={request} />;
    case "hired":
    case "completed":
      return hire && <OwnHire hire={hire} request={request} />;
    case "reviewed":
      return hire && <OwnReview hire={hire} request={request} />;
  }
}

function SentRequest({ request }: { request: RequestDetail }) {
  return (
    <Paper rule="request">
      <PaperTitle title="요청서" aside={`${formatDay(request.published_at)} 보냄`} />
      <Leaders
        className="mt-5"
        items={[
          { key: "service", name: "서비스", sum: request.service.name },
          { key: "region", name: "지역", sum: request.region ?? "온라인" },
          ...request.designated_pros.map(({ id, display_name }) => ({
            key: id,
            name: "지정한 고수",
            sum: display_name,
          })),
          { key: "limit", name: "받을 견적서", sum: `${request.quote_limit}장까지` },
          { key: "until", name: "견적 마감", sum: formatDay(request.quotes_close_at) },
        ]}
      />
    </Paper>
  );
}

/** By its price, as in the list: showing it is not a read. */
function FirstQuote({ request }: { request: RequestDetail }) {
  const [first] = request.quotes.toSorted((a, b) => Date.parse(a.sent_at) - Date.parse(b.sent_at));
  return first && <QuoteCard quote={first} />;
}

function OwnHire({ hire, request }: { hire: HireView; request: RequestDetail }) {
  const { data: me } = useSuspenseQuery(endpointQuery("users.me"));
  const [lands] = useState(() => isHiredNow(request.id));
  useEffect(() => forgetHired(request.id), [request.id]);
  return (
    <HirePaper
      viewer="customer"
      about={request.service.name}
      hire={hire}
      names={{ pro: hire.pro.display_name, customer: me.name }}
      phone={
        hire.phone && (
          <TextLink className="numeric" href={`tel:${hire.phone.replaceAll("-", "")}`}>
            {hire.phone}
          </TextLink>
        )
      }
      sealLands={lands}
    />
  );
}

function OwnReview({ hire, request }: { hire: HireView; request: RequestDetail }) {
  const { data } = useSuspenseQuery(endpointQuery("hires.review", { hireId: hire.id }));
  return <ReviewPaper about={request.service.name} hireReview={data} />;
}
