const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The id in what staff pasted: the id itself, or a URL of ours that holds one; null when there is none. */
export function idFromUrl(pasted: string): string | null {
  return UUID.exec(pasted)?.[0].toLowerCase() ?? null;
}
