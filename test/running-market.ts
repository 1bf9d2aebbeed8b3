import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemClock } from "#server/platform/clock.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { deleteProductData, startProduct, temporaryDataDir, type Product } from "./product.ts";
import { Caller } from "./caller.ts";

export const SECRET = "faults-secret-faults-secret-faults-secret";

const DISPATCH_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 20;

export const clock = systemClock;
export const ids = createIds(clock, systemRandom);

/** The real product in a process of its own, with a second door to its database for what must be looked at. */
export class RunningMarket {
  readonly dataDir: string;
  /** Of the owner of its database. */
  readonly ownerUrl: string;
  #product: Product;
  #sql: Sql;

  private constructor(dataDir: string, product: Product, door: Door) {
    this.dataDir = dataDir;
    this.ownerUrl = door.url;
    this.#product = product;
    this.#sql = door.sql;
  }

  /** `env`: besides what it always has, until the next restart. */
  static async open(
    dataDir = temporaryDataDir(),
    env: Record<string, string> = {},
  ): Promise<RunningMarket> {
    const product = await start(dataDir, env);
    return new RunningMarket(dataDir, product, await openDoor(dataDir));
  }

  get sql(): Sql {
    return this.#sql;
  }

  get origin(): string {
    return this.#product.origin;
  }

  /** What its process has logged so far. */
  get lines(): readonly string[] {
    return this.#product.lines;
  }

  /** Of the product's process. */
  get pid(): number {
    return this.#product.pid;
  }

  /** A caller signed in to an account; it goes on working after a restart. */
  async as(accountId: string): Promise<Caller> {
    const { sessionId, token } = await openSession(this.#sql, {
      accountId,
      userAgent: "faults",
      now: clock.now(),
      ids,
      random: systemRandom,
    });
    const csrf = newCsrfToken(systemRandom, SECRET, sessionId);
    return new Caller(() => this.#product.origin, { sessionid: token, csrftoken: csrf });
  }

  /** Comes back once every published request has come to its pros; throws when that takes half a minute. */
  async untilDispatched(): Promise<void> {
    const began = Date.now();
    while ((await this.#sql`SELECT 1 FROM request_dispatches LIMIT 1`).length > 0) {
      if (Date.now() - began > DISPATCH_WITHIN_MS) throw new Error("requests do not reach pros");
      await pause(LOOK_EVERY_MS);
    }
  }

  kill(): Promise<void> {
    return this.#product.kill();
  }

  /** `env`: besides what it always has, until the next restart. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    this.#product = await start(this.dataDir, env);
  }

  /** @param last what is done to the emptied folder */
  async close(last: (dataDir: string) => void = () => undefined): Promise<void> {
    await this.#sql.end({ timeout: 5 });
    await this.#product.stop();
    await deleteProductData(this.dataDir, last);
  }
}

function start(dataDir: string, env: Record<string, string> = {}): Promise<Product> {
  return startProduct({
    dataDir,
    env: { SEED: "none", SESSION_SECRET: SECRET, LOG_LEVEL: "info", ...env },
  });
}

/** Joins the database that the product started; it stays when the product is killed. */
async function openDoor(dataDir: string): Promise<Door> {
  const { url } = await startEmbeddedDatabase({ dataDir });
  return { url, sql: openDatabase({ url, max: 4, applicationName: "faults" }) };
}

interface Door {
  url: string;
  sql: Sql;
}
