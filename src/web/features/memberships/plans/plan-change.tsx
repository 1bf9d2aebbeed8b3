import { useQuery } from "@tanstack/react-query";
import type { MembershipOverview, Plan } from "#contract/endpoints/membership-parts.ts";
import { Button } from "#ui/action/button.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { formatCredits, formatKoreanDate, formatWon } from "#web/platform/format/format.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import type { PlanOffer } from "./plan-offer.ts";
import { usePlanChange } from "./use-plan-change.ts";

interface PlanChangeProps {
  plan: Plan;
  offer: Extract<PlanOffer, { kind: "change" | "scheduled" }>;
  overview: MembershipOverview;
}

/** The ways to another plan, each with what it costs and when. */
export function PlanChange({ plan, offer, overview }: PlanChangeProps) {
  const { now } = offer;
  const later = offer.kind === "change" && offer.later;
  const { data: next } = useQuery({
    ...endpointQuery("subscriptions.nextBilling", { product_id: plan.product.id }),
    enabled: later,
  });
  const change = usePlanChange(plan, overview);
  return (
    <div className="flex flex-col gap-5 border-t border-line pt-4">
      {later && next && (
        <Way
          plan={plan.name}
          text={`${formatKoreanDate(next.payment_due_date)}부터 매달 ${formatWon(next.amount)}이에요. 지금은 결제되지 않아요.`}
          label="다음 기간부터 바꾸기"
          pending={change.pending}
          onPress={() => change.schedule(next)}
        />
      )}
      {offer.kind === "scheduled" && (
        <Way
          plan={plan.name}
          text="다음 기간부터 바뀌도록 예약했어요."
          label="예약 취소하기"
          pending={change.pending}
          onPress={offer.removable ? change.remove : undefined}
        />
      )}
      {now && (
        <Way
          plan={plan.name}
          text={`지금 ${formatWon(now.won)}을 내고 ${formatCredits(now.credits)}을 바로 받아요. 결제일은 그대로예요.`}
          label="지금 업그레이드하기"
          pending={change.pending}
          onPress={() => change.upgrade(now)}
        />
      )}
    </div>
  );
}

interface WayProps {
  plan: string;
  text: string;
  label: string;
  pending: boolean;
  onPress: (() => Promise<unknown>) | undefined;
}

function Way({ plan, text, label, pending, onPress }: WayProps) {
  return (
    <div>
      <p className="text-sm text-muted">
        <RunningText>{text}</RunningText>
      </p>
      {onPress && (
        <Button block variant="secondary" className="mt-2" pending={pending} onClick={onPress}>
          {label}
          <VisuallyHidden> ({plan})</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
