import { useSearch } from "@tanstack/react-router";
import { QuoteComposerPage } from "#web/features/quotes/composer/quote-composer-page.tsx";
import { QuotePage } from "#web/features/quotes/quote-page.tsx";

/**
 * One URL, two pages. They load together: a page that is chosen while it is rendered could not be there yet when
 * the server's page comes alive.
 */
export function QuoteRoutePage() {
  const composing = useSearch({ from: "/quote", select: (search) => Boolean(search.request_id) });
  return composing ? <QuoteComposerPage /> : <QuotePage />;
}
