/** Puts a cache tag on what is being made: each id that was asked for, or answered. */
export type AddCacheTag = (id: string) => void;

/** The word for a change of anything; ids are UUIDs. */
export const EVERYTHING = "*";

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** The ids that stand in a URL or an answer. */
export function idsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(ID));
}
