export type Throttled = {
  /** Runs at once, or when the rest of the interval has passed; never twice within one. */
  run: () => void;
  /** Drops a run that still waits. */
  cancel: () => void;
};

type Timing = {
  now: () => number;
  /** Starts a timer and returns how to stop it. */
  after: (ms: number, run: () => void) => () => void;
};

const realTiming: Timing = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls `work` at most once per `intervalMs`: the first request at once, later ones gathered into one. */
export function throttle(work: () => void, intervalMs: number, timing = realTiming): Throttled {
  let lastRun = Number.NEGATIVE_INFINITY;
  let stopWaiting: (() => void) | null = null;
  function start() {
    stopWaiting = null;
    lastRun = timing.now();
    work();
  }
  return {
    run() {
      if (stopWaiting) return;
      const wait = lastRun + intervalMs - timing.now();
      if (wait <= 0) start();
      else stopWaiting = timing.after(wait, start);
    },
    cancel() {
      stopWaiting?.();
      stopWaiting = null;
    },
  };
}
