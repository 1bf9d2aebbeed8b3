import path from "node:path";
import { createDiskStorage, sweepDrafts } from "./disk.ts";
import type { S3Settings } from "./s3.ts";
import type { StoragePort } from "./storage-port.ts";

export type StorageSettings = { kind: "disk"; folder: string } | ({ kind: "s3" } & S3Settings);

/** Where files are kept by the configuration: in a bucket, or else on the disk. */
export function storageSettings(config: {
  s3: S3Settings | null;
  dataDir: string;
}): StorageSettings {
  return config.s3
    ? { kind: "s3", ...config.s3 }
    : { kind: "disk", folder: path.join(config.dataDir, "files") };
}

const staleDraft = 60 * 60 * 1000;

/** The store that the settings name. The S3 client is loaded only when it is the one. */
export async function chooseStorage(
  settings: StorageSettings,
): Promise<{ storage: StoragePort; close: () => void }> {
  if (settings.kind === "disk") {
    // Drafts carry the file system's own times, so their age is real time, not the product's.
    await sweepDrafts(settings.folder, Date.now() - staleDraft);
    return { storage: createDiskStorage(settings.folder), close: () => undefined };
  }
  const { createS3Storage } = await import("./s3.ts");
  const storage = createS3Storage(settings);
  return { storage, close: () => storage.close() };
}
