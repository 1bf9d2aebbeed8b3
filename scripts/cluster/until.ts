import { setTimeout as pause } from "node:timers/promises";
import { OperatorError } from "#server/platform/operator-error.ts";

const LOOK_EVERY_MS = 200;

/**
 * Waits until `look` says yes; what it throws counts as no. Throws `complaint` when that takes too long, and at once
 * when it says that what is waited for has ended.
 */
export async function until(
  complaint: string,
  withinMs: number,
  look: () => Promise<boolean | "ended"> | boolean | "ended",
): Promise<void> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const seen = await Promise.resolve()
      .then(look)
      .catch(() => false);
    if (seen === true) return;
    if (seen === "ended" || Date.now() > deadline) throw new OperatorError(complaint);
    await pause(LOOK_EVERY_MS);
  }
}
