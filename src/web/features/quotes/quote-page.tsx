import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import MessageCircle from "lucide-react/icons/message-circle";
import { proMomentPath } from "#domain/deal/moments.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { rememberHired } from "#web/platform/deal/just-now.ts";
import { useNoticesSeen } from "#web/platform/live/use-notices-seen.ts";
import { PushOffer } from "#web/platform/push/push-offer.tsx";
import { AgreedTerms } from "./agreed-terms.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { PrimaryAction } from "./primary-action.tsx";
import { ProCard } from "./pro-card.tsx";
import { QuoteCost } from "./quote-cost.tsx";
import { QuoteDocument } from "./quote-document.tsx";
import { QuoteMessage } from "./quote-message.tsx";
import { SecondaryActions } from "./secondary-actions.tsx";
import { StateNotice } from "./state-notice.tsx";

/** A quote as either side sees it. A customer's arrival here is the read that the pro pays for. */
export function QuotePage() {
  const quoteId = useSearch({ from: "/quote", select: (search) => search.id ?? "" });
  const { data: quote } = useSuspenseQuery(endpointQuery("quotes.get", { quoteId }));
  const navigate = useNavigate();
  useNoticesSeen(shownBeside(quote));

  function goToHired() {
    rememberHired(quote.request.id);
    void navigate({
      to: "/requests/$requestId/$moment",
      params: { requestId: quote.request.id, moment: "hired" },
    });
  }

  return (
    <PageFrame width="wide" className="max-md:px-2">
      <WayBack quote={quote} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          <div className="contents print:hidden">
            <PushOffer />
            <StateNotice quote={quote} />
          </div>
          <QuoteDocument quote={quote} />
          {quote.hire && <AgreedTerms quote={quote} hire={quote.hire} />}
          <QuoteMessage quote={quote} />
        </div>
        <PrimaryAction quote={quote} onHired={goToHired} />
        <div className="flex min-w-0 flex-col gap-4 print:hidden">
          {quote.viewer === "customer" ? <ProCard quote={quote} /> : <CustomerCard quote={quote} />}
          {quote.cost && <QuoteCost cost={quote.cost} />}
          {/* Until the agreed day the page's own next step is to talk. */}
          {!quote.actions.includes("complete_early") && (
            <ButtonLink
              block
              variant="secondary"
              icon={<MessageCircle size={18} />}
              render={<Link to="/chats/$quoteId" params={{ quoteId: quote.id }} />}
            >
              대화하기
            </ButtonLink>
          )}
          <SecondaryActions quote={quote} />
        </div>
      </div>
    </PageFrame>
  );
}

/** To what the quote belongs to: the customer's request, the pro's list. A phone has the header's own. */
function WayBack({ quote: { viewer, request } }: { quote: QuoteDetail }) {
  return (
    <p className="-mt-4 mb-2 max-md:hidden print:hidden">
      <TextLink
        placement="alone"
        className="gap-1 text-ink"
        render={
          viewer === "customer" ? (
            <Link to="/requests/$requestId" params={{ requestId: request.id }} />
          ) : (
            <Link to="/pro/quotes" />
          )
        }
      >
        <ChevronLeft size={18} aria-hidden />
        {viewer === "customer" ? `${request.service.name} 요청` : "보낸 견적"}
      </TextLink>
    </p>
  );
}

/** Notices lead to other pages too of what stands here: a pro's request, and the review of a hire that is over. */
function shownBeside({ viewer, request, hire }: QuoteDetail): string[] {
  if (viewer === "pro") {
    const asked = `/quote?request_id=${request.id}`;
    return hire ? [asked, proMomentPath(hire.id, "hired")] : [asked];
  }
  return hire ? [`/review/${hire.id}?request_id=${request.id}`] : [];
}
