import type { Logger } from "pino";

/** Longest time that each part gets to finish what it is doing; milliseconds. */
const PATIENCE = 10_000;

/**
 * What has to be closed before the process may end. Parts close in the reverse order of their
 * start, each within its patience, and a part that fails does not keep the others open.
 */
export class Shutdown {
  readonly #log: Logger;
  readonly #parts: { name: string; close: () => Promise<void> | void }[] = [];
  #running: Promise<void> | null = null;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Adds a part that runs from now on. */
  add(name: string, close: () => Promise<void> | void): void {
    this.#parts.push({ name, close });
  }

  /** Closes everything once, however often it is called. */
  run(): Promise<void> {
    this.#running ??= this.#closeAll();
    return this.#running;
  }

  async #closeAll(): Promise<void> {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      try {
        await within(PATIENCE, part.close());
      } catch (error) {
        this.#log.warn({ err: error }, `${part.name} did not close`);
      }
    }
  }
}

async function within(milliseconds: number, work: Promise<void> | void): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("took too long")), milliseconds);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
