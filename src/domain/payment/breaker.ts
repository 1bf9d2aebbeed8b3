import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** What is known of whether the gateway can be reached at all. Instants are epoch ms. */
export type Breaker = {
  /** Whose calls went unanswered since the last answer: a payment each, a key of ours, or all keys that people named. */
  unanswered: readonly string[];
  /** Since when nothing is sent to it, and when it is asked next whether it is back; null while it answers. */
  open: { since: number; probes: number; probe_at: number } | null;
};

export const CLOSED: Breaker = { unanswered: [], open: null };

/** Fewer may be bad luck, or the trouble of a single payment, which backs off by itself. */
const UNANSWERED_TO_OPEN = 5;
const FIRST_PROBE_MS = MINUTE_MS;
const LONGEST_PROBE_MS = 15 * MINUTE_MS;

/** The breaker after a call about `subject`. Any answer closes it, a refusal too: somebody is there. */
export function afterCall(
  breaker: Breaker,
  call: { subject: string; answered: boolean; now: number },
): Breaker {
  const { subject, answered, now } = call;
  if (answered) return CLOSED;
  const unanswered = [...new Set([...breaker.unanswered, subject])].slice(-UNANSWERED_TO_OPEN);
  if (unanswered.length < UNANSWERED_TO_OPEN) return { unanswered, open: null };
  // Calls that were under way when it opened say nothing new; an unanswered probe does.
  const known = breaker.open;
  if (known && now < known.probe_at) return { unanswered, open: known };
  const probes = known ? known.probes + 1 : 0;
  const wait = Math.min(FIRST_PROBE_MS * 2 ** Math.min(probes, 10), LONGEST_PROBE_MS);
  return { unanswered, open: { since: known?.since ?? now, probes, probe_at: now + wait } };
}

/** Whether to send: all, one question to see whether it is back, or nothing. A clock that went back closes it. */
export function mayCall({ open }: Breaker, now: number): "all" | "probe" | "nothing" {
  if (open === null || now < open.since) return "all";
  return now < open.probe_at ? "nothing" : "probe";
}
