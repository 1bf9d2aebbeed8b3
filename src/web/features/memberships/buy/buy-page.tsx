import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { isWaiting, WAITING_MS } from "../waiting.ts";
import { BuyForm } from "./buy-form.tsx";
import { Confirming, Exists, Paid } from "./purchase-result.tsx";
import { purchaseView } from "./purchase-view.ts";
import { useBuyFlow } from "./use-buy-flow.ts";

/** From the choice of a plan to the first payment, and what came of it. */
export function BuyPage() {
  const { product_id: productId = "" } = useSearch({ from: "/membership/buy" });
  const [sent, setSent] = useState(false);
  const { data: plans } = useSuspenseQuery(endpointQuery("subscriptions.plans"));
  const { data: overview } = useSuspenseQuery({
    ...endpointQuery("subscriptions.overview"),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  });
  const plan = plans.items.find(({ product }) => product.id === productId);
  const shown = { product_id: productId, price: plan?.price };
  const flow = useBuyFlow(shown, overview, () => setSent(true));
  const view = purchaseView(overview, { sent, productId });
  const { membership, purchase } = overview;
  if (membership) {
    return view === "paid" ? (
      <Paid membership={membership} overview={overview} />
    ) : (
      <Exists membership={membership} sent={sent} />
    );
  }
  if (view === "confirming" && purchase) {
    return <Confirming purchase={purchase} onSeen={() => setSent(true)} />;
  }
  return plan && <BuyForm plan={plan} overview={overview} flow={flow} />;
}
