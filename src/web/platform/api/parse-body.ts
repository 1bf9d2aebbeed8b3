/** JSON when the text is JSON; the text itself otherwise (a proxy's page); null for nothing. */
export function parseBody(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
