import { setTimeout as pause } from "node:timers/promises";
import { endpointCall } from "#contract/endpoint-call.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { originOf } from "../product-processes.ts";
import type { Cluster } from "../state.ts";
import { verdictOn, type Try, type Write } from "./journal.ts";
import { signInWriters, type Writer } from "./writers.ts";

/** As a browser that is left waiting: a person has gone by then. */
const GIVEN_UP_AFTER_MS = 30_000;
const AGAIN_AFTER_MS = 2_000;
/** After the last one has begun: what is not acknowledged by then never will be. */
const SETTLED_WITHIN_MS = 60_000;

/** People of the demo market who write messages through the product, and a page opened beside each, until stopped. */
export class WriteLoad {
  readonly writes: Write[] = [];
  readonly pages: Try[] = [];
  readonly #sql: Sql;
  readonly #origin: string;
  readonly #writers: Writer[];
  readonly #ids = createIds(systemClock, systemRandom);
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #givenUp = false;

  private constructor(sql: Sql, origin: string, writers: Writer[]) {
    this.#sql = sql;
    this.#origin = origin;
    this.#writers = writers;
  }

  static async start(cluster: Cluster, perSecond: number): Promise<WriteLoad> {
    const sql = openDatabase({ url: cluster.ownerUrl, max: 2, applicationName: "somssi-cluster" });
    const writers = await signInWriters(sql, cluster.secrets.session);
    const load = new WriteLoad(sql, originOf(cluster), writers);
    load.#timer = setInterval(() => load.#begin(), 1_000 / perSecond);
    return load;
  }

  /** Begins no more, waits for those that are under way, and looks what stands in the database. */
  async stop(): Promise<{ lost: string[]; doubled: string[] }> {
    if (this.#timer) clearInterval(this.#timer);
    const late = setTimeout(() => (this.#givenUp = true), SETTLED_WITHIN_MS);
    await Promise.all(this.#running);
    clearTimeout(late);
    const texts = this.writes.map(({ id }) => textOf(id));
    const rows = await this.#sql<{ body: string; count: number }[]>`
      SELECT body, count(*)::int AS count FROM messages WHERE body = ANY(${texts}) GROUP BY body`;
    await this.#sql.end({ timeout: 5 });
    const found = new Map(rows.map(({ body, count }) => [body, count]));
    return verdictOn(
      this.writes,
      new Map(
        this.writes.flatMap(({ id }) => {
          const count = found.get(textOf(id));
          return count === undefined ? [] : [[id, count] as const];
        }),
      ),
    );
  }

  #begin(): void {
    const writer = this.#writers[this.writes.length % this.#writers.length];
    if (!writer) return;
    const write: Write = { id: this.#ids.next(), tries: [] };
    this.writes.push(write);
    this.#follow(this.#untilAcknowledged(writer, write));
    this.#follow(this.#openPage());
  }

  #follow(work: Promise<void>): void {
    this.#running.add(work);
    void work.finally(() => this.#running.delete(work));
  }

  async #untilAcknowledged(writer: Writer, write: Write): Promise<void> {
    while (!this.#givenUp) {
      const one = await this.#send(writer, write.id);
      write.tries.push(one);
      if (one.outcome === "acknowledged") return;
      await pause(AGAIN_AFTER_MS);
    }
  }

  #send({ quoteId, cookies }: Writer, id: string): Promise<Try> {
    const call = endpointCall("quotes.messages.create", {
      quoteId,
      client_id: id,
      text: textOf(id),
    });
    return tryTo(`${this.#origin}${call.url}`, {
      method: call.method,
      ...(call.body === undefined ? {} : { body: call.body }),
      headers: {
        "content-type": "application/json",
        "x-csrftoken": cookies.csrftoken,
        cookie: `sessionid=${cookies.sessionid}; csrftoken=${cookies.csrftoken}`,
      },
    });
  }

  async #openPage(): Promise<void> {
    this.pages.push(await tryTo(`${this.#origin}/`, {}));
  }
}

/** The id stands in the text: two rows of one write would be found even if the product had lost its own mark. */
const textOf = (id: string) => `클러스터 시험 ${id}`;

async function tryTo(url: string, init: RequestInit): Promise<Try> {
  const at = Date.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(GIVEN_UP_AFTER_MS) });
    await response.arrayBuffer();
    const outcome = response.ok ? "acknowledged" : "refused";
    return { at, ms: Date.now() - at, outcome, status: response.status };
  } catch {
    return { at, ms: Date.now() - at, outcome: "unknown", status: null };
  }
}
