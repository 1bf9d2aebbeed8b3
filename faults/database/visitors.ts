import { setTimeout as pause } from "node:timers/promises";
import { routeOf } from "#contract/routes.ts";
import type { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";
import type { FaultSize } from "../run-faults.ts";

/** What nobody may have to wait longer for, be it a refusal. */
const ANSWERED_WITHIN_MS = 6_000;
/** Between the end of a fault and the first moment from which nobody notices anything any more. */
const WELL_AGAIN_WITHIN_MS = 10_000;
const WELL_FOR_MS = 1_000;
const BETWEEN_MS = 100;
/** A sample shares its processors with whatever else `npm test` does: only who hangs is noticed there. */
const SAMPLE_PATIENCE = 3;

/** One look at the product from outside. */
export interface Visit {
  what: string;
  at: number;
  ms: number;
  /** Null: the link broke, or nothing came. */
  status: number | null;
  retryAfter: string | null;
  type: string;
}

/** Somebody who does one thing again and again. */
export interface Errand {
  what: string;
  send: () => Promise<Response>;
  /** How many do so at once. */
  people?: number;
}

/** People who use the product while something is wrong with its database, and what each of them was answered. */
export class Visitors {
  readonly visits: Visit[] = [];
  readonly #errands: readonly Errand[];
  readonly #running: Promise<void>[];
  readonly #patience: number;
  #stopped = false;

  constructor(errands: readonly Errand[], { sample }: Pick<FaultSize, "sample">) {
    this.#errands = errands;
    this.#patience = sample ? SAMPLE_PATIENCE : 1;
    this.#running = errands.flatMap((errand) =>
      Array.from({ length: errand.people ?? 1 }, () => this.#repeat(errand)),
    );
  }

  /** Comes back once everybody is answered as if nothing had been; throws when that takes too long. */
  async untilWell(since: number): Promise<number> {
    const within = WELL_AGAIN_WITHIN_MS * this.#patience;
    while (Date.now() - since < within + WELL_FOR_MS) {
      await pause(BETWEEN_MS);
      const from = Date.now() - WELL_FOR_MS;
      const recent = this.visits.filter(({ at, ms }) => at + ms >= from);
      const seen = new Set(recent.map(({ what }) => what));
      if (
        from > since &&
        seen.size === this.#errands.length &&
        recent.every(({ status }) => isGood(status))
      ) {
        return from - since;
      }
    }
    throw new Error(`not well again: ${summaryOf(this.visits.filter(({ at }) => at > since))}`);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running);
  }

  /** Throws unless each was served, or told in time and in order when to come again. */
  assertCivil(): void {
    const rude = this.visits.filter((visit) => !isGood(visit.status) && !isCivil(visit));
    if (rude.length > 0) throw new Error(`answered badly: ${summaryOf(rude)}`);
    const slow = this.visits.filter(({ ms }) => ms > ANSWERED_WITHIN_MS * this.#patience);
    if (slow.length > 0) throw new Error(`answered late: ${summaryOf(slow)}`);
  }

  async #repeat({ what, send }: Errand): Promise<void> {
    while (!this.#stopped) {
      const at = Date.now();
      const answer = await send()
        .then(async (response) => {
          await response.arrayBuffer();
          return response;
        })
        .catch(() => null);
      this.visits.push({
        what,
        at,
        ms: Date.now() - at,
        status: answer?.status ?? null,
        retryAfter: answer?.headers.get("retry-after") ?? null,
        type: answer?.headers.get("content-type") ?? "",
      });
      await pause(BETWEEN_MS);
    }
  }
}

const isGood = (status: number | null) => status !== null && status < 300;

/** A page is answered as a page, and readiness is for machines. */
function isCivil({ what, status, retryAfter, type }: Visit): boolean {
  if (status !== 503) return false;
  if (what === READINESS) return true;
  return (
    retryAfter !== null &&
    type.startsWith(what.startsWith("page") ? "text/html" : "application/json")
  );
}

/** How often each was answered what, and after how long at most. */
export function summaryOf(visits: readonly Visit[]): string {
  const groups = Map.groupBy(
    visits,
    ({ what, status, retryAfter, type }) =>
      `${what}: ${status ?? "nothing"}${retryAfter === null ? "" : ` after ${retryAfter}`} ${type}`,
  );
  return [...groups]
    .map(([what, some]) => `${what} ×${some.length}, ${Math.max(...some.map(({ ms }) => ms))} ms`)
    .join(" · ");
}

export const READINESS = "readiness";

/** A customer who reads, somebody who looks at what is public, and whoever asks for readiness. */
export async function everybody(
  market: RunningMarket,
): Promise<Record<"requests" | "page" | "visitor" | "catalogue" | "readiness", Errand>> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  const cookie = cookieOf(await market.as(account.id));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(market.origin + path, { headers });
  const { path: requests } = routeOf("requests.list");
  return {
    requests: { what: "requests", send: () => get(requests, { cookie }) },
    page: { what: "page of requests", send: () => get("/requests", { cookie }) },
    visitor: { what: "page for visitors", send: () => get("/") },
    catalogue: { what: "catalogue", send: () => get(routeOf("categories.list").path) },
    readiness: { what: READINESS, send: () => get("/readyz") },
  };
}

const cookieOf = ({ cookies }: Caller) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
