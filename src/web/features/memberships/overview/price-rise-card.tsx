import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { useToast } from "#ui/feedback/toast.tsx";
import { useEndpointMutation } from "#web/platform/api/use-endpoint-mutation.ts";
import { priceRiseText } from "./price-rise-text.ts";

interface PriceRiseCardProps {
  rise: NonNullable<MembershipOverview["price_rise"]>;
  actions: MembershipOverview["actions"];
}

/** A higher price to come; nothing more is charged without a consent. */
export function PriceRiseCard({ rise, actions }: PriceRiseCardProps) {
  const toast = useToast();
  const consenting = useEndpointMutation("subscriptions.consent", {
    onSuccess: () => toast({ tone: "success", message: "오르는 가격에 동의했어요." }),
  });
  const { title, text } = priceRiseText(rise, actions.includes("consent"));
  return (
    <Notice
      tone={rise.consented ? "success" : "warning"}
      title={title}
      action={
        actions.includes("consent") && (
          <Button
            variant="secondary"
            pending={consenting.pending}
            onClick={() => consenting.run({ price: rise.to })}
          >
            오르는 가격에 동의하기
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
