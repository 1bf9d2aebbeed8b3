import { fileURLToPath } from "node:url";
import { startProcess, type RunningProcess } from "#server/platform/counterpart/start-process.ts";
import type { EmulatorOrder } from "./emulator/main.ts";

/** Starts the gateway's emulator as a process of its own, which ends with this one. */
export function startEmulator(order: EmulatorOrder): Promise<RunningProcess> {
  return startProcess(fileURLToPath(new URL("./emulator/main.ts", import.meta.url)), order);
}
