import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import Zap from "lucide-react/icons/zap";
import { useEffect } from "react";
import { Badge } from "#ui/display/badge.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CreditCost } from "./credit-cost.tsx";
import { NoQuoteNotice } from "./no-quote-notice.tsx";
import { QualityCard } from "./quality-card.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { regionText } from "../quote-labels.ts";
import { useMayQuote } from "./use-may-quote.ts";

/** A pro looks at a request, sees what answering costs, and writes the quote. */
export function QuoteComposerPage() {
  const requestId = useSearch({ from: "/quote", select: (search) => search.request_id ?? "" });
  const { data: card } = useSuspenseQuery(endpointQuery("pro.requests.get", { requestId }));
  const mayQuote = useMayQuote(card);
  const isUrgent = card.urgent && mayQuote;
  useMarkOpened();
  const header = (
    <PageHeader
      above={
        (isUrgent || card.designated) && (
          <span className="flex flex-wrap gap-1.5">
            {isUrgent && (
              <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
                긴급
              </Badge>
            )}
            {card.designated && <Badge tone="accent">나를 지정한 요청</Badge>}
          </span>
        )
      }
      title={`${card.service.name} ${mayQuote ? "견적 쓰기" : "요청"}`}
      description={`${card.customer.name}님 · ${regionText(card.region)}`}
    />
  );
  if (!mayQuote) {
    return (
      <PageFrame>
        {header}
        <NoQuoteNotice card={card} />
        <QualityCard card={card} />
      </PageFrame>
    );
  }
  return (
    <PageFrame width="wide">
      {header}
      <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
        <aside aria-label="요청" className="flex min-w-0 flex-col gap-6 lg:order-last">
          <CreditCost card={card} />
          <QualityCard card={card} />
        </aside>
        <div className="min-w-0">
          <QuoteForm card={card} />
        </div>
      </div>
    </PageFrame>
  );
}

/** Opening the page is what makes a request opened: lists that still call it new are out of date. */
function useMarkOpened() {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ["pro.requests"] });
    void queryClient.invalidateQueries({ queryKey: ["pro.requests.unreadCount"] });
  }, [queryClient]);
}
