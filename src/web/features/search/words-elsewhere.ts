import type { Output } from "#contract/registry.ts";
import type { SearchParams } from "./search-params.ts";

/** How words were understood, and which those were: a later search may ask for others already. */
export type Understood = Output<"search.pro">["understood"] & { words: string | undefined };

/** The same, unless it is of other words. */
export function understoodOf(
  { q }: SearchParams,
  understood: Understood | undefined,
): Understood | undefined {
  return understood?.words === q ? understood : undefined;
}

/** The words for a search somewhere else: another region beside the one that they name would find nobody. */
export function wordsElsewhere(understood: Understood | undefined): Pick<SearchParams, "q"> {
  const besides = understood?.besides_region ?? null;
  return besides === null ? {} : { q: besides || undefined };
}

/** Where the words look, as far as they say so: a name may be that of several regions. */
export function placeOfWords(understood: Understood | undefined): string | null {
  if ((understood?.besides_region ?? null) === null) return null;
  return understood?.region?.full_name ?? "검색어에 적은 지역";
}
