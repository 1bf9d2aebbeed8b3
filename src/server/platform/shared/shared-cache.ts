import { type AddCacheTag, EVERYTHING } from "./cache-tags.ts";

/** Something larger is not worth its place. */
const MOST_BYTES_OF_ONE = 2_000_000;
/** What an entry takes beside its value: its key, and an id with its place in a set. */
const ENTRY_BYTES = 1_000;
const ID_BYTES = 100;

/** What anybody may have; `bytes` is what keeping it takes, null for what is not for others. */
export interface Cacheable {
  bytes: number | null;
  /** It says that what was asked for cannot be shown now. */
  isFailure: boolean;
}

export interface SharedCacheLimits {
  /** Milliseconds after which it is made anew without any change, for what no change announces: a new entry of a list. */
  life: number;
  /** While it cannot be made anew, the last one is given up to this age in milliseconds; 0 for never. */
  last: number;
  /** Of all together. */
  mostBytes: number;
  /** So many milliseconds after a change something may still be made of what was before: what a replica may lie behind. */
  lag?: number;
}

interface Entry<V> {
  made: Promise<V>;
  /** Null until it is kept. */
  value: V | null;
  madeAt: number;
  bytes: number;
  /** The ids of all that it shows. */
  tags: Set<string>;
  /** What changed while it was being made; null once it is made. */
  changed: Set<string> | null;
  /** What it shows has changed since it was begun. */
  outdated: boolean;
  /** It may have changed: made anew when that is possible. */
  expired: boolean;
  /** Milliseconds of the product's time from which on it is, because it may have been made of what was before a change. */
  expiresAt: number;
  /** The one before, given if this one fails. */
  last: Entry<V> | null;
}

/**
 * What is made for nobody in particular, each once for all anonymous visitors until what it shows changes: pages, and
 * answers of the API. What turns out not to be for others is made for each visitor by itself. When something cannot be
 * made anew, the last one is given for a while, unless something that it shows is known to have changed.
 */
export class SharedCache<V extends Cacheable> {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<V>>();
  readonly #now: () => number;
  readonly #limits: SharedCacheLimits;
  /** When what changed a moment ago did, the latest last; empty where nothing lies behind. */
  readonly #changedAt = new Map<string, number>();
  #bytes = 0;

  /** `now` counts milliseconds of the product's time: a step of it makes everything old. */
  constructor(now: () => number, limits: SharedCacheLimits) {
    this.#now = now;
    this.#limits = limits;
  }

  /** How many are kept or being made. */
  get count(): number {
    return this.#entries.size;
  }

  async get(key: string, make: (addCacheTag: AddCacheTag) => Promise<V>): Promise<V> {
    const known = this.#entries.get(key);
    if (known && this.#isGood(known)) {
      this.#use(key, known);
      const value = await known.made.catch(() => null);
      // Begun for another visitor: before the change that this one may have come to see.
      if (known.outdated) return this.get(key, make);
      if (value && value.bytes !== null) return value;
      const { last } = known;
      return last && !last.outdated && (value?.isFailure ?? true)
        ? last.made
        : make(() => undefined);
    }
    return this.#make(key, make, known);
  }

  /** What is kept under a key and still good, else null: nothing is made or waited for. */
  peek(key: string): V | null {
    const known = this.#entries.get(key);
    if (!known?.value || !this.#isGood(known)) return null;
    this.#use(key, known);
    return known.value;
  }

  /** Forgets what shows one of these; `EVERYTHING` forgets all, but for when it cannot be made anew. */
  drop(id: string): void {
    this.#noteChange(id);
    for (const [key, entry] of this.#entries) {
      entry.changed?.add(id);
      if (entry.last?.tags.has(id)) entry.last.outdated = true;
      if (id === EVERYTHING && entry.changed === null) entry.expired = true;
      else if (id === EVERYTHING || entry.tags.has(id)) {
        entry.outdated = true;
        this.#forget(key, entry);
      }
    }
  }

  async #make(
    key: string,
    make: (addCacheTag: AddCacheTag) => Promise<V>,
    before: Entry<V> | undefined,
  ): Promise<V> {
    const tags = new Set<string>();
    const entry: Entry<V> = {
      made: make((id) => tags.add(id)),
      value: null,
      madeAt: this.#now(),
      bytes: 0,
      tags,
      changed: new Set(),
      outdated: false,
      expired: false,
      expiresAt: Infinity,
      last:
        before && before.changed === null && this.#age(before) < this.#limits.last ? before : null,
    };
    if (before) this.#forget(key, before);
    this.#entries.set(key, entry);
    try {
      const value = await entry.made;
      const last = value.isFailure && this.#bringBack(key, entry);
      if (last) return await last.made;
      // It may have read something before it changed, and named it after that.
      for (const id of entry.changed ?? []) if (tags.has(id)) entry.outdated = true;
      entry.changed = null;
      entry.last = null;
      this.#keep(key, entry, value);
      return value;
    } catch (error) {
      const last = this.#bringBack(key, entry);
      if (last) return last.made;
      this.#forget(key, entry);
      throw error;
    }
  }

  #isGood(entry: Entry<V>): boolean {
    const isCertain = !entry.expired && this.#now() < entry.expiresAt;
    return isCertain && this.#age(entry) < this.#limits.life;
  }

  #age(entry: Entry<V>): number {
    return Math.abs(this.#now() - entry.madeAt);
  }

  #noteChange(id: string): void {
    const { lag = 0 } = this.#limits;
    if (lag === 0) return;
    const now = this.#now();
    this.#changedAt.delete(id);
    this.#changedAt.set(id, now);
    for (const [oldest, at] of this.#changedAt) {
      if (Math.abs(now - at) < lag) break;
      this.#changedAt.delete(oldest);
    }
  }

  /** From when on it can be made anew of what is after all changes that its making may have missed; else never. */
  #certainAt({ tags, madeAt }: Entry<V>): number {
    const { lag = 0 } = this.#limits;
    let certainAt = -Infinity;
    for (const id of this.#changedAt.size > 0 ? [EVERYTHING, ...tags] : []) {
      certainAt = Math.max(certainAt, (this.#changedAt.get(id) ?? -Infinity) + lag);
    }
    return certainAt > madeAt ? certainAt : Infinity;
  }

  /** What was used last stands last. */
  #use(key: string, entry: Entry<V>): void {
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  /** Puts what a failed one was to replace in its place again, for the next to try anew. */
  #bringBack(key: string, failed: Entry<V>): Entry<V> | null {
    const { last } = failed;
    if (!last || last.outdated) return null;
    if (this.#entries.get(key) === failed) {
      last.expired = true;
      this.#entries.set(key, last);
      this.#bytes += last.bytes;
    }
    return last;
  }

  #keep(key: string, entry: Entry<V>, value: V): void {
    if (this.#entries.get(key) !== entry) return;
    const bytes = (value.bytes ?? 0) + ENTRY_BYTES + entry.tags.size * ID_BYTES;
    if (entry.outdated || value.bytes === null || bytes > MOST_BYTES_OF_ONE) {
      this.#forget(key, entry);
      return;
    }
    entry.value = value;
    entry.bytes = bytes;
    entry.expiresAt = this.#certainAt(entry);
    this.#bytes += bytes;
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.#limits.mostBytes) break;
      // One that is being made takes nothing yet.
      if (one.changed === null) this.#forget(oldest, one);
    }
  }

  #forget(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
