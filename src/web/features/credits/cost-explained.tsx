import { minutesText } from "#domain/calendar/duration-text.ts";
import { TIERS, tierBaseCredits } from "#domain/catalogue/tier.ts";
import { formulaText } from "#domain/credits/formula-text.ts";
import {
  COST_MODIFIERS,
  QUOTE_COST_FIXED_MS,
  QUOTE_COST_MIN,
  quoteCost,
} from "#domain/credits/quote-cost.ts";
import { MORE_QUOTES } from "#domain/request/more-quotes.ts";
import { URGENT_CREDITS } from "#domain/request/urgent.ts";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";

const tiers = TIERS.map(tierBaseCredits);

const example = quoteCost({
  tierCredits: tierBaseCredits("T2"),
  designated: true,
  competingQuotes: 0,
  hasPhoto: true,
  undecided: false,
});

/** What a quote costs and how that comes about; what customers use credits for. */
export function CostExplained() {
  return (
    <Section title="크레딧이 어떻게 쓰이나요">
      <Card>
        <h3 className="font-bold">견적을 보낼 때</h3>
        <p className="mt-1">
          서비스에 따라 기본 {tiers.join(" · ")} 크레딧 가운데 하나예요. 여기에 해당하는 것을 모두
          곱하고, 끝에서 한 번 반올림해요. 적어도 {QUOTE_COST_MIN} 크레딧이에요.
        </p>
        <ul className="mt-3 flex flex-col gap-1">
          {Object.values(COST_MODIFIERS).map(({ label, percent }) => (
            <li key={label} className="flex justify-between gap-4 border-b border-line py-2">
              <span>{label}</span>
              <span className="numeric font-semibold">−{100 - percent}%</span>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">예: {formulaText(example)}</p>
        <p className="mt-1 text-sm text-muted">
          요청을 열면 비용과 계산이 보이고, 그때부터 {minutesText(QUOTE_COST_FIXED_MS)} 동안
          그대로예요.
        </p>
        <h3 className="mt-6 font-bold">요청할 때</h3>
        <p className="mt-1">
          긴급 요청은 {URGENT_CREDITS} 크레딧이에요. 고수들에게 바로 알리고 요청에 표시해요. 견적 더
          받기는 {MORE_QUOTES.quotes}장마다 {MORE_QUOTES.credits} 크레딧이에요.
        </p>
      </Card>
    </Section>
  );
}
