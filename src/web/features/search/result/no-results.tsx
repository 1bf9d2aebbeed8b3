import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/platform/navigation/link.tsx";
import type { ReactNode } from "react";
import type { Output } from "#contract/registry.ts";
import { josa } from "#domain/text/josa.ts";
import { ButtonLink } from "#ui/action/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { withoutFilters, type SearchParams } from "../search-params.ts";
import { placeOfWords, understoodOf, wordsElsewhere, type Understood } from "../words-elsewhere.ts";
import { SearchPill } from "./search-pill.tsx";

interface NoResultsProps {
  params: SearchParams;
  narrowed: boolean;
  found: Pick<Output<"search.pro">, "nearby" | "asked"> | undefined;
  understood: Understood | undefined;
}

/** Nobody was found: what lies near, and other ways on. */
export function NoResults({ params, narrowed, found, ...props }: NoResultsProps) {
  const { asked } = found ?? {};
  const understood = understoodOf(params, props.understood);
  const service = asked?.service ?? (understood?.guessed ? undefined : understood?.services[0]);
  const elsewhere = { ...params, ...wordsElsewhere(understood) };
  const nobodyThere = narrowed || !understood ? null : nobodyThereText(understood);
  const { regions = [], services = [] } = found?.nearby ?? {};
  const categories = useQuery(endpointQuery("categories.list")).data?.items ?? [];
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        title={nobodyThere ?? "맞는 고수를 찾지 못했어요"}
        description={
          nobodyThere !== null
            ? "지역을 빼거나 다른 지역에서 찾아보세요."
            : narrowed
              ? "필터를 줄이거나 가까운 지역에서 찾아보세요."
              : "더 짧은 검색어나 다른 이름으로 찾아보세요. 예를 들어 ‘이사’, ‘청소’처럼요."
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {narrowed && (
              <ButtonLink
                variant="secondary"
                render={<Link to="/search" search={withoutFilters(params)} />}
              >
                필터 모두 해제
              </ButtonLink>
            )}
            {nobodyThere !== null && (
              <ButtonLink variant="secondary" render={<Link to="/search" search={elsewhere} />}>
                전국에서 찾기
              </ButtonLink>
            )}
            {service ? (
              <ButtonLink render={<Link to="/request/$slug" params={{ slug: service.slug }} />}>
                {service.name} 견적 받기
              </ButtonLink>
            ) : (
              <ButtonLink render={<Link to="/popular-services" />}>
                많이 찾는 서비스 보기
              </ButtonLink>
            )}
          </div>
        }
      />
      {regions.length > 0 && (
        <LinkList title="가까운 지역에서 찾기">
          {regions.map(({ code, full_name }) => (
            <SearchPill key={code} search={{ ...elsewhere, region: code }}>
              {full_name}
            </SearchPill>
          ))}
        </LinkList>
      )}
      {services.length > 0 && (
        <LinkList title="비슷한 서비스에서 찾기">
          {services.map(({ slug, name }) => (
            <SearchPill key={slug} search={{ ...params, q: undefined, service: slug }}>
              {name}
            </SearchPill>
          ))}
        </LinkList>
      )}
      {regions.length + services.length === 0 && categories.length > 0 && (
        <LinkList title="분야에서 찾기">
          {categories.map(({ slug, name }) => (
            <SearchPill key={slug} search={{ category: slug }}>
              {name}
            </SearchPill>
          ))}
        </LinkList>
      )}
    </div>
  );
}

/**
 * "부산광역시에서 이사를 하는 고수가 아직 없어요": where the words name both, and a service rather than a likeness. Of several
 * services it says the words themselves.
 */
function nobodyThereText(understood: Understood) {
  const { guessed, services, besides_region: besides } = understood;
  const place = placeOfWords(understood);
  const [service] = services;
  if (guessed || !service || place === null || !besides) return null;
  return services.length === 1
    ? `${place}에서 ${josa(service.name, "을")} 하는 고수가 아직 없어요`
    : `‘${besides}’에 맞는 고수가 ${place}에는 아직 없어요`;
}

function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">{children}</ul>
    </section>
  );
}
