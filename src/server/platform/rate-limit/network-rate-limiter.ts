import { LRUCache } from "lru-cache";
import { clientNetwork } from "../http/client-network.ts";
import { refuse } from "../refusal.ts";

/** So many at once, then so many in a second. */
export interface Rate {
  atOnce: number;
  perSecond: number;
}

/** Reads of one kind: a household types slower, a copier of everything needs hours. */
export const READ_RATE: Rate = { atOnce: 2_000, perSecond: 30 };

const MOST_NETWORKS = 20_000;

interface Bucket {
  left: number;
  at: number;
}

/**
 * A token bucket per network within this process, for reads. What rate-limits.ts counts is a write, which would cost
 * more than the read that somebody asks for with every key.
 */
export class NetworkRateLimiter {
  readonly #rate: Rate;
  /** The network that has been quiet for longest is forgotten first. */
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_NETWORKS });

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Counts one read from an IP address; refuses with 429 when they come too fast. */
  consume(ip: string, now: Date): void {
    const { atOnce, perSecond } = this.#rate;
    const network = clientNetwork(ip);
    const at = now.getTime();
    const { left, at: before } = this.#buckets.get(network) ?? { left: atOnce, at };
    const seconds = Math.max(0, at - before) / 1_000;
    const available = Math.min(atOnce, left + seconds * perSecond);
    if (available < 1) refuse("too_many", { retryAfter: 1 });
    this.#buckets.set(network, { left: available - 1, at });
  }
}
