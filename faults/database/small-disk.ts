import { spawnSync } from "node:child_process";
import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryDataDir } from "#test/product.ts";
import { RunningMarket } from "#test/running-market.ts";

const MEGABYTES = 400;
const PIECE = Buffer.alloc(64 * 1024);
const CRUMB = Buffer.alloc(512);

/** A running market all of whose data lies on a disk of its own, which is small. Only root can make one. */
export class SmallDisk {
  readonly market: RunningMarket;
  readonly #ballast: string;

  private constructor(market: RunningMarket) {
    this.market = market;
    this.#ballast = join(market.dataDir, "ballast");
  }

  static canBeMade(): boolean {
    return process.getuid?.() === 0 && process.platform === "linux";
  }

  static async open(): Promise<SmallDisk> {
    const folder = temporaryDataDir();
    run("mount", ["-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=755`, "tmpfs", folder]);
    try {
      return new SmallDisk(await RunningMarket.open(folder));
    } catch (error) {
      run("umount", ["--lazy", folder]);
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
    await this.market.close((folder) => run("umount", ["--lazy", folder]));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(program: string, args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
}
