import { mkdtemp, open, rm, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/** A file that somebody sends, kept on disk until it is its turn to be looked at. */
export interface IncomingFile {
  /** All of it. */
  read: () => Promise<Buffer>;
  /** Lets go of it; there is nothing left of it then. */
  close: () => Promise<void>;
}

/**
 * Writes what comes to a file of the system's temporary folder, which has no name any more before the first byte:
 * nothing is left of it, however this process ends. Rejects as the stream or the disk does.
 */
export async function receiveFile(stream: Readable): Promise<IncomingFile> {
  const handle = await openNameless();
  try {
    await handle.writeFile(stream);
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { read: () => readAll(handle), close: () => handle.close() };
}

async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "somssi-incoming-"));
  try {
    return await open(join(folder, "file"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readAll(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const bytes = Buffer.allocUnsafeSlow(size);
  for (let at = 0; at < size;) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) throw new Error("an incoming file became shorter");
    at += bytesRead;
  }
  return bytes;
}
