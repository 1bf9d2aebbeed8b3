import { siDoOf } from "#domain/region/region.ts";

interface NamedRegion {
  code: string;
  name: string;
  full_name: string;
}

/** Names to read one after the other: "서울특별시 중구, 용산구, 부산광역시 중구". The si-do is said when it changes. */
export function regionNamesOf(regions: readonly NamedRegion[]): string[] {
  return regions.map(({ code, name, full_name }, index) => {
    const before = regions[index - 1];
    return before && siDoOf(before.code) === siDoOf(code) ? name : full_name;
  });
}
