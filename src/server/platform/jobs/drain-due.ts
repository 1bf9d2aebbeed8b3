/**
 * Does every piece of due work once. `findDue` answers the ids of a batch, the longest due first, and no more of
 * those that are done. A piece that fails holds up no other: what failed is thrown in the end, so that the job is
 * logged and comes back to it.
 */
export async function drainDue(
  findDue: () => Promise<string[]>,
  settle: (id: string) => Promise<unknown>,
): Promise<void> {
  const tried = new Set<string>();
  const failures: unknown[] = [];
  for (;;) {
    const due = (await findDue()).filter((id) => !tried.has(id));
    if (due.length === 0) break;
    for (const id of due) {
      tried.add(id);
      await settle(id).catch((error: unknown) => failures.push(error));
    }
  }
  throwFailures(failures);
}

/** Does nothing without failures; throws a single one as it is. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 0) return;
  throw failures.length === 1
    ? failures[0]
    : new AggregateError(failures, `${failures.length} pieces of due work failed`);
}
