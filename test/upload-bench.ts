import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach } from "vitest";
import { createPictureProcess } from "#server/features/uploads/pictures/picture-process.ts";
import { claimUploads } from "#server/features/uploads/queries.ts";
import type { UploadRow } from "#server/features/uploads/queries.ts";
import { storeUpload } from "#server/features/uploads/store.ts";
import type { StoreUploadInput } from "#server/features/uploads/store.ts";
import { sweepUploads } from "#server/features/uploads/sweep.ts";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import { StorageUnavailable } from "#server/gateways/storage/storage-port.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createTestClock } from "./clock.ts";
import { testDatabase } from "./database.ts";
import { makeAccount } from "./factories/accounts.ts";
import { realPicture } from "./picture-bytes.ts";

export const hour = 60 * 60 * 1000;

/** Everything an upload passes through, real, with an empty disk store and no rows before each test. */
export async function uploadBench() {
  const clock = createTestClock();
  const ids = createIds(clock, systemRandom);
  const db = await testDatabase();
  const pictures = createPictureProcess();
  const photo = await realPicture("jpeg", 600, 400);
  const owner = await makeAccount({ sql: db, clock, ids });
  const other = await makeAccount({ sql: db, clock, ids });
  const usualId = ids.next();
  const folder = await mkdtemp(path.join(tmpdir(), "somssi-uploads-"));
  const storage = createDiskStorage(folder);

  beforeEach(async () => {
    await db`DELETE FROM uploads`;
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  afterAll(() => {
    pictures.close();
  });

  function store(input: Partial<StoreUploadInput> = {}) {
    return storeUpload({
      db,
      storage,
      pictures,
      ids,
      now: clock.now(),
      ownerId: owner.id,
      purpose: "request_photo",
      fileName: "거실 사진.jpg",
      bytes: photo,
      ...input,
    });
  }

  return {
    clock,
    ids,
    db,
    storage,
    photo,
    ownerId: owner.id,
    otherId: other.id,
    store,

    stored: async (input: Partial<StoreUploadInput> = {}): Promise<UploadRow> => {
      const result = await store(input);
      if (!result.ok) throw new Error(result.reason);
      return result.upload;
    },

    claim: (uploadIds: string[], requestId = usualId) => {
      return inTransaction(db, (tx) =>
        claimUploads(tx, uploadIds, owner.id, "request_photo", { kind: "request", id: requestId }),
      );
    },

    sweep: () => {
      return sweepUploads({ db, storage, now: clock.now(), limit: 100 });
    },

    filesOnDisk: async (): Promise<string[]> => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : []));
    },

    rowCount: async (): Promise<number> => {
      const [row] = await db<{ n: number }[]>`SELECT count(*) AS n FROM uploads`;
      return row?.n ?? -1;
    },
  };
}

/** A store that fails at the nth call of one kind, and from then on for ever. */
export function failing(
  storage: StoragePort,
  call: "put" | "delete",
  nth: number,
  kind: "full" | "failing",
): StoragePort {
  let calls = 0;
  return {
    ...storage,
    [call]: async (...args: Parameters<StoragePort["put"]>) => {
      calls += 1;
      if (calls >= nth) throw new StorageUnavailable(kind, call, new Error("injected"));
      await storage[call](...args);
    },
  };
}
