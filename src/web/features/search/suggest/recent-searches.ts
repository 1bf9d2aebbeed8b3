import { deviceStorage } from "#web/platform/draft/device-storage.ts";

const LIST = "search.recent";
const KEEPING = "search.keep";
const MOST_KEPT = 8;

/** The list with these words first; each stands in it once, and the oldest go. */
export function withRecent(before: readonly string[], words: string): string[] {
  const added = words.trim();
  if (added === "") return [...before];
  return [added, ...before.filter((kept) => kept !== added)].slice(0, MOST_KEPT);
}

/** What was looked for on this device, newest first. It never leaves the device. */
export function recentSearches(): string[] {
  const kept = deviceStorage.readJson(LIST);
  if (!Array.isArray(kept)) return [];
  return kept.filter((words) => typeof words === "string").slice(0, MOST_KEPT);
}

/** Whether searches are kept here: unless the person has switched it off. */
export function keepsSearches(): boolean {
  return deviceStorage.read(KEEPING) !== "off";
}

export function rememberSearch(words: string): void {
  if (keepsSearches()) deviceStorage.writeJson(LIST, withRecent(recentSearches(), words));
}

export function forgetSearch(words: string): void {
  const left = recentSearches().filter((kept) => kept !== words);
  if (left.length > 0) deviceStorage.writeJson(LIST, left);
  else forgetSearches();
}

export function forgetSearches(): void {
  deviceStorage.remove(LIST);
}

/** Keeps searches from now on, or keeps none and forgets those there are. */
export function keepSearches(keeps: boolean): void {
  if (keeps) return deviceStorage.remove(KEEPING);
  deviceStorage.write(KEEPING, "off");
  forgetSearches();
}
