import CircleCheck from "lucide-react/icons/circle-check";
import CircleMinus from "lucide-react/icons/circle-minus";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { RunningText } from "#ui/text/running-text.tsx";

/** What was checked of the pro, and what was not, where they come to children, to care or into a home. */
export function SafetyChecks({ checks }: { checks: QuoteDetail["safety"] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="안전 확인" className="mt-3 border-t border-line pt-3 text-sm">
      <p className="font-semibold">안전 확인</p>
      <ul className="mt-2 flex flex-col gap-2">
        {checks.map(({ key, term, holds, detail }) => (
          <li key={key} className="flex gap-2">
            {holds ? (
              <CircleCheck size={18} aria-hidden className="mt-0.5 shrink-0 text-success" />
            ) : (
              <CircleMinus size={18} aria-hidden className="mt-0.5 shrink-0 text-muted" />
            )}
            <p className="min-w-0 flex-1">
              <span className="font-medium">{term}</span>{" "}
              <span className="block text-muted">
                <RunningText>{detail}</RunningText>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
