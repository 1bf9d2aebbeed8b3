/** Places where a process may die with the gateway knowing more, or less, than our rows. */
export type CrashPoint =
  | "before_charge"
  | "after_charge"
  | "after_settle"
  | "before_refund"
  | "after_refund"
  | "mid_decision"
  | "mid_sweep"
  | "before_answer";

const isProduction = process.env["NODE_ENV"] === "production";
const named = isProduction ? undefined : process.env["CRASH_AT"];
let passed = false;
const signal = process.env["CRASH_BY"] === "SIGSTOP" ? "SIGSTOP" : "SIGKILL";

/**
 * Ends this process here when CRASH_AT names the place, as a power cut would, or stops it (CRASH_BY=SIGSTOP) until
 * somebody lets it go on; once. For the fault harness; in production it does nothing.
 */
export function crashPoint(point: CrashPoint): void {
  if (named !== point || passed) return;
  passed = true;
  process.kill(process.pid, signal);
}
