import { exportExpiresAt } from "#domain/withdrawal/export-times.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import type { Clock } from "#server/platform/clock.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql, Tx } from "#server/platform/database/sql.ts";
import type { DataSubject } from "#server/platform/personal-data/owned-rows.ts";
import { findAsked, findOver, markDestroyed, markReady } from "./export-rows.ts";
import { gatherData } from "./gather-data.ts";
import { packExport, type PackedFile } from "./pack-export.ts";

const BATCH = 5;
// The most that the column takes, 2 GiB; of a larger one the page says no size.
const INTEGER_MAX = 2 ** 31 - 1;

interface SweepDeps {
  sql: Sql;
  clock: Clock;
  storage: StoragePort;
  /** Whose data that is; undefined when they are gone. */
  findSubject: (tx: Tx, accountId: string) => Promise<DataSubject | undefined>;
}

/** Destroys copies whose time is over, and makes those that were asked for. */
export async function sweepExports(deps: SweepDeps): Promise<void> {
  const { sql, clock, storage } = deps;
  for (const { id, storage_key } of await findOver(sql, clock.now(), BATCH)) {
    // The file first: should the store fail, the row leads here again.
    await storage.delete(storage_key);
    await markDestroyed(sql, id);
  }
  for (const asked of await findAsked(sql, BATCH)) await makeExport(deps, asked);
}

async function makeExport(
  { sql, clock, storage, findSubject }: SweepDeps,
  { id, account_id: accountId }: { id: string; account_id: string },
): Promise<void> {
  const gathered = await inTransaction(
    sql,
    async (tx) => {
      const whose = await findSubject(tx, accountId);
      return whose && { data: await gatherData(tx, whose), files: await findFiles(tx, accountId) };
    },
    // All of it as of one moment.
    { isolation: "repeatable read" },
  );
  if (!gathered) return;
  const storageKey = `export-${id}.zip`;
  const bytes = await putCounted(storage, storageKey, packExport({ ...gathered, storage }));
  const readyAt = clock.now();
  const expiresAt = new Date(exportExpiresAt(readyAt.getTime()));
  const made = { id, readyAt, expiresAt, bytes: bytes > INTEGER_MAX ? null : bytes, storageKey };
  if (!(await markReady(sql, made))) await storage.delete(storageKey);
}

/** Writes it down as it comes; the bytes that it had. */
async function putCounted(
  storage: StoragePort,
  key: string,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let bytes = 0;
  const counted = async function* () {
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  await storage.put(key, counted(), { contentType: "application/zip" });
  return bytes;
}

async function findFiles(tx: Tx, accountId: string): Promise<PackedFile[]> {
  return tx<PackedFile[]>`
    SELECT id, display_name, storage_key FROM uploads
    WHERE owner_id = ${accountId} AND deleted_at IS NULL ORDER BY created_at, id`;
}
