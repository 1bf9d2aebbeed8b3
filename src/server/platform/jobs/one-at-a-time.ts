/**
 * A task that works off all there is, so a second one in this process would find nothing to do: whoever asks while it
 * runs waits for it and for one more run, which sees what came meanwhile.
 */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    running = task().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}
