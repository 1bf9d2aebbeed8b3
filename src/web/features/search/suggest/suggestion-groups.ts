import type { Output } from "#contract/registry.ts";

export type Suggestion = Output<"search.suggest">["items"][number];
export type SuggestionKind = Suggestion["kind"];

export interface SuggestionGroup {
  kind: SuggestionKind;
  label: string;
  items: Suggestion[];
}

/** In the order in which they are shown. */
const labels: Record<SuggestionKind, string> = {
  service: "서비스",
  category: "분야",
  region: "지역",
  pro: "고수",
};

/** Suggestions by kind; within a kind they keep the order of the answer. Kinds without any are left out. */
export function suggestionGroups(items: readonly Suggestion[]): SuggestionGroup[] {
  return Object.entries(labels)
    .map(([kind, label]) => ({
      kind: kind as SuggestionKind,
      label,
      items: items.filter((item) => item.kind === kind),
    }))
    .filter((group) => group.items.length > 0);
}

/** What tells a suggestion apart from the others of its kind. */
export function suggestionKey(item: Suggestion): string {
  switch (item.kind) {
    case "region":
      return `${item.kind}-${item.code}`;
    case "pro":
      return `${item.kind}-${item.id}`;
    case "service":
    case "category":
      return `${item.kind}-${item.slug}`;
  }
}
