import { clientNetwork } from "./http/client-network.ts";
import { refuse } from "./refusal.ts";

/** So many at once, then so many in a second. */
export interface Pace {
  atOnce: number;
  perSecond: number;
}

/** Reads of one kind: a household types slower, a copier of everything needs hours. */
export const PACE_OF_READS: Pace = { atOnce: 2_000, perSecond: 30 };

const MOST_NETWORKS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Limits reads per network within this process. A counted attempt is a write (platform/attempts), which would cost
 * more than the read that somebody asks for with every key.
 */
export class NetworkPace {
  readonly #pace: Pace;
  readonly #buckets = new Map<string, Bucket>();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Counts one read from an address; refuses with 429 when they come too fast. */
  count(address: string, now: Date): void {
    const { atOnce, perSecond } = this.#pace;
    const network = clientNetwork(address);
    const at = now.getTime();
    const { left, at: before } = this.#buckets.get(network) ?? { left: atOnce, at };
    const seconds = Math.max(0, at - before) / 1_000;
    const available = Math.min(atOnce, left + seconds * perSecond);
    if (available < 1) refuse("too_many", { retryAfter: 1 });
    // Put in anew, so that the network that has been quiet for longest stands first.
    this.#buckets.delete(network);
    this.#buckets.set(network, { left: available - 1, at });
    const [quietest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_NETWORKS && quietest !== undefined)
      this.#buckets.delete(quietest);
  }
}
