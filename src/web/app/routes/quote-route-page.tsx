import { lazyRouteComponent, useSearch } from "@tanstack/react-router";

const QuotePage = lazyRouteComponent(
  () => import("#web/features/quotes/quote-page.tsx"),
  "QuotePage",
);
const QuoteComposerPage = lazyRouteComponent(
  () => import("#web/features/quotes/quote-composer-page.tsx"),
  "QuoteComposerPage",
);

/** Loads the page that the query asks for; on the server it must be there before drawing begins. */
export async function preloadQuoteRoutePage(search: { request_id?: string }): Promise<void> {
  await (search.request_id ? QuoteComposerPage : QuotePage).preload?.();
}

export function QuoteRoutePage() {
  const composing = useSearch({ from: "/quote", select: (search) => Boolean(search.request_id) });
  return composing ? <QuoteComposerPage /> : <QuotePage />;
}
