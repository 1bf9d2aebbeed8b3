/** A si-do or a city of several districts ("수원시"), chosen at once: its si-gun-gu are what is meant. */
export interface WholeRegion {
  key: string;
  /** As it is told apart inside its si-do: "수원시"; the si-do by its own name. */
  name: string;
  full_name: string;
  codes: readonly string[];
}

interface SiGunGu {
  code: string;
  /** Of a city's district with the city: "수원시 장안구". */
  name: string;
}

export interface SiDo {
  code: string;
  name: string;
  si_gun_gu: readonly SiGunGu[];
}

/** What can be chosen whole in a si-do, the si-do first. One si-gun-gu alone is no whole: 세종 is chosen by itself. */
export function wholesOf(siDo: SiDo): WholeRegion[] {
  const byCity = Map.groupBy(siDo.si_gun_gu, ({ name }) =>
    name.includes(" ") ? name.slice(0, name.indexOf(" ")) : null,
  );
  const cities = [...byCity].flatMap(([city, parts]) =>
    city === null ? [] : [whole(`${siDo.code} ${city}`, city, `${siDo.name} ${city}`, parts)],
  );
  return [whole(siDo.code, siDo.name, siDo.name, siDo.si_gun_gu), ...cities].filter(
    ({ codes }) => codes.length > 1,
  );
}

function whole(key: string, name: string, full_name: string, parts: readonly SiGunGu[]) {
  return { key, name, full_name, codes: parts.map(({ code }) => code) };
}

export type FoldedRegion<R> = { whole: WholeRegion } | { region: R };

/**
 * Chosen si-gun-gu, those that make up a whole folded into it, where its first one stood. Pass larger wholes before the
 * ones inside them.
 */
export function foldRegions<R extends { code: string }>(
  chosen: readonly R[],
  wholes: readonly WholeRegion[],
): FoldedRegion<R>[] {
  const codes = new Set(chosen.map(({ code }) => code));
  const homes = new Map<string, WholeRegion>();
  for (const one of wholes) {
    if (!one.codes.every((code) => codes.has(code))) continue;
    for (const code of one.codes) if (!homes.has(code)) homes.set(code, one);
  }
  const said = new Set<WholeRegion>();
  return chosen.flatMap((region): FoldedRegion<R>[] => {
    const home = homes.get(region.code);
    if (!home) return [{ region }];
    if (said.has(home)) return [];
    said.add(home);
    return [{ whole: home }];
  });
}

/** Codes of `wanted` that are not chosen yet, and how many more they are than there is room for: 0 when all fit. */
export function roomFor(
  wanted: readonly string[],
  chosen: ReadonlySet<string>,
  max: number,
): { missing: string[]; lacking: number } {
  const missing = wanted.filter((code) => !chosen.has(code));
  return { missing, lacking: Math.max(0, missing.length - (max - chosen.size)) };
}
