import { spawn } from "node:child_process";
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import {
  runningProcess,
  waitUntilGone,
} from "#server/platform/database/embedded/running-process.ts";
import { OperatorError } from "#server/platform/operator-error.ts";
import type { Cluster } from "./state.ts";

/** How a process of the cluster is started. */
export interface Order {
  name: string;
  program: string;
  args: string[];
  /** On top of nothing: an engine must not be led astray by the environment of whoever typed the command. */
  env?: Record<string, string>;
  cwd?: string;
  /** Null: as whoever runs the command. */
  ids: { uid: number; gid: number } | null;
}

/** What is kept of a process that was started here, to end that one and no other. */
interface KeptProcess {
  pid: number;
  /** Of the process: a later one may get the same number. */
  startedAt: string;
}

type Folders = Pick<Cluster["folders"], "processes" | "log">;

/** The number of the process of this name, if the one that was started here still runs. */
export function pidOf(folders: Folders, name: string): number | null {
  const file = join(folders.processes, name);
  if (!existsSync(file)) return null;
  const kept = JSON.parse(readFileSync(file, "utf8")) as KeptProcess;
  return runningProcess(kept.pid)?.startedAt === kept.startedAt ? kept.pid : null;
}

/** Starts a process that outlives this command; what it says goes to its log. Does nothing while it runs. */
export function startProcess(folders: Folders, order: Order): number {
  const running = pidOf(folders, order.name);
  if (running !== null) return running;
  const file = logFile(folders, order.name);
  const log = openSync(file, "a", 0o640);
  if (order.ids) chownSync(file, order.ids.uid, order.ids.gid);
  const child = spawn(order.program, order.args, {
    ...order.ids,
    cwd: order.cwd ?? "/",
    env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8", ...order.env },
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => undefined);
  child.unref();
  const pid = child.pid;
  const startedAt = pid === undefined ? undefined : runningProcess(pid)?.startedAt;
  if (pid === undefined || startedAt === undefined) {
    throw new OperatorError(`${order.name}을(를) 시작하지 못했어요. ${file}을 확인해 주세요.`);
  }
  const kept: KeptProcess = { pid, startedAt };
  writeFileSync(join(folders.processes, order.name), JSON.stringify(kept));
  return pid;
}

/** Asks a process that was started here to end, and ends it when it does not. */
export async function stopProcess(
  folders: Folders,
  name: string,
  patienceMs: number,
): Promise<void> {
  const pid = pidOf(folders, name);
  if (pid !== null) {
    process.kill(pid, "SIGTERM");
    if (!(await waitUntilGone(pid, patienceMs))) {
      killTree(pid);
      await waitUntilGone(pid, patienceMs);
    }
  }
  rmSync(join(folders.processes, name), { force: true });
}

/** Ends a process and everything it has started, at once and together, as the loss of its machine would. */
export function killTree(pid: number): void {
  signalTree(pid, "SIGKILL");
}

/** Sends a signal to a process and everything it has started. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...descendantsOf(pid, processTable())]) {
    try {
      process.kill(one, signal);
    } catch {
      // It ended by itself meanwhile.
    }
  }
}

/** @param parents the parent of each process */
export function descendantsOf(pid: number, parents: ReadonlyMap<number, number>): number[] {
  const children = [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendantsOf(child, parents)]);
}

function processTable(): Map<number, number> {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      parents.set(Number(name), Number(parent));
    } catch {
      // It ended by itself meanwhile.
    }
  }
  return parents;
}

export function logFile(folders: Pick<Folders, "log">, name: string): string {
  return join(folders.log, `${name}.log`);
}
