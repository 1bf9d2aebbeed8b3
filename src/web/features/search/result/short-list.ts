/** The first few of a list, those that are wanted before the rest, and how many are left unsaid. */
export function shortList<T>(
  all: readonly T[],
  isWanted: (one: T) => boolean,
  most: number,
): { shown: T[]; left: number } {
  const ordered = [...all.filter(isWanted), ...all.filter((one) => !isWanted(one))];
  const shown = ordered.slice(0, most);
  return { shown, left: all.length - shown.length };
}
