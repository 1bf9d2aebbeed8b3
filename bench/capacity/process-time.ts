import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10;

interface ProcessFacts {
  parent: number;
  ownMs: number;
  /** Of children that have ended. */
  endedMs: number;
}

/** Time that a process's threads have spent on processors so far, in milliseconds. */
export function processMs(pid: number): number {
  return factsOf(pid)?.ownMs ?? 0;
}

/** The same of a process and all its children, those that have ended included. */
export function familyMs(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => factsOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  const own = factsOf(pid);
  return children.reduce((sum, { ownMs }) => sum + ownMs, (own?.ownMs ?? 0) + (own?.endedMs ?? 0));
}

export function parentOf(pid: number): number {
  const facts = factsOf(pid);
  if (!facts) throw new Error(`there is no process ${pid}`);
  return facts.parent;
}

/** Null of one that has just ended. */
function factsOf(pid: number): ProcessFacts | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // After the name, which may hold anything: state, parent, …, utime, stime, cutime, cstime.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = (at: number) => Number(fields[at]) * TICK_MS;
  return {
    parent: Number(fields[1]),
    ownMs: ticks(11) + ticks(12),
    endedMs: ticks(13) + ticks(14),
  };
}
