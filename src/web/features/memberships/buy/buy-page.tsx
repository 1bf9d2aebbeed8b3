import { useSuspenseQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { readIssuedKey } from "#web/platform/payment/read-issued-key.ts";
import { isWaiting, WAITING_MS } from "../waiting.ts";
import { BuyForm } from "./buy-form.tsx";
import { Confirming, Exists, Paid } from "./purchase-result.tsx";
import { purchaseView } from "./purchase-view.ts";
import { useBuyFlow } from "./use-buy-flow.ts";

/** From the choice of a plan to the first payment, and what came of it. */
export function BuyPage() {
  const { product_id: productId = "" } = useSearch({ from: "/membership/buy" });
  // Whoever comes back from the gateway's window pays with what they registered there.
  const arrived = useLocation({ select: ({ searchStr }) => bringsKey(searchStr) });
  const [sent, setSent] = useState(arrived);
  const { data: plans } = useSuspenseQuery(endpointQuery("subscriptions.plans"));
  const { data: overview } = useSuspenseQuery({
    ...endpointQuery("subscriptions.overview"),
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  });
  const plan = plans.items.find(({ product }) => product.id === productId);
  const shown = { product_id: productId, price: plan?.price };
  const flow = useBuyFlow(shown, overview, () => setSent(true));
  // One that was there when the page opened was not bought here, whatever was brought back from the gateway.
  const [isEarlier, setEarlier] = useState(overview.membership !== null);
  if (isEarlier && overview.membership === null) setEarlier(false);
  const view = purchaseView(overview, { sent: sent && !isEarlier, productId });
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

function bringsKey(search: string): boolean {
  const issued = readIssuedKey(search);
  return issued !== null && "billingKey" in issued;
}
