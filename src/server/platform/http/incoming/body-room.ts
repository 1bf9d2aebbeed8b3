/** Unfinished bodies of all callers together, and of one caller; bytes. */
export const BODY_ROOM = { most: 32 * 1024 * 1024, mostPerCaller: 2 * 1024 * 1024 };

/** A body that is being received. */
export interface Arriving {
  /** Called as that many more bytes arrive. Other bodies may be dropped for them, or this one. */
  grow(bytes: number): void;
  /** It is complete, or given up. */
  end(): void;
}

interface Held {
  caller: string;
  bytes: number;
  giveWay: () => void;
}

/**
 * What this process keeps of bodies that are not complete yet, in all and of one caller. Beyond either, those that
 * have been arriving longest are dropped: a normal body takes moments, a stalled one is soon the oldest.
 */
export class BodyRoom {
  readonly #most: number;
  readonly #mostPerCaller: number;
  /** Oldest first. */
  readonly #held = new Set<Held>();
  readonly #ofCaller = new Map<string, number>();
  #bytes = 0;

  constructor({ most, mostPerCaller }: { most: number; mostPerCaller: number }) {
    this.#most = most;
    this.#mostPerCaller = mostPerCaller;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** `giveWay` is called at most once, to drop the body, which then no longer counts. */
  open(caller: string, giveWay: () => void): Arriving {
    const held: Held = { caller, bytes: 0, giveWay };
    this.#held.add(held);
    return {
      grow: (bytes) => {
        if (!this.#held.has(held)) return;
        this.#count(held, bytes);
        while (this.#callers(caller) > this.#mostPerCaller) this.#drop(caller);
        while (this.#bytes > this.#most) this.#drop(null);
      },
      end: () => this.#forget(held),
    };
  }

  #count(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#bytes += bytes;
    this.#ofCaller.set(held.caller, this.#callers(held.caller) + bytes);
  }

  #callers(caller: string): number {
    return this.#ofCaller.get(caller) ?? 0;
  }

  /** The oldest that keeps anything: one without a byte frees nothing. */
  #drop(caller: string | null): void {
    for (const held of this.#held) {
      if (held.bytes === 0 || (caller !== null && held.caller !== caller)) continue;
      this.#forget(held);
      held.giveWay();
      return;
    }
  }

  #forget(held: Held): void {
    if (!this.#held.delete(held)) return;
    this.#count(held, -held.bytes);
    if (this.#callers(held.caller) === 0) this.#ofCaller.delete(held.caller);
  }
}
