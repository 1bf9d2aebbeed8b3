/** Whether `wanted` puts exactly these ids into an order, each once. */
export function isOrderOf(ids: readonly string[], wanted: readonly string[]): boolean {
  const left = new Set(ids);
  return wanted.length === ids.length && wanted.every((id) => left.delete(id));
}

/** The list with the item at `from` moved to `to`, or null when one of them is outside. */
export function withMoved<T>(items: readonly T[], from: number, to: number): T[] | null {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return null;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
