import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryDataDir } from "#test/product.ts";
import { RunningMarket } from "#test/running-market.ts";
import { mountSmallDisk, unmount } from "../small-mounts.ts";

const MEGABYTES = 400;
const PIECE = Buffer.alloc(64 * 1024);
const CRUMB = Buffer.alloc(512);

/** A running market all of whose data lies on a disk of its own, which is small. */
export class SmallDisk {
  readonly market: RunningMarket;
  readonly #ballast: string;

  private constructor(market: RunningMarket) {
    this.market = market;
    this.#ballast = join(market.dataDir, "ballast");
  }

  static async open(): Promise<SmallDisk> {
    const folder = temporaryDataDir();
    mountSmallDisk(folder, MEGABYTES);
    try {
      return new SmallDisk(await RunningMarket.open(folder));
    } catch (error) {
      unmount(folder);
      throw error;
    }
  }

  /** To the last byte. */
  fill(): void {
    for (const piece of [PIECE, CRUMB]) {
      try {
        for (;;) appendFileSync(this.#ballast, piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    }
  }

  empty(): void {
    rmSync(this.#ballast, { force: true });
  }

  async close(): Promise<void> {
    const { dataDir } = this.market;
    this.empty();
    await this.market.close(unmount);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
