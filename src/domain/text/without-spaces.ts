/** A text without its spaces, as of codes and names that people space as they like. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
