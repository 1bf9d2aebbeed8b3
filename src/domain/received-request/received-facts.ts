import type { Day } from "#domain/calendar/day.ts";

/** What a request has in place of a region's code when it is done online. */
export const ONLINE = "online";

/** What a pro's list of received requests knows of each. */
export interface ReceivedFacts {
  requestId: string;
  service: string;
  /** The si-gun-gu's code, or `ONLINE`. */
  region: string;
  designated: boolean;
  urgent: boolean;
  /** Epoch ms. */
  receivedAt: number;
  /** Epoch ms, the first instant without new quotes. */
  closesAt: number;
  acceptsQuotes: boolean;
  quoted: boolean;
  passed: boolean;
  /** What a quote costs this pro now. */
  credits: number;
  wantedOn: Day | null;
  /** All that the pro may read of it; empty when nobody looks for words. */
  text: string;
}

/** True while it waits for the pro's answer: a quote may be sent, and they have neither sent one nor passed. */
export function awaitsAnswer({ acceptsQuotes, quoted, passed }: ReceivedFacts): boolean {
  return acceptsQuotes && !quoted && !passed;
}
