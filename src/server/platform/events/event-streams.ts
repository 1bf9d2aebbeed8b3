import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { Sql } from "../database/sql.ts";
import { headersFor } from "../http/security-headers.ts";
import type { HttpSettings } from "../http/settings.ts";
import { refuse } from "../refusal.ts";
import { EventStream, readLastEventId } from "./event-stream.ts";
import { PASSING_CHANNEL, type PassingEvent } from "./passing.ts";
import { EVENTS_CHANNEL } from "./publish.ts";
import { liveSessions, readEvents } from "./read-events.ts";
import { beginWatching, endWatching, keepWatching } from "./watched-pages.ts";

const HEARTBEAT_MS = 25_000;
const PATIENCE_MS = 20_000;
/** Browsers hold six links to one host; more than that are forgotten ones, and the oldest goes first. */
const STREAMS_PER_SESSION = 6;
/** As many as on three devices; sessions cost a person nothing, so theirs alone would be no bound. */
const STREAMS_PER_PERSON = 3 * STREAMS_PER_SESSION;

interface StreamsDeps {
  sql: Sql;
  clock: Clock;
  http: HttpSettings;
  heartbeatMs?: number;
  patienceMs?: number;
}

/** What a page says of itself when it opens its stream. */
interface AskedStream {
  /** The number after which it goes on. */
  after?: string;
  page?: string;
  visible?: "1";
}

/** The open `/events` streams of this process, woken by NOTIFY and fed from the rows. */
export class EventStreams {
  readonly #deps: Required<StreamsDeps>;
  readonly #streams = new Map<string, Set<EventStream>>();
  #stopListening: (() => Promise<void>) | null = null;
  #heartbeat: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(deps: StreamsDeps) {
    this.#deps = { heartbeatMs: HEARTBEAT_MS, patienceMs: PATIENCE_MS, ...deps };
  }

  /** How many are open. */
  get count(): number {
    return this.#all().length;
  }

  async start(): Promise<void> {
    const listening = await this.#deps.sql.listen(
      EVENTS_CHANNEL,
      (accountId) => this.#wake(accountId),
      // After a lost link to the database any notice may have been missed.
      () => this.#wakeAll(),
    );
    const passing = await this.#deps.sql.listen(PASSING_CHANNEL, (text) => this.#pass(text));
    this.#stopListening = async () => {
      await listening.unlisten();
      await passing.unlisten();
    };
    this.#heartbeat = setInterval(() => void this.#beat(), this.#deps.heartbeatMs);
    this.#heartbeat.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    for (const stream of this.#all()) stream.end();
    await this.#stopListening?.();
  }

  /** Takes over the answer and keeps it open until the page leaves or its session ends. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    viewer: { accountId: string; sessionId: string },
    { after, page, visible }: AskedStream = {},
  ): Promise<FastifyReply> {
    const { sql, clock, http, patienceMs } = this.#deps;
    const { accountId, sessionId } = viewer;
    const asked = readLastEventId(request.headers["last-event-id"] ?? after);
    const read = (seen: number | null, limit: number) =>
      readEvents(sql, { sessionId, seen, limit, now: clock.now() });
    const first = (await read(asked, 1)) ?? refuse("auth_required");
    if (this.#stopped) refuse("unavailable");
    const headers = { ...headersFor(request, reply, http), ...STREAM_HEADERS };
    if (request.method === "HEAD") return reply.headers(headers).send();
    if (page !== undefined && visible) await beginWatching(sql, { accountId, page }, clock.now());
    reply.hijack();
    reply.raw.writeHead(200, headers);
    const stream = new EventStream({
      accountId,
      sessionId,
      page: page ?? null,
      raw: reply.raw,
      read,
      patienceMs,
    });
    this.#add(stream);
    reply.raw.on("close", () => this.#remove(stream));
    if (reply.raw.destroyed) this.#remove(stream);
    stream.begin(asked, first);
    // What came between that reading and being woken.
    void stream.feed();
    return reply;
  }

  #add(stream: EventStream): void {
    const set = this.#streams.get(stream.accountId) ?? new Set();
    const ofSession = [...set].filter(({ sessionId }) => sessionId === stream.sessionId);
    const [oldest] =
      ofSession.length >= STREAMS_PER_SESSION
        ? ofSession
        : set.size >= STREAMS_PER_PERSON
          ? set
          : [];
    if (oldest) {
      oldest.shutOut();
      set.delete(oldest);
    }
    this.#streams.set(stream.accountId, set.add(stream));
  }

  #remove(stream: EventStream): void {
    stream.destroy();
    const set = this.#streams.get(stream.accountId);
    set?.delete(stream);
    if (set?.size === 0) this.#streams.delete(stream.accountId);
    const { accountId, page } = stream;
    // A page that has come back already is not gone. Without a database its time runs out by itself.
    if (page === null || [...(set ?? [])].some((other) => other.page === page)) return;
    endWatching(this.#deps.sql, { accountId, page }).catch(() => undefined);
  }

  #all(): EventStream[] {
    return [...this.#streams.values()].flatMap((set) => [...set]);
  }

  #wake(accountId: string): void {
    for (const stream of this.#streams.get(accountId) ?? []) void stream.feed();
  }

  #pass(text: string): void {
    const { accountId, kind, payload } = JSON.parse(text) as PassingEvent;
    for (const stream of this.#streams.get(accountId) ?? []) stream.pass(kind, payload);
  }

  #wakeAll(): void {
    for (const stream of this.#all()) void stream.feed();
  }

  /** Also ends the streams of sessions that nobody ended: they are too old. */
  async #beat(): Promise<void> {
    const { sql, clock } = this.#deps;
    const streams = this.#all();
    if (streams.length === 0) return;
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))];
    // Without a database nobody is signed out; the next beat looks again.
    const live = await liveSessions(sql, ids, clock.now()).catch(() => new Set(ids));
    const pages = streams.flatMap(({ accountId, page }) =>
      page === null ? [] : [{ accountId, page }],
    );
    await keepWatching(sql, pages, clock.now()).catch(() => undefined);
    for (const stream of streams) {
      if (live.has(stream.sessionId)) stream.beat();
      else stream.end();
    }
  }
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // Proxies must pass each event on at once.
  "x-accel-buffering": "no",
};
