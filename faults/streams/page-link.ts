import { request, type ClientRequest } from "node:http";

/** Sooner than a browser comes back, so that a run meets more of them. Milliseconds. */
const BACK_WITHIN_MS = 500;
const LIVES_MS = { least: 1_000, most: 5_000 };

/** A page's link to `/events` that breaks every few seconds and resumes where it broke off, as a browser does. */
export class PageLink {
  /** The number of the newest event that came. */
  seen = 0;
  /** How often it broke, and how often it was turned away. */
  cuts = 0;
  refused = 0;
  /** What came in another order than it was published, or says that something was lost. */
  wrong: string[] = [];
  readonly #origin: () => string;
  readonly #cookie: string;
  readonly #random: () => number;
  #request: ClientRequest | null = null;
  #timer: NodeJS.Timeout | undefined;
  #text = "";
  #closed = false;

  constructor(facts: { origin: () => string; cookie: string; random: () => number }) {
    this.#origin = facts.origin;
    this.#cookie = facts.cookie;
    this.#random = facts.random;
  }

  open(): void {
    if (this.#closed) return;
    this.#text = "";
    const sent = request(`${this.#origin()}/events`, {
      headers: { cookie: this.#cookie, "last-event-id": String(this.seen) },
      agent: false,
    });
    this.#request = sent;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.open(), this.#random() * BACK_WITHIN_MS);
    };
    sent.on("response", (response) => {
      if (response.statusCode !== 200) this.refused += 1;
      response.setEncoding("utf8").on("data", (chunk: string) => this.#read(chunk));
      response.on("close", over).on("error", () => undefined);
    });
    sent.on("close", over).on("error", () => undefined);
    sent.end();
    const life = LIVES_MS.least + this.#random() * (LIVES_MS.most - LIVES_MS.least);
    this.#timer = setTimeout(() => {
      this.cuts += 1;
      sent.destroy();
    }, life);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #read(chunk: string): void {
    const blocks = (this.#text + chunk).split("\n\n");
    this.#text = blocks.pop() ?? "";
    for (const block of blocks) {
      const id = /^id: (\d+)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) continue;
      const { kind } = JSON.parse(data) as { kind: string };
      if (kind === "resync" || Number(id) !== this.seen + 1) {
        this.wrong.push(`${kind} ${id} after ${this.seen}`);
      }
      this.seen = Number(id);
    }
  }
}
