import type { Hardware, Volume } from "./machines.ts";

/**
 * What 숨고 is said to have had, as a day. Its own words are few: more than 1.3 million requests sent since its start and
 * 200,000 pros (an interview with its people that channel.io published, undated, with 600 services on offer; claims of the
 * company that nobody else has checked). All of them are taken to have come within one year, which is more than it says.
 * The rest is ours: how many people come for one who asks, what they look at, how many are reached, answer and are hired.
 */
export const PUBLISHED: Volume = {
  requestsPerDay: 3_600,
  peoplePerDay: 72_000,
  ownPages: 4,
  publicPages: 6,
  reached: 50,
  quotesPerRequest: 5,
  hired: 0.3,
  peakFactor: 5,
};

/** Ordinary large machines of today; the primary has NVMe disks and a network of its own for what it sends to standbys. */
export const HARDWARE: Hardware = {
  productCores: 16,
  databaseCores: 64,
  usable: 0.5,
  logBytesPerSecond: 200_000_000,
};
