import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** Longer than it takes to find out whose something is, also when two or three tables are asked; milliseconds. */
export const STEP_MS = 10;

/**
 * Waits until a whole number of steps has passed since the request came. Somebody else's thing is found and then
 * refused, a missing one is not found at all: answered at once, the time would tell them apart.
 */
export async function untilEvenTime(reply: { elapsedTime: number }): Promise<void> {
  const until = Math.ceil(reply.elapsedTime / STEP_MS) * STEP_MS;
  // Timers know whole milliseconds only; the rest of the last one would still tell.
  await pause(Math.floor(until - reply.elapsedTime));
  while (reply.elapsedTime < until) await turn();
}
