/**
 * Without any change of content a page is rendered anew after this long, for what no change announces: a new entry of
 * a list.
 */
const SHARED_MS = 30_000;
/** While it cannot be rendered anew, the last one is shown up to this age: a lost leader of the database is replaced before. */
const LAST_MS = 120_000;
const MOST_BYTES = 64_000_000;
/** A page that shows more is not worth its place. */
const MOST_BYTES_OF_ONE = 2_000_000;
/** What an entry takes beside its page: its URL, and an id with its place in a set. */
const ENTRY_BYTES = 1_000;
const ID_BYTES = 100;

/** The cache tags of a rendering: each id that it asked for, or was answered. */
export type AddCacheTag = (id: string) => void;

/** A rendered page; `bytes` is what keeping it takes, null for one that is not for others. */
export interface Cacheable {
  bytes: number | null;
  /** It says that what was asked for cannot be shown now. */
  isFailure: boolean;
}

interface Entry<P> {
  page: Promise<P>;
  renderedAt: number;
  bytes: number;
  /** The ids of all that it shows. */
  tags: Set<string>;
  /** What changed while it was being rendered; null once it is rendered. */
  changed: Set<string> | null;
  /** What it shows has changed since its rendering began. */
  outdated: boolean;
  /** It may have changed: rendered anew when that is possible. */
  expired: boolean;
  /** The one before, shown if this one fails. */
  last: Entry<P> | null;
}

/** The word for a change of anything; ids are UUIDs. */
export const EVERYTHING = "*";

/**
 * Public pages rendered for nobody in particular, each once for all anonymous visitors until what it shows changes. A
 * page that is not for sharing is rendered for each visitor by itself. When one cannot be rendered anew, the last one is
 * shown for a while, unless something that it shows is known to have changed.
 */
export class SharedPages<P extends Cacheable> {
  /** In the order of their last use. */
  readonly #entries = new Map<string, Entry<P>>();
  readonly #now: () => number;
  readonly #mostBytes: number;
  #bytes = 0;

  /** `now` counts milliseconds of the product's time: a step of it makes pages old. */
  constructor(now: () => number, mostBytes = MOST_BYTES) {
    this.#now = now;
    this.#mostBytes = mostBytes;
  }

  /** How many are kept or being rendered. */
  get count(): number {
    return this.#entries.size;
  }

  async get(address: string, render: (addCacheTag: AddCacheTag) => Promise<P>): Promise<P> {
    const known = this.#entries.get(address);
    if (known && !known.expired && this.#age(known) < SHARED_MS) {
      this.#entries.delete(address);
      this.#entries.set(address, known);
      const page = await known.page.catch(() => null);
      // Begun for another visitor: before the change that this one may have come to see.
      if (known.outdated) return this.get(address, render);
      if (page && page.bytes !== null) return page;
      const { last } = known;
      return last && !last.outdated && (page?.isFailure ?? true)
        ? last.page
        : render(() => undefined);
    }
    return this.#render(address, render, known);
  }

  /** Forgets the pages that show one of these; `EVERYTHING` forgets all, but for when they cannot be rendered anew. */
  drop(id: string): void {
    for (const [address, entry] of this.#entries) {
      entry.changed?.add(id);
      if (entry.last?.tags.has(id)) entry.last.outdated = true;
      if (id === EVERYTHING && entry.changed === null) entry.expired = true;
      else if (id === EVERYTHING || entry.tags.has(id)) {
        entry.outdated = true;
        this.#forget(address, entry);
      }
    }
  }

  async #render(
    address: string,
    render: (addCacheTag: AddCacheTag) => Promise<P>,
    before: Entry<P> | undefined,
  ): Promise<P> {
    const tags = new Set<string>();
    const entry: Entry<P> = {
      page: render((id) => tags.add(id)),
      renderedAt: this.#now(),
      bytes: 0,
      tags: tags,
      changed: new Set(),
      outdated: false,
      expired: false,
      last: before && before.changed === null && this.#age(before) < LAST_MS ? before : null,
    };
    if (before) this.#forget(address, before);
    this.#entries.set(address, entry);
    try {
      const page = await entry.page;
      const last = page.isFailure && this.#bringBack(address, entry);
      if (last) return await last.page;
      // It may have read something before it changed, and named it after that.
      for (const id of entry.changed ?? []) if (tags.has(id)) entry.outdated = true;
      entry.changed = null;
      entry.last = null;
      this.#keep(address, entry, page);
      return page;
    } catch (error) {
      const last = this.#bringBack(address, entry);
      if (last) return last.page;
      this.#forget(address, entry);
      throw error;
    }
  }

  #age(entry: Entry<P>): number {
    return Math.abs(this.#now() - entry.renderedAt);
  }

  /** Puts what a failed rendering was to replace in its place again, for the next to try anew. */
  #bringBack(address: string, failed: Entry<P>): Entry<P> | null {
    const { last } = failed;
    if (!last || last.outdated) return null;
    if (this.#entries.get(address) === failed) {
      last.expired = true;
      this.#entries.set(address, last);
      this.#bytes += last.bytes;
    }
    return last;
  }

  #keep(address: string, entry: Entry<P>, page: P): void {
    if (this.#entries.get(address) !== entry) return;
    const bytes = (page.bytes ?? 0) + ENTRY_BYTES + entry.tags.size * ID_BYTES;
    if (entry.outdated || page.bytes === null || bytes > MOST_BYTES_OF_ONE) {
      this.#forget(address, entry);
      return;
    }
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) break;
      // One that is being rendered takes nothing yet.
      if (one.changed === null) this.#forget(oldest, one);
    }
  }

  #forget(address: string, entry: Entry<P>): void {
    if (this.#entries.get(address) !== entry) return;
    this.#entries.delete(address);
    this.#bytes -= entry.bytes;
  }
}
