import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { deleteProductData, temporaryDataDir } from "#test/product.ts";
import { RunningMarket } from "#test/running-market.ts";
import { Others } from "../others.ts";
import type { FaultSize } from "../run-faults.ts";
import { mountSmallDisk, setReadOnly, unmount } from "../small-mounts.ts";
import { paddedPdf, uploader, uploadStatus } from "../uploaders.ts";

const MEGABYTES = 40;
const ROUNDS = 50;
/** Of a round, at once. */
const FILES = 10;
/** From a crumb to what soon finds no room. */
const BYTES = { least: 1_000, most: 2_000_000 };
/** In one round of so many the disk takes nothing, however much room it has. */
const READ_ONLY_EVERY = 5;

/** A running market whose uploaded files lie on a disk of their own, which is small. */
export class SmallFileDisk {
  readonly market: RunningMarket;
  readonly folder: string;

  private constructor(market: RunningMarket) {
    this.market = market;
    this.folder = filesOf(market.dataDir);
  }

  static async open(): Promise<SmallFileDisk> {
    const dataDir = temporaryDataDir();
    mkdirSync(filesOf(dataDir));
    mountSmallDisk(filesOf(dataDir), MEGABYTES);
    try {
      return new SmallFileDisk(await RunningMarket.open(dataDir));
    } catch (error) {
      unmount(filesOf(dataDir));
      await deleteProductData(dataDir);
      throw error;
    }
  }

  async close(): Promise<void> {
    unmount(this.folder);
    await this.market.close();
  }
}

/**
 * Files are uploaded to a disk that fills up, and now and then takes nothing: each is taken whole or refused as 507 or
 * 503, there is no file without its row and no row without its files, and everybody else is answered as always.
 */
export async function fullFileDisk(
  { market, folder }: SmallFileDisk,
  { random, until }: FaultSize,
): Promise<number> {
  const people = await Promise.all(Array.from({ length: FILES }, () => uploader(market)));
  const counts = new Map<number, number>();
  const others = new Others(market.origin);
  try {
    for (let round = 1; round <= ROUNDS && Date.now() < until; round += 1) {
      const isReadOnly = round % READ_ONLY_EVERY === 0;
      setReadOnly(folder, isReadOnly);
      const statuses = await Promise.all(
        people.map((one) =>
          // Small ones still find room where large ones do not.
          uploadStatus(one, paddedPdf(BYTES.least + BYTES.most * random() ** 3)),
        ),
      );
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (isReadOnly && statuses.some((status) => status !== 503))
        throw new Error(`where nothing can be written: ${[...new Set(statuses)].join()}`);
    }
    setReadOnly(folder, false);
  } finally {
    await others.stop();
  }
  const strays = await straysOf(market, folder);
  const told = [...counts].map(([status, count]) => `${count} × ${status}`).join(", ");
  process.stdout.write(
    `        ${told}; ${strays.length} strays, ${others.answers} others answered\n`,
  );
  const foreign = [...counts.keys()].filter((status) => ![201, 503, 507].includes(status));
  if (foreign.length > 0) throw new Error(`files were answered ${foreign.join()}`);
  for (const status of [201, 507]) {
    if (!counts.has(status)) throw new Error(`none was answered ${status}`);
  }
  if (strays.length > 0) throw new Error(strays.slice(0, 40).join("\n"));
  return [...counts.values()].reduce((sum, count) => sum + count);
}

/** Files that no row leads to, and what rows lead to that is not there. */
async function straysOf({ sql }: RunningMarket, folder: string): Promise<string[]> {
  const rows = await sql<{ key: string | null; bytes: number; gone: boolean }[]>`
    SELECT unnest(ARRAY[storage_key, thumb_key]) AS key, bytes, deleted_at IS NOT NULL AS gone FROM uploads`;
  const kept = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name),
  );
  const known = new Set(rows.map(({ key }) => key));
  return [
    ...[...kept].filter((name) => !known.has(name)).map((name) => `no row for ${name}`),
    ...rows
      .filter(({ key, gone }) => key !== null && (gone || !kept.has(key)))
      .map(({ key }) => `a row for ${key}, which is not there`),
  ];
}

function filesOf(dataDir: string): string {
  return join(dataDir, "files");
}
