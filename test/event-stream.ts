import { request, type ClientRequest, type IncomingMessage } from "node:http";

export interface ReceivedEvent {
  id: number;
  kind: string;
  payload: Record<string, string>;
}

interface OpenOptions {
  /** Of the listening application, "http://127.0.0.1:40000". */
  origin: string;
  cookies?: ReadonlyMap<string, string>;
  lastEventId?: string | number;
  /** What the page was drawn with. */
  after?: number;
  /** What the page says of itself. */
  page?: { name: string; visible: boolean };
  method?: "GET" | "HEAD";
}

/** A page's link to `/events`, read as a browser reads it. */
export class TestEventStream {
  readonly response: IncomingMessage;
  /** Resolves when the server has ended the answer or cut the link. */
  readonly ended: Promise<void>;
  /** The number after which a browser would resume. */
  lastEventId: number | null = null;
  /** Milliseconds after which a browser would come back. */
  retry: number | null = null;
  readonly #request: ClientRequest;
  readonly #events: ReceivedEvent[] = [];
  #arrived = Promise.withResolvers<void>();
  #text = "";

  constructor(sent: ClientRequest, response: IncomingMessage) {
    this.#request = sent;
    this.response = response;
    response.setEncoding("utf8");
    response.on("data", (chunk: string) => this.#read(chunk));
    this.ended = new Promise((resolve) => response.once("close", resolve).once("error", resolve));
    response.on("error", () => undefined);
  }

  /** Resolves with the head of the answer, whatever its status. */
  static open({ origin, cookies, lastEventId, after, page, method = "GET" }: OpenOptions) {
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...(cookie ? { cookie } : {}),
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    };
    return new Promise<TestEventStream>((resolve, reject) => {
      const query = new URLSearchParams({
        ...(after !== undefined && { after: String(after) }),
        ...(page && { page: page.name, ...(page.visible && { visible: "1" }) }),
      });
      const sent = request(`${origin}/events?${query.toString()}`, {
        method,
        headers,
        agent: false,
      });
      sent.once("response", (response) => resolve(new TestEventStream(sent, response)));
      sent.on("error", reject).end();
    });
  }

  get status(): number {
    return this.response.statusCode ?? 0;
  }

  /** The next `count` events; waits for them, and fails when the link ends before. */
  async take(count: number): Promise<ReceivedEvent[]> {
    while (this.#events.length < count) {
      const over = this.ended.then(() => "ended" as const);
      if ((await Promise.race([this.#arrived.promise, over])) === "ended") {
        if (this.#events.length >= count) break;
        throw new Error(`the stream ended after ${this.#events.length} of ${count} events`);
      }
    }
    return this.#events.splice(0, count);
  }

  /** Events that came and were not taken. */
  get untaken(): readonly ReceivedEvent[] {
    return this.#events;
  }

  /** Resolves when the link has ended; fails when it has not in time. Milliseconds. */
  async endsWithin(limit: number): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error(`still open after ${limit} ms`)), limit);
    try {
      await Promise.race([this.ended, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stops taking what is sent, as a page on a link that hangs. */
  stall(): void {
    this.response.pause();
  }

  close(): void {
    this.#request.destroy();
  }

  #read(chunk: string): void {
    const blocks = (this.#text + chunk).split("\n\n");
    this.#text = blocks.pop() ?? "";
    for (const block of blocks) this.#readBlock(block);
    this.#arrived.resolve();
    this.#arrived = Promise.withResolvers();
  }

  #readBlock(block: string): void {
    const fields = new Map(
      block.split("\n").map((line) => {
        const [name = "", ...value] = line.split(": ");
        return [name, value.join(": ")];
      }),
    );
    const id = fields.get("id");
    const data = fields.get("data");
    const retry = fields.get("retry");
    if (id !== undefined) this.lastEventId = Number(id);
    if (retry !== undefined) this.retry = Number(retry);
    if (data !== undefined) this.#events.push({ id: Number(id), ...JSON.parse(data) });
  }
}
