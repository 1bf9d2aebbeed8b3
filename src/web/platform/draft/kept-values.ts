/**
 * The values of a form out of what the device kept of them: each one that still has the kind of its default.
 * What is missing, or was kept by another version of the form, falls back to the default.
 */
export function keptValues<V extends object>(defaults: V, kept: unknown): V {
  if (typeof kept !== "object" || kept === null) return defaults;
  const values = { ...defaults } as Record<string, unknown>;
  for (const [name, byDefault] of Object.entries(defaults)) {
    const value: unknown = (kept as Record<string, unknown>)[name];
    if (value !== undefined && isSameKind(byDefault, value)) values[name] = value;
  }
  return values as V;
}

/** The values of a form that are others than those with which it was opened. */
export function changedValues<V extends object>(values: V, opened: V): Partial<V> {
  const before = opened as Record<string, unknown>;
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed) as Partial<V>;
}

/** Null stands for "nothing yet" and goes with every kind. */
function isSameKind(a: unknown, b: unknown): boolean {
  if (a === null || b === null) return true;
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b);
}
