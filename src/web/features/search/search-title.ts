import type { Output } from "#contract/registry.ts";
import type { SearchParams } from "./search-params.ts";

export type Asked = Output<"search.pro">["asked"];

/** The names of an earlier answer that still hold for a URL. */
export function namesFor(params: SearchParams, known: Asked | undefined): Asked {
  const { category = null, service = null, region = null } = known ?? {};
  return {
    category: category?.slug === params.category ? category : null,
    service: service?.slug === params.service ? service : null,
    region: region?.code === params.region ? region : null,
  };
}

/** What was looked for: "‘이사’ 검색 결과", "서울특별시 강남구 입주청소 고수", or "고수 찾기" of nothing in particular. */
export function searchTitle(q: string | undefined, asked: Asked | undefined): string {
  const what = asked?.service?.name ?? asked?.category?.name;
  const narrowed = [asked?.region?.full_name, what].filter((part) => part !== undefined).join(" ");
  if (q === undefined) return narrowed === "" ? "고수 찾기" : `${narrowed} 고수`;
  return narrowed === "" ? `‘${q}’ 검색 결과` : `‘${q}’ 검색 결과 · ${narrowed}`;
}
