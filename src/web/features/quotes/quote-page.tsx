import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";
import { ButtonLink } from "#ui/action/button.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { useNoticesSeen } from "#web/platform/live/use-notices-seen.ts";
import { PushOffer } from "#web/platform/push/push-offer.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { PrimaryAction } from "./primary-action.tsx";
import { ProCard } from "./pro-card.tsx";
import { QuoteCost } from "./quote-cost.tsx";
import { QuoteMessage } from "./quote-message.tsx";
import { QuoteTerms } from "./quote-terms.tsx";
import { regionText, quoteBadge } from "./quote-labels.ts";
import { SecondaryActions } from "./secondary-actions.tsx";
import { StateNotice } from "./state-notice.tsx";

/** A quote as either side sees it. A customer's arrival here is the read that the pro pays for. */
export function QuotePage() {
  const quoteId = useSearch({ from: "/quote", select: (search) => search.id ?? "" });
  const { data: quote } = useSuspenseQuery(endpointQuery("quotes.get", { quoteId }));
  const badge = quoteBadge(quote);
  useNoticesSeen(shownBeside(quote));
  return (
    <PageFrame width="wide">
      <PageHeader
        above={<Badge tone={badge.tone}>{badge.label}</Badge>}
        title={`${quote.request.service.name} 견적`}
        description={regionText(quote.request.region)}
        actions={
          <ButtonLink
            size="sm"
            variant="secondary"
            render={<Link to="/chats/$quoteId" params={{ quoteId: quote.id }} preload={false} />}
          >
            대화하기
          </ButtonLink>
        }
      />
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr] lg:gap-y-6">
        <div className="flex min-w-0 flex-col gap-10 lg:row-span-2">
          <QuoteParts quote={quote} />
        </div>
        <PrimaryAction quote={quote} />
      </div>
    </PageFrame>
  );
}

function QuoteParts({ quote }: { quote: QuoteDetail }) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <PushOffer />
        <StateNotice quote={quote} />
        {quote.viewer === "customer" ? <ProCard quote={quote} /> : <CustomerCard quote={quote} />}
        {quote.cost && <QuoteCost cost={quote.cost} />}
      </div>
      {quote.hire && <AgreedTerms quote={quote} hire={quote.hire} />}
      <QuoteTerms quote={quote} />
      <QuoteMessage quote={quote} />
      <SecondaryActions quote={quote} />
    </>
  );
}

/** Notices lead to other pages too of what stands here: a pro's request, and the review of a hire that is over. */
function shownBeside({ viewer, request, hire }: QuoteDetail): string[] {
  if (viewer === "pro") return [`/quote?request_id=${request.id}`];
  return hire ? [`/review/${hire.id}?request_id=${request.id}`] : [];
}
