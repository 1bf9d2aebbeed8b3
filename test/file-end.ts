type Close = () => Promise<unknown>;

const open: Close[] = [];

/**
 * Closes something after the test file, the last one opened first. Unlike Vitest's own hook it
 * may be called inside one: an `afterAll` within a `beforeAll` never runs.
 */
export function atFileEnd(close: Close): void {
  open.push(close);
}

/** Called once per file by the set-up. */
export async function endFile(): Promise<void> {
  for (let close = open.pop(); close; close = open.pop()) await close();
}
