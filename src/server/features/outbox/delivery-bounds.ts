import type { MessageChannel } from "#server/gateways/message/message-port.ts";

const second = 1000;

/**
 * How often a message is handed over at most. `uncertain`: tries of which nobody knows the outcome, and so
 * the most copies that a person can ever get; a crash while sending counts as one. `untaken`: tries that
 * surely sent nothing, as when nobody answers.
 */
const bounds: Record<MessageChannel, { uncertain: number; untaken: number; firstWaitMs: number }> =
  {
    // A late code or notice is worth little, and each copy rings.
    sms: { uncertain: 2, untaken: 5, firstWaitMs: 20 * second },
    alimtalk: { uncertain: 2, untaken: 5, firstWaitMs: 20 * second },
    email: { uncertain: 5, untaken: 8, firstWaitMs: 60 * second },
  };

/** Tries after which an uncertain outcome is final. */
export function uncertainTries(channel: MessageChannel): number {
  return bounds[channel].uncertain;
}

/** Milliseconds until the next try after `tries` of them, doubling; null when that was the last one. */
export function retryWait(channel: MessageChannel, tries: number, notSent: boolean): number | null {
  const { uncertain, untaken, firstWaitMs } = bounds[channel];
  return tries < (notSent ? untaken : uncertain) ? firstWaitMs * 2 ** (tries - 1) : null;
}
