const MOST_CHARACTERS = 110;

/** A review's text on one line for a card: the whole of a short one, of a long one what stands before a gap, and "…". */
export function reviewExcerpt(body: string): string {
  const line = body.trim().replaceAll(/\s+/g, " ");
  const characters = [...line];
  if (characters.length <= MOST_CHARACTERS) return line;
  const cut = characters.slice(0, MOST_CHARACTERS).join("");
  const gap = cut.lastIndexOf(" ");
  // A text without gaps is cut in the middle.
  return `${gap > cut.length / 2 ? cut.slice(0, gap) : cut}…`;
}
