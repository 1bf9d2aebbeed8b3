import { setTimeout as pause } from "node:timers/promises";
import type { Called } from "./call.ts";
import type { Write } from "./journal.ts";

const AGAIN_AFTER_MS = 2_000;
/** After the last one has begun: what is not acknowledged by then never will be. */
const SETTLED_WITHIN_MS = 60_000;

/** Calls that are under way, each sent again until it is acknowledged, as a page does under one key. */
export class Retries {
  readonly #running = new Set<Promise<unknown>>();
  #givenUp = false;

  follow(work: Promise<unknown>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  /** Notes each try in `write`; answers the body of the acknowledgement, null without one. */
  async untilAcknowledged(write: Write, send: () => Promise<Called>): Promise<unknown> {
    while (!this.#givenUp) {
      const { seen, body } = await send();
      write.tries.push(seen);
      if (seen.outcome === "acknowledged") return body;
      await pause(AGAIN_AFTER_MS);
    }
    return null;
  }

  /** Comes back once all are over; after a while none is tried again. */
  async settle(): Promise<void> {
    const late = setTimeout(() => (this.#givenUp = true), SETTLED_WITHIN_MS);
    await Promise.all(this.#running);
    clearTimeout(late);
  }
}
