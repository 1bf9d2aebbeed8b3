interface Entry<T> {
  madeAt: number;
  value: Promise<T>;
}

/**
 * Values that are costly to make, kept by key: made once for all who ask at the same time, forgotten when they are too
 * old, when making them failed, and the one asked for longest ago when there are too many.
 */
export class Kept<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #most: number;
  readonly #forMs: number;
  readonly #clock: () => number;

  /** `clock` counts milliseconds and never goes back. */
  constructor({ most, forMs }: { most: number; forMs: number }, clock = () => performance.now()) {
    this.#most = most;
    this.#forMs = forMs;
    this.#clock = clock;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = this.#clock();
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    const entry =
      known && now - known.madeAt < this.#forMs ? known : { madeAt: now, value: make() };
    // A map keeps its order: the first is the one asked for longest ago.
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > this.#most && !oldest.done) this.#entries.delete(oldest.value);
    entry.value.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return entry.value;
  }
}
