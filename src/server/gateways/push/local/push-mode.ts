import type { PushRecord } from "./record.ts";

const MODES = ["ok", "http500", "timeout", "gone", "429", "offline"] as const;
export type PushMode = (typeof MODES)[number];

/** Null for a mode that there is not. */
export function readPushMode(text: unknown): PushMode | null {
  return MODES.find((mode) => mode === text) ?? null;
}

/** How the next push to an endpoint goes; a mode with a number of times counts down, and a used-up one is none. */
export function takePushMode(record: PushRecord, endpoint: string): PushMode {
  const { modes } = record.books;
  for (const named of [endpoint, "*"]) {
    const set = modes.get(named);
    if (set === undefined || set.times === 0) continue;
    const { mode, times } = set;
    if (times !== null) record.write({ kind: "mode", endpoint: named, mode, times: times - 1 });
    return mode;
  }
  return "ok";
}
