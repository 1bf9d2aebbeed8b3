import type { FastifyReply, FastifyRequest } from "fastify";
import type {
  EndpointName,
  AccessOf,
  Body,
  Output,
  PathParams,
  Query,
} from "#contract/registry.ts";
import type { Clock } from "../clock.ts";
import type { PoolHealth } from "../database/pool-health.ts";
import type { Replica } from "../database/replica.ts";
import type { Sql, Tx } from "../database/sql.ts";
import type { Ids } from "../ids.ts";
import type { Random } from "../random.ts";
import type { ViewerOf } from "../viewer.ts";
import type { HttpSettings } from "./settings.ts";

/** What every handler is given besides its own slice's needs. */
export interface Platform {
  sql: Sql;
  /** Where reads go that may be a moment old; null or left out: to the primary. */
  replica?: Replica | null;
  /** Of the primary's pool; left out: nobody looks after it. */
  poolHealth?: PoolHealth;
  clock: Clock;
  ids: Ids;
  random: Random;
  http: HttpSettings;
}

/** One call of an endpoint: checked input, the caller as its access allows, and one instant for all of it. */
export interface Call<N extends EndpointName> extends Platform {
  params: PathParams<N>;
  query: Query<N>;
  body: Body<N>;
  viewer: ViewerOf<AccessOf<N>>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * Runs the write in a transaction. For endpoints with an idempotency key it is the one that keeps the answer. One
   * that charges calls the gateway after it: `pending` is what a replay gets should the process end before that is
   * answered, and what the work answers survives JSON, for whoever finishes it then.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>, pending?: (done: T) => unknown) => Promise<T>;
  /**
   * Counts what the call does; refuses with 429 and Retry-After beyond `max` in the window. A call that is refused
   * after all has done nothing and does not count.
   */
  limit: (scope: string, subject: string, max: number, windowMs: number) => Promise<void>;
  /** The same for what costs or gives something away at each try, whatever comes of it. */
  limitTries: (scope: string, subject: string, max: number, windowMs: number) => Promise<void>;
}

export type Handler<N extends EndpointName> = (call: Call<N>) => Promise<Output<N>>;

/** The handlers of a slice, by endpoint name. */
export type Handlers<N extends EndpointName = EndpointName> = { [K in N]: Handler<K> };
