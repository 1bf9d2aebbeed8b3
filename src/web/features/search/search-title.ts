import type { Output } from "#contract/registry.ts";

export type Asked = Output<"search.pro">["asked"];

/** What was looked for: "‘이사’ 찾은 결과", "서울특별시 강남구 입주청소 고수", or "고수 찾기" of nothing in particular. */
export function searchTitle(q: string | undefined, asked: Asked | undefined): string {
  const what = asked?.service?.name ?? asked?.category?.name;
  const narrowed = [asked?.region?.full_name, what].filter((part) => part !== undefined).join(" ");
  if (q === undefined) return narrowed === "" ? "고수 찾기" : `${narrowed} 고수`;
  return narrowed === "" ? `‘${q}’ 찾은 결과` : `‘${q}’ 찾은 결과 · ${narrowed}`;
}
