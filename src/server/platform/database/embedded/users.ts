import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runningProcess } from "./running-process.ts";

/**
 * Which processes use the embedded database of this DATA_DIR, so that the last one to leave
 * stops it: a web and a worker process share one and may end in any order.
 */
const folder = (dataDir: string): string => join(dataDir, "database-users");

const entryName = (pid: number): string =>
  `${pid}-${runningProcess(pid)?.startedAt ?? ""}`.replace(/\W+/g, "-");

export function registerUser(dataDir: string): void {
  mkdirSync(folder(dataDir), { recursive: true });
  writeFileSync(join(folder(dataDir), entryName(process.pid)), "");
}

/** Leaves, and returns whether nobody else is left. Killed processes are not counted. */
export function unregisterUser(dataDir: string): { lastOne: boolean } {
  rmSync(join(folder(dataDir), entryName(process.pid)), { force: true });
  const alive = readdirSync(folder(dataDir)).filter((entry) => {
    const runs = entry === entryName(Number.parseInt(entry, 10));
    if (!runs) rmSync(join(folder(dataDir), entry), { force: true });
    return runs;
  });
  return { lastOne: alive.length === 0 };
}
