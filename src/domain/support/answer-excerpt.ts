/** Code points of an answer that a mail quotes; the rest is read on its page. */
const EXCERPT_MAX = 140;

/** The beginning of an answer in one line. */
export function answerExcerpt(text: string): string {
  const line = [...text.replaceAll(/\s+/g, " ").trim()];
  return line.length <= EXCERPT_MAX ? line.join("") : `${line.slice(0, EXCERPT_MAX - 1).join("")}…`;
}
