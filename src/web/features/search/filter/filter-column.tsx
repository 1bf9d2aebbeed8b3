import { useNavigate } from "@tanstack/react-router";
import { useState, useSyncExternalStore, type SubmitEvent } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import { Button } from "#ui/action/button.tsx";
import { TextLink } from "#ui/action/text-link.tsx";
import { useAskedSearch } from "#web/platform/navigation/use-asked-search.ts";
import { FilterFields } from "./filter-fields.tsx";
import { PriceFields } from "./price-fields.tsx";
import { priceProblems, type PriceRange } from "./price-problems.ts";
import { readSearchParams, withoutFilters, type SearchParams } from "../search-params.ts";
import type { Asked } from "../search-title.ts";
import type { Understood } from "../words-elsewhere.ts";
import { useChoiceCounts } from "./use-choice-counts.ts";

interface FilterColumnProps {
  /** Fields elsewhere on the page join the form by it. */
  formId: string;
  asked: Asked | undefined;
  understood: Understood | undefined;
  narrowed: boolean;
}

/** The filters beside the list: each takes effect at once, the price when sent. A plain form without any code. */
export function FilterColumn({ formId, asked, understood, narrowed }: FilterColumnProps) {
  const navigate = useNavigate();
  // Each choice adds to the one before, also to one whose pros are still on their way.
  const params = useAskedSearch(readSearchParams);
  const [price, setPrice] = usePriceDraft(params);
  const problems = priceProblems(price);
  const isSeen = useIsSeen();
  const counts = useChoiceCounts(params, { enabled: isSeen });
  const add = (choice: SearchParams) =>
    void navigate({
      to: "/search",
      search: (before) => ({ ...readSearchParams(before), ...choice }),
    });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problems === null) add(price);
  };
  return (
    <form
      id={formId}
      action="/search"
      aria-label="필터"
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div className="flex min-h-11 items-center justify-between">
        <h2 className="text-lg">필터</h2>
        {narrowed && (
          <TextLink
            placement="alone"
            render={<Link to="/search" search={withoutFilters(params)} />}
          >
            모두 해제
          </TextLink>
        )}
      </div>
      {params.q !== undefined && <input type="hidden" name="q" value={params.q} />}
      <FilterFields
        params={params}
        asked={asked}
        understood={understood}
        counts={counts}
        // What was typed as a price goes along, unless it cannot be.
        onChange={(choice) => add(problems === null ? { ...choice, ...price } : choice)}
        price={
          <div className="flex flex-col gap-3">
            <PriceFields range={price} onChange={setPrice} problems={problems} />
            <Button type="submit" variant="secondary" size="sm" disabled={problems !== null}>
              금액 적용
            </Button>
          </div>
        }
      />
    </form>
  );
}

/** The price as it is typed: the URL's until somebody types, and again when the URL comes with another. */
function usePriceDraft({ min_price, max_price }: SearchParams) {
  const [given, setGiven] = useState<PriceRange>({ min_price, max_price });
  const [draft, setDraft] = useState(given);
  if (given.min_price !== min_price || given.max_price !== max_price) {
    setGiven({ min_price, max_price });
    setDraft({ min_price, max_price });
  }
  return [draft, setDraft] as const;
}

/** Where the column stands beside the list. On a phone it is hidden, and nobody counts for it. */
function useIsSeen(): boolean {
  return useSyncExternalStore(
    subscribeWidth,
    () => matchMedia(BESIDE).matches,
    () => false,
  );
}

const BESIDE = "(min-width: 64rem)";

function subscribeWidth(onChange: () => void) {
  const width = matchMedia(BESIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}
