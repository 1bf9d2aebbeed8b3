import { spawn } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseOwner } from "./owner.ts";
import { runningProcess, waitUntilGone } from "./running-process.ts";

/** A running PostgreSQL server as its own `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Of its socket file; null where it has none. */
  socketFolder: string | null;
  ready: boolean;
}

const pidFile = (cluster: string): string => join(cluster, "postmaster.pid");

/**
 * The server that runs on this cluster, also one that outlived the process which started it. Null while one that is
 * starting has made its file and written nothing into it yet.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = pidFileText(cluster)?.split("\n") ?? [];
  const pid = Number(lines[0]);
  if (runningProcess(pid)?.name !== "postgres") return null;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() || null,
    ready: lines[7]?.trim() === "ready",
  };
}

/**
 * Removes the file of a server that is gone: PostgreSQL would take whatever program has its number now for itself and
 * refuse to start. Call it under the start lock, before a server is started and never while one starts: a server whose
 * file is taken away notices only after a minute, and ends.
 */
export async function removeLeftover(cluster: string): Promise<void> {
  // A killed process may have started a server a moment ago, which still has to write its number.
  if (pidFileText(cluster) === "") await pause(EMPTY_FILE_PATIENCE_MS);
  if (!findPostmaster(cluster)) rmSync(pidFile(cluster), { force: true });
}

const EMPTY_FILE_PATIENCE_MS = 100;

/** Null where there is none. */
function pidFileText(cluster: string): string | null {
  try {
    return readFileSync(pidFile(cluster), "utf8");
  } catch {
    return null;
  }
}

/** Starts the server in a session of its own, so that Ctrl-C reaches us first and not it. */
export function spawnPostmaster(
  program: string,
  cluster: string,
  settings: Record<string, string>,
  owner: DatabaseOwner | null,
  logFile: string,
): { exited: Promise<number | null> } {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW } = constants;
  const log = openSync(logFile, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600);
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(program, ["-D", cluster, ...flags], {
    ...owner,
    cwd: dirname(cluster),
    detached: true,
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  const exited = new Promise<number | null>((resolve) => {
    child.once("exit", resolve).once("error", () => resolve(null));
  });
  return { exited };
}

/** Stops the server: gently, then at once (it repairs itself at the next start), then by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (runningProcess(pid)?.name !== "postgres") return;
    process.kill(pid, signal);
    if (await waitUntilGone(pid, patience)) return;
  }
}
