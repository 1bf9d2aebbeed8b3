/** One try of a write, as the caller saw it. */
export interface Try {
  /** Epoch ms. */
  at: number;
  ms: number;
  /** "acknowledged": it is kept. "refused": an answer with this status. "unknown": no answer came. */
  outcome: "acknowledged" | "refused" | "unknown";
  status: number | null;
}

/** One write with all its tries; a client sends what it got no answer to again, under the same id. */
export interface Write {
  id: string;
  tries: Try[];
}

export interface Summary {
  writes: number;
  acknowledged: number;
  /** Tries that got no acknowledgement, by what came instead. */
  refusals: Record<string, number>;
  longestMs: number;
  /** Of tries that got no acknowledgement. */
  longestRefusalMs: number;
}

export function summaryOf(writes: readonly Write[]): Summary {
  const tries = writes.flatMap((write) => write.tries);
  const refusals: Record<string, number> = {};
  for (const { outcome, status } of tries) {
    if (outcome === "acknowledged") continue;
    const name = status === null ? "unknown" : String(status);
    refusals[name] = (refusals[name] ?? 0) + 1;
  }
  const longest = (some: readonly Try[]) => Math.max(0, ...some.map(({ ms }) => ms));
  return {
    writes: writes.length,
    acknowledged: writes.filter(isAcknowledged).length,
    refusals,
    longestMs: longest(tries),
    longestRefusalMs: longest(tries.filter(({ outcome }) => outcome !== "acknowledged")),
  };
}

/** Whether a write that began at or after `since` was acknowledged. */
export function isBack(writes: readonly Write[], since: number): boolean {
  return writes
    .flatMap(({ tries }) => tries)
    .some(({ at, outcome }) => outcome === "acknowledged" && at >= since);
}

/** The longest time after `since` in which nothing was acknowledged, up to the last acknowledgement; milliseconds. */
export function longestGap(writes: readonly Write[], since: number): number {
  const ends = writes
    .flatMap(({ tries }) => tries)
    .filter(({ outcome }) => outcome === "acknowledged")
    .map(({ at, ms }) => at + ms)
    .filter((end) => end > since)
    .toSorted((a, b) => a - b);
  return ends.reduce(
    ({ before, longest }, end) => ({ before: end, longest: Math.max(longest, end - before) }),
    { before: since, longest: 0 },
  ).longest;
}

/** @param found how often each write stands in the database, by id */
export function verdictOn(
  writes: readonly Write[],
  found: ReadonlyMap<string, number>,
): { lost: string[]; doubled: string[] } {
  return {
    lost: writes
      .filter((write) => isAcknowledged(write) && !found.has(write.id))
      .map(({ id }) => id),
    doubled: writes.filter(({ id }) => (found.get(id) ?? 0) > 1).map(({ id }) => id),
  };
}

function isAcknowledged({ tries }: Write): boolean {
  return tries.some(({ outcome }) => outcome === "acknowledged");
}
