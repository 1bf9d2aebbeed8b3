import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** As `ps` writes when a process began: "Tue Nov 24 13:25:41 2026". */
const PS_DATE_LENGTH = 24;

interface ProcessFacts {
  name: string;
  /** Tells a process from a later one that got the same number. */
  startedAt: string;
}

/** What runs under this process number now; null when nothing does (a zombie counts as nothing). */
export function runningProcess(pid: number): ProcessFacts | null {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** Resolves true once the process is gone, false when it still runs after `milliseconds`. */
export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (runningProcess(pid)) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}

function fromProc(pid: number): ProcessFacts | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return null;
  }
  // "pid (name) state ppid …": the name itself may hold spaces and parentheses.
  const close = stat.lastIndexOf(")");
  const name = stat.slice(stat.indexOf("(") + 1, close);
  const fields = stat.slice(close + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? null : { name, startedAt: fields[19] ?? "" };
}

function fromPs(pid: number): ProcessFacts | null {
  const { stdout } = spawnSync("ps", ["-o", "stat=,lstart=,comm=", "-p", String(pid)], {
    encoding: "utf8",
    // In another language, as on a Mac that speaks Korean, the date has another length.
    env: { ...process.env, LC_ALL: "C" },
  });
  return readPs(stdout);
}

/** What `ps` says of one process, as "Ss   Tue Nov 24 13:25:41 2026 /usr/lib/postgresql/bin/postgres"; empty for none. */
export function readPs(stdout: string): ProcessFacts | null {
  const [state = ""] = stdout.trim().split(/\s/, 1);
  const facts = stdout.trim().slice(state.length).trimStart();
  const name = facts.slice(PS_DATE_LENGTH).trim();
  if (name === "" || state.startsWith("Z")) return null;
  return { name: basename(name), startedAt: facts.slice(0, PS_DATE_LENGTH) };
}
