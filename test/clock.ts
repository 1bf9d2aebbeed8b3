import type { Clock } from "#server/platform/clock.ts";

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  set(to: Date | string): void;
  advance(ms: number): void;
  moveTo: (to: Date) => Promise<void>;
}

/** Starts at noon in Seoul on an ordinary weekday. */
export function createTestClock(start = "2027-03-10T03:00:00.000Z"): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
    moveTo: async (to) => {
      now = Math.max(now, to.getTime());
    },
  };
}
