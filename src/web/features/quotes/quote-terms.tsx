import Check from "lucide-react/icons/check";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { INCLUSION_LABELS, type Inclusion } from "#domain/quote/quote.ts";
import type { QuoteDetail, QuoteItem } from "#contract/endpoints/quotes/quotes.ts";
import { Card } from "#ui/layout/card.tsx";
import { Section } from "#ui/layout/section.tsx";
import { formatWon } from "#web/platform/format/format.ts";
import { QuoteTotals } from "./quote-totals.tsx";

const groups: Record<Inclusion, { note: string; mark: ReactNode }> = {
  included: {
    note: "합계에 들어 있어요",
    mark: <Check size={18} className="text-success" />,
  },
  extra: {
    note: "필요하면 더해져요",
    mark: <Plus size={18} className="text-warning" />,
  },
  excluded: {
    note: "이 견적으로는 하지 않아요",
    mark: <Minus size={18} className="text-muted" />,
  },
};

/** What the quote covers, what may come on top, what it leaves out, and what that makes in all. */
export function QuoteTerms({ quote }: { quote: QuoteDetail }) {
  return (
    <Section title="견적 내용">
      <Card className="flex flex-col gap-6">
        {(Object.keys(groups) as Inclusion[]).map((inclusion) => (
          <ItemGroup
            key={inclusion}
            inclusion={inclusion}
            items={quote.items.filter((item) => item.inclusion === inclusion)}
          />
        ))}
        <QuoteTotals quote={quote} />
      </Card>
    </Section>
  );
}

function ItemGroup({ inclusion, items }: { inclusion: Inclusion; items: readonly QuoteItem[] }) {
  if (items.length === 0) return null;
  const { note, mark } = groups[inclusion];
  return (
    <div>
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-bold">
        {INCLUSION_LABELS[inclusion]}
        <span className="text-sm font-normal text-muted">{note}</span>
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {items.map((item, index) => (
          // Two lines of a quote may have the same name.
          <li key={`${index}-${item.name}`} className="flex items-start gap-2">
            <span className="mt-1 shrink-0">{mark}</span>
            <span className="min-w-0 flex-1">{item.name}</span>
            <span className="numeric font-medium">{amountText(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function amountText({ inclusion, amount }: QuoteItem): string {
  if (inclusion === "included") return formatWon(amount);
  if (inclusion === "excluded") return "";
  return amount === 0 ? "협의" : `+${formatWon(amount)}`;
}
