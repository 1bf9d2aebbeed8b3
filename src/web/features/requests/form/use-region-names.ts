import { useQueries, useQuery } from "@tanstack/react-query";
import { siGunGuOf } from "#domain/region/region.ts";
import type { Answers } from "#domain/request-form/question.ts";
import { endpointQuery } from "#web/platform/api/query-options.ts";

/**
 * Names of the regions in these answers, from the address lists; null until they have come. The lists are not asked for
 * when the only region is one that is `known`.
 */
export function useRegionNames(
  answers: Answers,
  known: { code: string; name: string } | null = null,
): (code: string) => string | null {
  const codes = Object.values(answers).filter(
    (answer): answer is string =>
      typeof answer === "string" && answer !== known?.code && /^\d{5}(\d{5})?$/.test(answer),
  );
  const all = useQuery({ ...endpointQuery("address.siGunGu"), enabled: codes.length > 0 });
  const parents = [
    ...new Set(codes.filter((code) => code.length === 10).map((code) => siGunGuOf(code) ?? "")),
  ];
  const dongs = useQueries({
    queries: parents.map((code) => endpointQuery("address.eupMyeonDong", { si_gun_gu: code })),
  });
  const names = new Map(
    [
      ...(all.data?.items ?? []).flatMap((siDo) => siDo.si_gun_gu),
      ...dongs.flatMap((dong) => dong.data?.items ?? []),
    ].map((region) => [region.code, region.full_name]),
  );
  return (code) => (code === known?.code ? known.name : (names.get(code) ?? null));
}
