import { errorCode } from "../system-error.ts";
import { Refusal } from "../refusal.ts";
import type { Sql } from "./sql.ts";

const ASK_EVERY_MS = 500;
/** Time is counted in these: a process that is kept busy itself counts few of them, and does not take that for waiting. */
export const TICK_MS = 100;
/** Who asks for a connection and waits longer than this waits behind statements that get nowhere. */
export const MOST_WAIT_MS = 1_000;
/** How long what was seen of the server's means stands for what they are now. */
export const LACKING_MS = 5_000;

/** Disk full, out of memory, too many connections: the server lacks what any work needs. */
const LACKS_MEANS = /^(53|ENOSPC$)/;

/**
 * Whether the pool can be asked: all of its connections may wait for one locked table, and whoever came after them would
 * wait as long without needing it. Those are refused at once instead, until a connection is to be had again.
 */
export class PoolHealth {
  readonly #sql: Pick<Sql, "unsafe">;
  readonly #now: () => number;
  #isAsking = false;
  /** Since it was asked. */
  #ticks = 0;
  #answered = true;
  #lackedAt = -Infinity;
  #stopped = false;
  #next: NodeJS.Timeout | undefined;

  constructor(sql: Pick<Sql, "unsafe">, now = () => performance.now()) {
    this.#sql = sql;
    this.#now = now;
  }

  /** Asks from now on, again and again. */
  start(): () => void {
    const ask = async () => {
      await this.ask();
      if (!this.#stopped) this.#next = setTimeout(() => void ask(), ASK_EVERY_MS).unref();
    };
    void ask();
    const ticking = setInterval(() => this.tick(), TICK_MS).unref();
    return () => {
      this.#stopped = true;
      clearInterval(ticking);
      clearTimeout(this.#next);
    };
  }

  /** Waits as long for a connection as anybody else would. */
  async ask(): Promise<void> {
    this.#isAsking = true;
    try {
      await this.#sql.unsafe("select 1");
      this.#answered = true;
    } catch (error) {
      this.#answered = false;
      this.note(error);
    } finally {
      this.#isAsking = false;
      this.#ticks = 0;
    }
  }

  tick(): void {
    if (this.#isAsking) this.#ticks += 1;
  }

  /** Tells of a failed call: a full disk shows only to those who write. */
  note(error: unknown): void {
    if (LACKS_MEANS.test(errorCode(error) ?? "")) this.#lackedAt = this.#now();
  }

  /** Throws while whoever needs the database would only wait. */
  assertOpen(): void {
    if (this.#isStuck()) throw new Refusal("unavailable");
  }

  /** Whether all work can be done: the server answers, and lacks nothing that it needs for it. */
  isWell(): boolean {
    return this.#answered && !this.#isStuck() && this.#now() - this.#lackedAt >= LACKING_MS;
  }

  #isStuck(): boolean {
    return this.#ticks * TICK_MS > MOST_WAIT_MS;
  }
}
