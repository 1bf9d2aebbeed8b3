import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";

/** Whether the viewer's own side proposed a change. */
export function isOwnProposal(
  order: Pick<ChangeOrder, "proposed_by">,
  { viewer }: Pick<QuoteDetail, "viewer">,
): boolean {
  return (order.proposed_by === "customer") === (viewer === "customer");
}

/** Whether a change waits for an answer, whoever's. */
export function hasOpenChange({ hire }: Pick<QuoteDetail, "hire">): boolean {
  return hire?.state === "hired" && hire.change_orders.some(({ state }) => state === "proposed");
}

/** Whether a change waits for the viewer's answer. */
export function awaitsOwnAnswer(quote: Pick<QuoteDetail, "viewer" | "hire">): boolean {
  const { hire } = quote;
  return (
    hire?.state === "hired" &&
    hire.change_orders.some((order) => order.state === "proposed" && !isOwnProposal(order, quote))
  );
}
