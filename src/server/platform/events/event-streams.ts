import type { FastifyReply, FastifyRequest } from "fastify";
import type { Sql } from "../database/sql.ts";
import { EVENTS_CHANNEL } from "./publish.ts";

/** Events are kept this long; a page that was away longer is told to load everything again. */
export const EVENTS_KEPT_MS = 3 * 86_400_000;
const BATCH = 200;
const HEARTBEAT_MS = 25_000;
/** A slow reader is cut off; it comes back with Last-Event-ID and misses nothing. */
const MAX_BUFFERED_BYTES = 1_000_000;

interface Stream {
  accountId: string;
  sent: number;
  reply: FastifyReply;
  busy: boolean;
  again: boolean;
}

interface EventRow {
  seq: number;
  kind: string;
  payload: unknown;
}

/** The open `/events` streams of this process, woken by NOTIFY and fed from the rows. */
export class EventStreams {
  readonly #sql: Sql;
  readonly #streams = new Map<string, Set<Stream>>();
  #stopListening: (() => Promise<void>) | null = null;
  #heartbeat: NodeJS.Timeout | null = null;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async start(): Promise<void> {
    const listening = await this.#sql.listen(
      EVENTS_CHANNEL,
      (accountId) => this.#wake(accountId),
      // After a lost link to the database any notice may have been missed.
      () => this.#wakeAll(),
    );
    this.#stopListening = listening.unlisten;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  async stop(): Promise<void> {
    if (this.#heartbeat) clearInterval(this.#heartbeat);
    for (const set of this.#streams.values()) for (const stream of set) stream.reply.raw.end();
    this.#streams.clear();
    await this.#stopListening?.();
  }

  /** Takes over the answer and keeps it open. `lastEventId` is the last number the page has seen, if any. */
  async open(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void> {
    const last = await this.#newest(accountId);
    const asked = Number(request.headers["last-event-id"] ?? Number.NaN);
    const known = Number.isSafeInteger(asked) && asked >= 0 && asked <= last;
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-accel-buffering": "no",
    });
    const stream: Stream = {
      accountId,
      sent: known ? asked : last,
      reply,
      busy: false,
      again: false,
    };
    if (known && !(await this.#isKept(accountId, asked, last))) {
      stream.sent = last;
      reply.raw.write(frame(last, "resync", {}));
    } else {
      reply.raw.write(`id: ${stream.sent}\nretry: 2000\n\n`);
    }
    this.#add(stream);
    request.raw.on("close", () => this.#remove(stream));
    await this.#feed(stream);
  }

  /** Closes a person's streams, e.g. after signing out. */
  closeFor(accountId: string): void {
    for (const stream of this.#streams.get(accountId) ?? []) stream.reply.raw.end();
  }

  async #newest(accountId: string): Promise<number> {
    const [row] = await this.#sql<{ event_seq: number }[]>`
      SELECT event_seq FROM accounts WHERE id = ${accountId}`;
    return row?.event_seq ?? 0;
  }

  async #isKept(accountId: string, seen: number, last: number): Promise<boolean> {
    if (seen === last) return true;
    const [row] = await this.#sql<{ kept: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM person_events WHERE account_id = ${accountId} AND seq = ${seen + 1}) AS kept`;
    return row?.kept ?? false;
  }

  #add(stream: Stream): void {
    const set = this.#streams.get(stream.accountId) ?? new Set();
    set.add(stream);
    this.#streams.set(stream.accountId, set);
  }

  #remove(stream: Stream): void {
    const set = this.#streams.get(stream.accountId);
    set?.delete(stream);
    if (set?.size === 0) this.#streams.delete(stream.accountId);
  }

  #wake(accountId: string): void {
    for (const stream of this.#streams.get(accountId) ?? []) void this.#feed(stream);
  }

  #wakeAll(): void {
    for (const accountId of this.#streams.keys()) this.#wake(accountId);
  }

  #beat(): void {
    for (const set of this.#streams.values())
      for (const stream of set) stream.reply.raw.write(": \n\n");
  }

  async #feed(stream: Stream): Promise<void> {
    if (stream.busy) {
      stream.again = true;
      return;
    }
    stream.busy = true;
    try {
      do {
        stream.again = false;
        await this.#sendRows(stream);
      } while (stream.again);
    } catch {
      // The page reconnects by itself and asks again from the last number it saw.
      stream.reply.raw.destroy();
    } finally {
      stream.busy = false;
    }
  }

  async #sendRows(stream: Stream): Promise<void> {
    for (;;) {
      const rows = await this.#sql<EventRow[]>`
        SELECT seq, kind, payload FROM person_events
        WHERE account_id = ${stream.accountId} AND seq > ${stream.sent} ORDER BY seq LIMIT ${BATCH}`;
      for (const row of rows) {
        stream.reply.raw.write(frame(row.seq, row.kind, row.payload));
        stream.sent = row.seq;
      }
      if (stream.reply.raw.writableLength > MAX_BUFFERED_BYTES) stream.reply.raw.destroy();
      if (rows.length < BATCH) return;
    }
  }
}

/** One server-sent event. The kind travels in the data, so that a page needs one listener for all. */
function frame(seq: number, kind: string, payload: unknown): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ kind, payload })}\n\n`;
}
