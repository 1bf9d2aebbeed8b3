import { useSearch } from "@tanstack/react-router";
import { Link } from "#web/platform/navigation/link.tsx";
import Search from "lucide-react/icons/search";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/action/button.tsx";
import { ErrorPanel } from "#ui/feedback/error-panel.tsx";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { PageFrame } from "#ui/layout/page-frame.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { lazyHydrated } from "#web/platform/page/lazy-hydrated.tsx";
import { activeFilters } from "./filter/active-filters.ts";
import { ProResult } from "./result/pro-result.tsx";
import { ResultsPlaceholder } from "./result/results-placeholder.tsx";
import { readSearchParams, sortOf, withoutFilters, type SearchParams } from "./search-params.ts";
import { searchTitle } from "./search-title.ts";
import { useFoundPros } from "./result/use-found-pros.ts";

const parts = () => import("./search-islands.ts");
const understoodWords = lazyHydrated(() => parts().then((module) => module.UnderstoodWords));
const orderExplained = lazyHydrated(() => parts().then((module) => module.OrderExplained));
const filterButton = lazyHydrated(() => parts().then((module) => module.FilterButton));
const sortSelect = lazyHydrated(() => parts().then((module) => module.SortSelect));
const filterChips = lazyHydrated(() => parts().then((module) => module.FilterChips));
const serviceWish = lazyHydrated(
  () => import("./result/service-wish.tsx").then((module) => module.ServiceWish),
  { whenReached: true },
);
// A phone never shows the column.
const filterColumn = lazyHydrated(
  () => import("./filter/filter-column.tsx").then((module) => module.FilterColumn),
  { whenReached: true },
);
const noResults = lazyHydrated(
  () => import("./result/no-results.tsx").then((module) => module.NoResults),
  { whenReached: true },
);
if (import.meta.env.SSR) await Promise.all([loadSearchParts(), filterColumn.load()]);

/** Settles when all parts can be rendered that stand in one column with the pros, and move what is below them. */
export async function loadSearchParts(): Promise<void> {
  const atTop = [understoodWords, orderExplained, filterButton, sortSelect, filterChips];
  await Promise.all([...atTop, noResults, serviceWish].map((part) => part.load()));
}

const FILTERS_ID = "search-filters";
/** So many results stand on the first screen whatever its size. */
const AT_TOP = 2;

interface SearchPageProps {
  /** The button that saves a found pro. */
  save: (pro: { id: string; name: string }) => ReactNode;
}

/** Pros for words and filters, which all stand in the URL. */
export function SearchPage({ save }: SearchPageProps) {
  const params = readSearchParams(useSearch({ from: "/search" }));
  const found = useFoundPros(params);
  const { first, asked } = found;
  const filters = activeFilters(params, asked);
  const narrowed = filters.length > 0;
  return (
    <PageFrame width="wide">
      <WordsLink words={params.q} />
      <PageHeader
        title={searchTitle(params.q, asked)}
        description="광고 없이, 조건에 맞는 고수를 보여 드려요."
      />
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        {/* Without code there is no sheet on a phone: then the column stands there as well. */}
        <div className="max-lg:hidden max-lg:noscript:mb-8 max-lg:noscript:block">
          <filterColumn.Part
            formId={FILTERS_ID}
            asked={asked}
            understood={found.understood}
            narrowed={narrowed}
          />
        </div>
        <div className="ranked-list flex min-w-0 flex-col gap-4">
          {first && (
            <understoodWords.Part
              params={params}
              answeredParams={found.answeredParams}
              found={first}
              isLate={found.isLate}
            />
          )}
          <div className="relative">
            <div className="flex flex-wrap items-center gap-2 lg:absolute lg:top-0 lg:right-0">
              <div className="lg:hidden noscript:hidden">
                <filterButton.Part
                  params={params}
                  asked={asked}
                  understood={found.understood}
                  count={filters.length}
                />
              </div>
              {!found.isEmpty && <sortSelect.Part formId={FILTERS_ID} />}
            </div>
            {!found.isEmpty && <orderExplained.Part sort={sortOf(params)} />}
          </div>
          <filterChips.Part filters={filters} params={params} />
          <Results params={params} found={found} narrowed={narrowed} save={save} />
          {params.q !== undefined && <serviceWish.Part words={params.q} />}
        </div>
      </div>
    </PageFrame>
  );
}

interface ResultsProps extends SearchPageProps {
  params: SearchParams;
  found: ReturnType<typeof useFoundPros>;
  narrowed: boolean;
}

function Results({ params, found, narrowed, save }: ResultsProps) {
  const { first } = found;
  if (found.firstFailed) {
    return (
      <ErrorPanel
        title="고수를 찾지 못했어요"
        description="고른 필터는 그대로예요. 잠시 후 다시 시도해 주세요."
        onRetry={found.retry}
        action={
          narrowed && (
            <ButtonLink
              variant="quiet"
              render={<Link to="/search" search={withoutFilters(params)} />}
            >
              필터 모두 해제
            </ButtonLink>
          )
        }
      />
    );
  }
  const services = [found.asked.service, ...(first?.understood.services ?? [])];
  const wanted = {
    services: new Set(services.flatMap((service) => service?.slug ?? [])),
    region: params.region ?? first?.understood.region?.code,
  };
  return (
    <div
      aria-busy={found.isLate}
      className={clsx("transition-opacity", found.isLate && "opacity-50")}
    >
      <InfiniteList
        label="찾은 고수"
        className="defer-layout -mt-4 flex flex-col"
        items={found.pros}
        itemKey={({ pro }) => pro.id}
        renderItem={(one, index) => (
          <ProResult
            found={one}
            isAtTop={index < AT_TOP}
            wanted={wanted}
            save={save({ id: one.pro.id, name: one.pro.display_name })}
          />
        )}
        next={found.hasNext}
        loading={found.isFirstLoading || found.isLoadingMore}
        error={found.moreFailed && "더 불러오지 못했어요. 연결을 확인하고 다시 불러와 주세요."}
        automatic={found.loadsBySelf}
        onLoadMore={found.loadMore}
        placeholder={<ResultsPlaceholder />}
        empty={
          <noResults.Part
            params={params}
            narrowed={narrowed}
            found={first}
            understood={found.understood}
          />
        }
      />
    </div>
  );
}

/** On a phone, where the header has no field: the words as one, which leads to the page for typing. */
function WordsLink({ words }: { words: string | undefined }) {
  return (
    <Link
      to="/search-suggest"
      search={words === undefined ? {} : { q: words }}
      className="mb-5 flex min-h-12 items-center gap-3 rounded-full bg-sunken px-4 text-ink no-underline md:hidden"
    >
      <Search size={18} aria-hidden className="shrink-0 text-muted" />
      <span className="sr-only">다른 검색어: </span>
      <span className={clsx("min-w-0 flex-1 truncate", words === undefined && "text-muted")}>
        {words ?? "어떤 일을 맡기고 싶으세요?"}
      </span>
    </Link>
  );
}
