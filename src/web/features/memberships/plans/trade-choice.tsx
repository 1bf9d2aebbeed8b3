import { TIER_LABELS } from "#domain/catalogue/tier-labels.ts";
import { TIERS, tierBaseCredits, type Tier } from "#domain/catalogue/tier.ts";

const CHOSEN_FIRST: Tier = "T2";

/** Around the choice and all that follows it: which number stands is the stylesheet's work, with or without script. */
export const tradeScope = "trade-scope";

/** Written out, since the stylesheet holds only the classes that it finds whole. */
const shownFor: Record<Tier, string> = {
  T1: "in-[.trade-scope:has([value=T1]:checked)]:inline",
  T2: "in-[.trade-scope:has([value=T2]:checked)]:inline",
  T3: "in-[.trade-scope:has([value=T3]:checked)]:inline",
  T4: "in-[.trade-scope:has([value=T4]:checked)]:inline",
  T5: "in-[.trade-scope:has([value=T5]:checked)]:inline",
};

/** What somebody does, by what a quote for it costs. */
export function TradeChoice() {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">어떤 일을 하세요?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-1.5 sm:flex sm:flex-wrap">
        {TIERS.map((tier) => (
          <label
            key={tier}
            className="flex min-h-14 cursor-pointer flex-col justify-center rounded-md border border-line-strong bg-surface px-4 py-1.5 leading-snug transition-colors hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="trade"
              value={tier}
              defaultChecked={tier === CHOSEN_FIRST}
              className="sr-only"
            />
            <span className="text-[0.9375rem] font-semibold">{TIER_LABELS[tier]}</span>
            <span className="numeric text-sm">견적서 한 장 {tierBaseCredits(tier)} 크레딧</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How many quotes so many credits pay, for the trade that is chosen. */
export function QuotesPaid({ credit }: { credit: number }) {
  return TIERS.map((tier) => (
    <span key={tier} className={`hidden ${shownFor[tier]}`}>
      {Math.floor(credit / tierBaseCredits(tier))}장
    </span>
  ));
}
