import type { FastifyRequest } from "fastify";
import * as z from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import { type EndpointName, registry } from "#contract/registry.ts";
import { isEndpointName } from "#contract/routes.ts";
import { hasJustWritten } from "../http/read-server.ts";
import { idsIn } from "./cache-tags.ts";
import { type Cacheable, SharedCache, type SharedCacheLimits } from "./shared-cache.ts";

/**
 * Pages are made of kept answers and kept themselves: what no change announces shows on a page after both lives, which
 * is why this one is short. None outlives it while the database is away: a page made of it would count as new.
 */
export const ANSWER_LIMITS: SharedCacheLimits = { life: 10_000, last: 0, mostBytes: 32_000_000 };

/** Of one byte that goes over the wire: itself, and its share of what it is once parsed. */
const BYTES_KEPT = 4;

/** An answer of the API that anybody may have. */
export class SharedAnswer implements Cacheable {
  /** As it goes over the wire. */
  readonly json: Buffer;
  /** All that it shows. */
  readonly ids: ReadonlySet<string>;
  readonly bytes: number;
  readonly isFailure = false;
  #body: unknown;

  constructor(body: unknown) {
    const text = JSON.stringify(body);
    this.json = Buffer.from(text);
    this.ids = idsIn(text);
    this.bytes = this.json.length * BYTES_KEPT;
  }

  /** Parsed, once for all who render with it, and frozen: none of them can change it for the others. */
  get body(): unknown {
    this.#body ??= JSON.parse(this.json.toString(), (_name, value: unknown) =>
      Object.freeze(value),
    );
    return this.#body;
  }
}

/** A call whose input was checked. */
export interface CheckedCall {
  name: EndpointName;
  params: Readonly<Record<string, unknown>>;
  query: unknown;
}

/**
 * Whether whoever asks gets what everybody gets: without a session, and without having changed something a moment ago.
 */
export function mayShare(spec: Endpoint, request: FastifyRequest): boolean {
  return (
    spec.shared === true &&
    request.method === "GET" &&
    request.viewer.kind === "visitor" &&
    !hasJustWritten(request)
  );
}

/** Answers of the endpoints that the registry calls `shared`, by what was asked as its schema understands it. */
export class SharedAnswers {
  readonly #cache: SharedCache<SharedAnswer>;

  /** `now` counts milliseconds of the product's time. */
  constructor(now: () => number, limits: SharedCacheLimits) {
    this.#cache = new SharedCache(now, limits);
  }

  /** What is kept, else what `read` answers. What it refuses is refused to its own caller alone. */
  get(call: CheckedCall, read: () => Promise<unknown>): Promise<SharedAnswer> {
    const key = keyOf(call);
    return this.#cache.get(key, async (addCacheTag) => {
      const answer = new SharedAnswer(await read());
      for (const id of [...idsIn(key), ...answer.ids]) addCacheTag(id);
      return answer;
    });
  }

  /** What is kept of a call in process, whose input nobody has checked; null when it has to be made. */
  peek(name: string, input: Readonly<Record<string, unknown>>): SharedAnswer | null {
    const call = isEndpointName(name) && registry[name].shared ? checkedCall(name, input) : null;
    return call && this.#cache.peek(keyOf(call));
  }

  /** Forgets the answers that show this id; `EVERYTHING` forgets all. */
  drop(id: string): void {
    this.#cache.drop(id);
  }
}

function keyOf({ name, params, query }: CheckedCall): string {
  // In one order, however it came: that of the schemas.
  const { params: shape = {} }: Endpoint = registry[name];
  const named = Object.keys(shape as object).map((one) => params[one]);
  return `${name} ${JSON.stringify([named, query])}`;
}

const NO_QUERY = z.strictObject({});

/** The call that this would be over the wire, where all is text; null when its input would be refused. */
function checkedCall(
  name: EndpointName,
  input: Readonly<Record<string, unknown>>,
): CheckedCall | null {
  const spec: Endpoint = registry[name];
  const shape = (spec.params ?? {}) as Record<string, z.ZodType>;
  const params: Record<string, unknown> = {};
  const rest: Record<string, string> = {};
  for (const [field, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const parsed = shape[field]?.safeParse(text);
    if (!parsed) rest[field] = text;
    else if (parsed.success) params[field] = parsed.data;
    else return null;
  }
  const query = (spec.query ?? NO_QUERY).safeParse(rest);
  return query.success ? { name, params, query: query.data } : null;
}
