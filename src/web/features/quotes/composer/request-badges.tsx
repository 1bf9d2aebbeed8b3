import Zap from "lucide-react/icons/zap";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { Badge } from "#ui/display/badge.tsx";

/** What sets a request apart: its customer chose this pro, or is in a hurry while quotes can still be sent. */
export function RequestBadges({ card }: { card: QualityCard }) {
  const isUrgent = card.urgent && card.accepts_quotes;
  if (!isUrgent && !card.designated) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {isUrgent && (
        <Badge tone="warning" icon={<Zap size={14} aria-hidden />}>
          긴급
        </Badge>
      )}
      {card.designated && <Badge tone="accent">나를 지정한 요청</Badge>}
    </span>
  );
}
