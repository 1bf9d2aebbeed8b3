import type { ReactNode } from "react";
import { missingCreditsText } from "#domain/credits/missing-credits.ts";
import { Button } from "#ui/action/button.tsx";
import { formatCredits } from "#web/platform/format/format.ts";

interface SpendingOfferProps {
  icon: ReactNode;
  name: string;
  description: string;
  offer: { credits: number; available: boolean; reason: string | null };
  /** Credits that are not there for it. */
  missing: number;
  /** What the button says. */
  verb: string;
  pending: boolean;
  onPress: () => Promise<unknown>;
}

/** One thing that credits buy: what it does, its price, and the button or what stands against it. */
export function SpendingOffer(props: SpendingOfferProps) {
  const { offer, missing } = props;
  return (
    <div className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:gap-5 md:px-6">
      <div className="flex min-w-0 flex-1 gap-3">
        <span className="mt-0.5 text-accent-ink" aria-hidden>
          {props.icon}
        </span>
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 text-base font-bold">
            {props.name}
            <span className="numeric text-sm font-semibold text-accent-ink">
              {formatCredits(offer.credits)}
            </span>
          </h3>
          <p className="mt-0.5 text-sm text-muted">{props.description}</p>
          {!offer.available && <p className="mt-1 text-sm font-medium">{offer.reason}</p>}
          {offer.available && missing > 0 && (
            <p className="numeric mt-1 text-sm font-medium">{missingCreditsText(missing)}.</p>
          )}
        </div>
      </div>
      {offer.available && missing === 0 && (
        <Button
          variant="secondary"
          className="shrink-0"
          pending={props.pending}
          onClick={props.onPress}
        >
          {props.verb}
        </Button>
      )}
    </div>
  );
}
