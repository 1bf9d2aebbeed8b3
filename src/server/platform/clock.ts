/** The product's time. Injected everywhere; only the composition root makes one that reads the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
