let read: () => string | null = () => null;

/** What the running code belongs to, as W3C's `traceparent`, to be handed on; null where nothing is traced. */
export function currentTrace(): string | null {
  return read();
}

/** Tells from now on by `reader`; null: nothing is traced any more. */
export function readTraceBy(reader: (() => string | null) | null): void {
  read = reader ?? (() => null);
}
