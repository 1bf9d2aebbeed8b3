import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { CustomerFacts } from "./customer-facts.tsx";
import { NoQuoteNotice } from "./no-quote-notice.tsx";
import { QuoteForm } from "./quote-form.tsx";
import { RequestBadges } from "./request-badges.tsx";
import { RequestSlip } from "./request-slip.tsx";
import { regionText } from "../quote-labels.ts";
import { useMayQuote } from "./use-may-quote.ts";

/** A pro looks at a request, sees what answering costs, and writes the quote. */
export function QuoteComposerPage() {
  const requestId = useSearch({ from: "/quote", select: (search) => search.request_id ?? "" });
  const { data: card } = useSuspenseQuery(endpointQuery("pro.requests.get", { requestId }));
  const mayQuote = useMayQuote(card);
  useMarkOpened();
  if (mayQuote) return <QuoteForm card={card} />;
  return (
    <PageFrame>
      <PageHeader
        above={<RequestBadges card={{ ...card, urgent: false }} />}
        title={`${card.service.name} 요청`}
        description={`${card.customer.name}님 · ${regionText(card.region)}`}
      />
      <NoQuoteNotice card={card} />
      <div className="flex flex-col gap-4">
        <RequestSlip card={card} />
        <CustomerFacts card={card} />
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
