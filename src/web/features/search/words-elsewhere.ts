import type { Output } from "#contract/registry.ts";
import type { SearchParams } from "./search-params.ts";

export type Understood = Output<"search.pro">["understood"];

/** The words for a search somewhere else: another region beside the one that they name would find nobody. */
export function wordsElsewhere(understood: Understood | undefined): Pick<SearchParams, "q"> {
  const besides = understood?.besides_region ?? null;
  return besides === null ? {} : { q: besides || undefined };
}
