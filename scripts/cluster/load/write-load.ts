import { systemClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { originOf } from "../product-processes.ts";
import type { Cluster } from "../state.ts";
import { callAs, callTo } from "./call.ts";
import { verdictOn, type Try, type Write } from "./journal.ts";
import { Retries } from "./retry.ts";
import { signInWriters, type Writer } from "./writers.ts";

/** People of the demo market who write messages through the product, and a page opened beside each, until stopped. */
export class WriteLoad {
  readonly writes: Write[] = [];
  readonly pages: Try[] = [];
  readonly #sql: Sql;
  readonly #origin: string;
  readonly #writers: Writer[];
  readonly #ids = createIds(systemClock, systemRandom);
  readonly #retries = new Retries();
  #timer: NodeJS.Timeout | null = null;

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
    await this.#retries.settle();
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
    const { cookies, quoteId } = writer;
    const write: Write = { id: this.#ids.next(), tries: [] };
    this.writes.push(write);
    const message = { quoteId, client_id: write.id, text: textOf(write.id) };
    const send = () => callAs(this.#origin, cookies, "quotes.messages.create", message);
    this.#retries.follow(this.#retries.untilAcknowledged(write, send));
    this.#retries.follow(this.#openPage());
  }

  async #openPage(): Promise<void> {
    this.pages.push((await callTo(`${this.#origin}/`)).seen);
  }
}

/** The id stands in the text: two rows of one write would be found even if the product had lost its own mark. */
const textOf = (id: string) => `클러스터 시험 ${id}`;
