import ChevronDown from "lucide-react/icons/chevron-down";
import type { SearchSort } from "#contract/endpoints/public/search.ts";
import { sortRules } from "../search-labels.ts";

/** How the list is ordered, for who asks; opens without any code. */
export function OrderExplained({ sort }: { sort: SearchSort }) {
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-12 list-none items-center gap-1 font-medium text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        왜 이 순서예요?
        <ChevronDown size={16} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="rounded-md bg-sunken p-4">
        <p>{sortRules[sort]}</p>
        <p className="mt-2">
          조건이 같으면 정해진 추첨을 따라요. 광고로 순서를 바꾸지 않아요. 고수마다 이유를 함께 보여
          드려요.
        </p>
      </div>
    </details>
  );
}
