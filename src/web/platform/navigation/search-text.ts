/** Page queries are plain text: "?q=123" is the string "123". The first of a repeated name counts. */
export type SearchText = Record<string, string | undefined>;

export function parseSearch(search: string): SearchText {
  const found: SearchText = Object.create(null) as SearchText;
  for (const [name, value] of new URLSearchParams(search)) found[name] ??= value;
  return { ...found };
}

/** The query with its "?", or "" without any. Absent and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === "string" && value !== "") pairs.set(name, value);
  }
  const text = pairs.toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * Reads the named texts of a page's query for its route's `validateSearch`. Absent ones stay absent: a default
 * written here would send the visitor to another URL. Empty ones are undefined rather than left out, because the
 * router lays the result over the raw query; so what a page does not know stays in its URL, and in what
 * `useSearch` answers: calls take the names they know.
 */
export function keepSearch<const K extends string>(...names: K[]) {
  return (search: Record<string, unknown>): { [N in K]?: string } => {
    const kept: SearchText = {};
    for (const name of names) {
      if (!Object.hasOwn(search, name)) continue;
      const value = search[name];
      kept[name] = typeof value === "string" && value !== "" ? value : undefined;
    }
    return kept as { [N in K]?: string };
  };
}
