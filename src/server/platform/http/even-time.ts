import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/**
 * Waits until a whole number of steps has passed since the request came. Somebody else's thing is found and then
 * refused, a missing one is not found at all: answered at once, the time would distinguish them. `step`: longer than
 * it takes to find out whose something is, also when two or three tables are asked; milliseconds, 0 for no wait.
 */
export async function untilEvenTime(reply: { elapsedTime: number }, step: number): Promise<void> {
  if (step === 0) return;
  const until = Math.ceil(reply.elapsedTime / step) * step;
  // Timers know whole milliseconds only; the rest of the last one would still reveal it.
  await pause(Math.floor(until - reply.elapsedTime));
  while (reply.elapsedTime < until) await turn();
}
