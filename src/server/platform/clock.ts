/** The product's time. Injected everywhere; only the composition root makes one that reads the machine. */
export interface Clock {
  now(): Date;
  /** Outside production only: moves the product's time on to an instant, for every process. */
  moveTo?: (to: Date) => Promise<void>;
}

export const systemClock: Clock = { now: () => new Date() };
