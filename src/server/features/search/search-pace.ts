import { clientNetwork } from "../../platform/http/client-network.ts";
import { refuse } from "../../platform/refusal.ts";

/** So many at once, then so many in a second: a household types slower, a copier of everybody needs hours. */
const AT_ONCE = 2_000;
const PER_SECOND = 30;
const MOST_NETWORKS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * Limits searches per network within this process. A counted attempt is a write (platform/attempts), which would cost
 * more than the search that somebody sends with every key.
 */
export class SearchPace {
  readonly #buckets = new Map<string, Bucket>();

  /** Counts one search from an address; refuses with 429 when they come too fast. */
  count(address: string, now: Date): void {
    const network = clientNetwork(address);
    const at = now.getTime();
    const { left, at: before } = this.#buckets.get(network) ?? { left: AT_ONCE, at };
    const seconds = Math.max(0, at - before) / 1_000;
    const available = Math.min(AT_ONCE, left + seconds * PER_SECOND);
    if (available < 1) refuse("too_many", { retryAfter: 1 });
    // Put in anew, so that the network that has been quiet for longest stands first.
    this.#buckets.delete(network);
    this.#buckets.set(network, { left: available - 1, at });
    const [quietest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_NETWORKS && quietest !== undefined)
      this.#buckets.delete(quietest);
  }
}
