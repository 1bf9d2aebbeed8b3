import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Several times what the databases and browsers of one run take at once; bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * A folder for what tests throw away: in memory where there is room, since databases that are made and dropped by the
 * hundred keep a disk busier than a core. Whoever sets TMPDIR has said where.
 * @returns {{ path: string, remove: () => void }}
 */
export function temporaryFolder() {
  const parent = !process.env.TMPDIR && hasRoomInMemory() ? MEMORY : tmpdir();
  const path = mkdtempSync(join(parent, "somssi-run-"));
  // Run by root, a database belongs to another user, who has to get through.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

function hasRoomInMemory() {
  if (!existsSync(MEMORY) || freemem() < ROOM) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM;
}
