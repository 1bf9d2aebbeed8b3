/** Hexadecimal digits of an id. */
const DIGITS = 32;

/**
 * Where a part of the sitemap begins, between the last id of the part before it and its own first: the shortest
 * beginning of an id that tells the two apart. So no URL names anybody, who may hide while it is still known.
 */
export function startBetween(before: string | null, first: string): string {
  if (before === null) return "0";
  const [lower, upper] = [digitsOf(before), digitsOf(first)];
  if (lower >= upper) throw new RangeError(`${before} does not come before ${first}`);
  let length = 1;
  while (lower.slice(0, length) === upper.slice(0, length)) length += 1;
  return upper.slice(0, length);
}

/** The smallest id with this beginning; null for what begins no id. */
export function smallestId(start: string): string | null {
  if (!/^[0-9a-f]{1,32}$/.test(start)) return null;
  return start.padEnd(DIGITS, "0").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function digitsOf(id: string): string {
  return id.replaceAll("-", "");
}
