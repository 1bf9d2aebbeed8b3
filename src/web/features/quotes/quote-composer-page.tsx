import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageFrame } from "#ui/page-frame.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import type { QualityCard as Card } from "#contract/endpoints/quotes.ts";
import { endpointQuery } from "#web/platform/query-options.ts";
import { CreditPrice } from "./credit-price.tsx";
import { QualityCard } from "./quality-card.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { placeText } from "./quote-words.ts";
import { useEarlierQuote } from "./use-earlier-quote.ts";

/** A pro looks at a request, sees what answering costs, and writes the quote. */
export function QuoteComposerPage() {
  const requestId = useSearch({ from: "/quote", select: (search) => search.request_id ?? "" });
  const { data: card } = useSuspenseQuery(endpointQuery("pro.requests.get", { requestId }));
  const earlier = useEarlierQuote(card.my_quote_id);
  useMarkOpened();
  return (
    <PageFrame width="wide">
      <PageHeader
        above={card.designated ? <Badge tone="accent">나를 지정한 요청</Badge> : undefined}
        title={`${card.service.name} 견적 쓰기`}
        description={`${card.customer.name}님 · ${placeText(card.region)}`}
      />
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
        <aside aria-label="요청" className="flex min-w-0 flex-col gap-6 lg:order-last">
          <CreditPrice card={card} />
          <QualityCard card={card} />
        </aside>
        <div className="min-w-0">
          <Answer card={card} earlier={earlier} />
        </div>
      </div>
    </PageFrame>
  );
}

function Answer({ card, earlier }: { card: Card; earlier: ReturnType<typeof useEarlierQuote> }) {
  if (card.my_quote_id !== null && !earlier.isOver) {
    return (
      <Notice
        tone="success"
        title="이 요청에는 견적을 보냈어요"
        action={
          <ButtonLink
            size="sm"
            render={<Link to="/quote" search={{ id: card.my_quote_id }} preload={false} />}
          >
            보낸 견적 보기
          </ButtonLink>
        }
      >
        고객이 읽었는지, 크레딧이 어떻게 됐는지 볼 수 있어요.
      </Notice>
    );
  }
  if (!card.accepts_quotes) {
    return (
      <Notice
        title="지금은 견적을 보낼 수 없어요"
        action={
          <ButtonLink size="sm" variant="secondary" render={<Link to="/pro/requests" />}>
            다른 요청 보기
          </ButtonLink>
        }
      >
        {card.closed_reason}
      </Notice>
    );
  }
  return <QuoteForm card={card} />;
}

/** Opening the page is what makes a request opened: lists that still call it new are out of date. */
function useMarkOpened() {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ["pro.requests"] });
    void queryClient.invalidateQueries({ queryKey: ["pro.requests.unreadCount"] });
  }, [queryClient]);
}
