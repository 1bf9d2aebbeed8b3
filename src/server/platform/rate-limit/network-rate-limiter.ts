import { LRUCache } from "lru-cache";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import type { Sql } from "../database/sql.ts";
import { clientNetwork } from "../http/client-network.ts";
import { refuse } from "../refusal.ts";
import {
  localAllowances,
  sharedAllowances,
  type Rate,
  type ReadAllowances,
} from "./read-allowances.ts";

/** Reads of one kind: a household types slower, a copier of everything needs hours. */
export const READ_RATE: Rate = { atOnce: 2_000, perSecond: 30 };

const MOST_NETWORKS = 20_000;

/** What was granted holds for so long: what others are granted meanwhile is then a hundredth or two too much at most. */
const HELD_MS = SECOND_MS;
/** Reads let through before their grant is here, so that nobody waits for it; only with plenty left. */
const ON_CREDIT = 4;
const PLENTY = 100;
/** Of these, how many are not even asked for yet: most networks come for a page or two. What is owed is counted later. */
const UNASKED = 2;

/** What this process knows of a network. */
interface Purse {
  /** Granted, and not used yet. */
  held: number;
  heldUntil: number;
  /** Let through on credit. */
  owed: number;
  /** Whether there was plenty left when it last asked. */
  hasPlenty: boolean;
  refusedUntil: number;
  asking: Promise<void> | null;
}

/**
 * A token bucket per network, for reads, whichever process they come to. What rate-limits.ts counts is a write, which
 * would cost more than the read that somebody asks for with every key: here a process is granted many reads by one
 * question, the first few do not wait for its answer, and the first of all not for the question.
 */
export class NetworkRateLimiter {
  readonly #rate: Rate;
  readonly #allowances: ReadAllowances;
  /** The network that has been quiet for longest is forgotten first. */
  readonly #purses = new LRUCache<string, Purse>({ max: MOST_NETWORKS });

  /** @param allowances left out: this process's own */
  constructor(rate: Rate, allowances: ReadAllowances = localAllowances(rate)) {
    this.#rate = rate;
    this.#allowances = allowances;
  }

  /** Counts one read from an IP address; refuses with 429 when they come too fast. */
  async consume(ip: string, now: Date): Promise<void> {
    const network = clientNetwork(ip);
    const at = now.getTime();
    const purse = this.#purses.get(network) ?? newPurse();
    this.#purses.set(network, purse);
    for (;;) {
      if (at < purse.refusedUntil) refuse("too_many", { retryAfter: 1 });
      if (at < purse.heldUntil && purse.held > 0) {
        purse.held -= 1;
        return;
      }
      if (purse.hasPlenty && purse.held === 0 && purse.owed < UNASKED) {
        purse.owed += 1;
        return;
      }
      purse.asking ??= this.#ask(network, purse, now).finally(() => (purse.asking = null));
      if (purse.hasPlenty && purse.owed < ON_CREDIT) {
        purse.owed += 1;
        return;
      }
      await purse.asking;
    }
  }

  /** Gives back what was not used, pays what is owed, and takes more. */
  async #ask(network: string, purse: Purse, now: Date): Promise<void> {
    const unused = purse.held;
    purse.held = 0;
    // What is let through before this turn ends is on credit, and is paid with the rest.
    await Promise.resolve();
    const { owed } = purse;
    const { granted, unspent } = await this.#allowances
      .take(network, { unused, owed }, now)
      // While the database is away each process lets through what one alone might.
      .catch(() => ({ granted: this.#rate.perSecond, unspent: 0 }));
    purse.owed -= owed;
    const paid = Math.min(granted, purse.owed);
    purse.owed -= paid;
    purse.held = granted - paid;
    purse.hasPlenty = unspent >= PLENTY;
    const at = now.getTime();
    purse.heldUntil = at + HELD_MS;
    if (granted === 0) purse.refusedUntil = at + SECOND_MS / this.#rate.perSecond;
  }
}

/** Reads of one kind, counted over all processes. */
export function sharedReadLimiter(
  kind: string,
  { sql, http }: { sql: Sql; http: { sessionSecret: string } },
  rate = READ_RATE,
): NetworkRateLimiter {
  return new NetworkRateLimiter(
    rate,
    sharedAllowances({ sql, secret: http.sessionSecret }, kind, rate),
  );
}

/** Of a network that this process has not seen, or has forgotten. */
function newPurse(): Purse {
  return {
    held: 0,
    heldUntil: 0,
    owed: 0,
    hasPlenty: true,
    refusedUntil: 0,
    asking: null,
  };
}
