/** Characters of a text as people count them in our limits: code points, so "👍" is one. */
export function codePointLength(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** True when the text has between `min` and `max` code points, both included. */
export function hasLengthBetween(text: string, min: number, max: number): boolean {
  // A code point is at most two UTF-16 units: far too long texts are refused without being walked.
  if (text.length > max * 2) return false;
  const length = codePointLength(text);
  return length >= min && length <= max;
}
