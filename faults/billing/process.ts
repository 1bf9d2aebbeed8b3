import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { dirname } from "node:path";
import type { CrashPoint } from "#server/platform/crash-point.ts";
import type { BillingHouse } from "./billing-house.ts";
import type { Errand } from "./child.ts";

export interface BillingProcess {
  pid: number;
  /** Resolves when it has begun its errand. */
  begun: Promise<void>;
  /** How it ended: "done", or the signal that killed it. */
  ended: Promise<string>;
  kill(signal: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void;
}

/** Starts a process that does an errand on the house's database and gateway, and perhaps dies at a named place. */
export async function startBillingProcess(
  house: BillingHouse,
  command: Errand["command"],
  crash: { at?: CrashPoint; by?: "SIGKILL" | "SIGSTOP" } = {},
): Promise<BillingProcess> {
  const program = await house.childProgram();
  const child: ChildProcess = fork(program, {
    env: {
      // What a killed process leaves goes with its program.
      TMPDIR: dirname(program),
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      ...(crash.at ? { CRASH_AT: crash.at, CRASH_BY: crash.by ?? "SIGKILL" } : {}),
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const exit = once(child, "exit") as Promise<[number | null, string | null]>;
  const begun = Promise.withResolvers<void>();
  child.on("message", (message) => {
    if (message === "begun") begun.resolve();
  });
  const ended = exit.then(([code, signal]) => {
    begun.resolve();
    if (code !== null && code !== 0) throw new Error(`a process ended with ${code}`);
    return signal ?? "done";
  });
  ended.catch(() => undefined);
  const errand: Errand = {
    databaseUrl: house.databaseUrl,
    gateway: await house.app.gateway.address(),
    now: house.app.clock.now().toISOString(),
    command,
  };
  child.send(errand);
  return {
    pid: child.pid ?? 0,
    begun: begun.promise,
    ended,
    kill: (signal) => child.kill(signal),
  };
}
