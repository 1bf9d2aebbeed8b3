import { useLocation, useNavigate } from "@tanstack/react-router";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { readIssuedKey } from "#web/platform/payment/read-issued-key.ts";
import { useMethodForm } from "../method/use-method-form.ts";
import { useBuy } from "./use-buy.ts";

/**
 * The choice of a way to pay and the payment with it. It stands above the form, which gives way while a payment is
 * being confirmed and comes back with the same choice when it is refused.
 */
export function useBuyFlow(
  shown: { product_id: string; price: number | undefined },
  overview: MembershipOverview,
  onSent: () => void,
) {
  const { product_id, price } = shown;
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = useNavigate();
  const buying = useBuy(onSent);
  const form = useMethodForm({
    subject: product_id,
    method: overview.method,
    returnPath: `/membership/buy?product_id=${product_id}`,
    arrived: readIssuedKey(search),
    onArrived: () =>
      void navigate({ to: "/membership/buy", search: { product_id }, replace: true }),
    onReady: (ready) => buying.run({ product_id, price, ...ready }),
  });
  return { form, buying };
}

export type BuyFlow = ReturnType<typeof useBuyFlow>;
