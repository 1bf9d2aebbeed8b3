import type { ServerResponse } from "node:http";
import type { EventPage } from "./read-events.ts";

const BATCH = 200;
/** After this long a page whose link broke comes back, and one that was shut out for another. Milliseconds. */
const RETRY_MS = 2_000;
const RETRY_SHUT_OUT_MS = 30_000;
/** Time in which an ended answer may still hand over what was written. */
const LINGER_MS = 2_000;
/** Comes before every number, so a stream that has seen this much has missed everything. */
const NEVER_GIVEN = -1;

interface StreamFacts {
  accountId: string;
  sessionId: string;
  /** Which page it belongs to, where it said so. */
  page: string | null;
  raw: ServerResponse;
  /** Reads on; null when the session opens nothing any more. */
  read: (seen: number | null, limit: number) => Promise<EventPage | null>;
  /** How long a reader may leave what was written untaken; milliseconds. */
  patienceMs: number;
}

/**
 * One open `/events` answer. It is fed one read at a time at the pace of its reader, so it holds a batch at most;
 * a reader who takes nothing is cut off and may resume.
 */
export class EventStream {
  readonly accountId: string;
  readonly sessionId: string;
  readonly page: string | null;
  readonly #raw: ServerResponse;
  readonly #read: StreamFacts["read"];
  readonly #patienceMs: number;
  #seen = NEVER_GIVEN;
  #feeding = false;
  #again = false;
  #closed = false;

  constructor(facts: StreamFacts) {
    this.accountId = facts.accountId;
    this.sessionId = facts.sessionId;
    this.page = facts.page;
    this.#raw = facts.raw;
    this.#read = facts.read;
    this.#patienceMs = facts.patienceMs;
    // A link that breaks while something is written is no error of ours.
    this.#raw.on("error", () => this.destroy());
  }

  /** Says where the stream stands: after the number the page asks for, or from now on when it asks for none. */
  begin(asked: number | null, page: EventPage): void {
    this.#seen = asked ?? page.newest;
    this.#raw.write(`retry: ${RETRY_MS}\n`);
    if (isGap(this.#seen, page)) this.#resync(page.newest);
    else this.#raw.write(`id: ${this.#seen}\n\n`);
  }

  /** Sends everything new. Called again meanwhile it looks once more. */
  async feed(): Promise<void> {
    this.#again = true;
    if (this.#feeding) return;
    this.#feeding = true;
    try {
      while (this.#again && !this.#closed) {
        this.#again = false;
        await this.#feedOnce();
      }
    } catch {
      // The page comes back by itself and goes on after the last number it saw.
      this.destroy();
    } finally {
      this.#feeding = false;
    }
  }

  /** Keeps proxies from taking a silent link for a dead one. */
  beat(): void {
    if (!this.#closed && !this.#feeding) this.#raw.write(": \n\n");
  }

  /** What passes goes to whoever takes what is written; to a slow reader it is not worth keeping. */
  pass(kind: string, payload: unknown): void {
    if (this.#closed || this.#raw.writableNeedDrain) return;
    this.#raw.write(`data: ${JSON.stringify({ kind, payload })}\n\n`);
  }

  end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#raw.end();
    setTimeout(() => this.#raw.destroy(), LINGER_MS).unref();
  }

  /** Ends for the sake of a newer stream of the same session: coming back at once would only shut out the next. */
  shutOut(): void {
    if (!this.#closed) this.#raw.write(`retry: ${RETRY_SHUT_OUT_MS}\n\n`);
    this.end();
  }

  destroy(): void {
    this.#closed = true;
    this.#raw.destroy();
  }

  async #feedOnce(): Promise<void> {
    for (let more = true; more;) {
      const page = await this.#read(this.#seen, BATCH);
      if (this.#closed) return;
      if (page === null) return this.end();
      more = this.#write(page);
      if (!(await this.#isTaken())) return this.destroy();
    }
  }

  /** Whether there may be more. */
  #write(page: EventPage): boolean {
    if (isGap(this.#seen, page)) {
      this.#resync(page.newest);
      return false;
    }
    for (const { seq, kind, payload } of page.events) {
      this.#raw.write(frame(seq, kind, payload));
      this.#seen = seq;
    }
    return page.events.length === BATCH;
  }

  #resync(newest: number): void {
    this.#raw.write(frame(newest, "resync", {}));
    this.#seen = newest;
  }

  /** Waits until the reader has taken what was written; false when they do not. */
  async #isTaken(): Promise<boolean> {
    if (!this.#raw.writableNeedDrain) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const taken = () => resolve(true);
    const lost = () => resolve(false);
    const timer = setTimeout(lost, this.#patienceMs);
    this.#raw.once("drain", taken).once("close", lost);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#raw.off("drain", taken).off("close", lost);
    }
  }
}

/** The number in a Last-Event-ID header: null without one, NEVER_GIVEN for what we never gave out. */
export function readLastEventId(header: string | string[] | undefined): number | null {
  if (header === undefined) return null;
  return typeof header === "string" && /^\d{1,15}$/.test(header) ? Number(header) : NEVER_GIVEN;
}

/** Whether something between what was seen and what follows is no longer, or not, in the rows. */
export function isGap(seen: number, { newest, events }: EventPage): boolean {
  if (seen >= newest) return seen > newest;
  return events[0]?.seq !== seen + 1;
}

/** One server-sent event. The kind travels in the data, so that a page needs one listener for all. */
function frame(seq: number, kind: string, payload: unknown): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ kind, payload })}\n\n`;
}
