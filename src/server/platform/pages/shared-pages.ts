import type { DrawnPage } from "#contract/page-rendering.ts";

/** Long enough to draw a busy page a few times a minute less, short enough that nobody sees yesterday. */
const SHARED_MS = 2_000;
const MOST_PAGES = 500;

interface Entry {
  drawnAt: number;
  page: Promise<DrawnPage>;
}

/**
 * Public pages drawn for nobody in particular, once per short interval for all anonymous visitors. A page
 * that its route does not share, or that is no plain success, is drawn for each visitor by itself.
 */
export class SharedPages {
  readonly #entries = new Map<string, Entry>();
  readonly #clock: () => number;

  /** `clock` counts milliseconds and never goes back. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  async get(address: string, draw: () => Promise<DrawnPage>): Promise<DrawnPage> {
    const now = this.#clock();
    const known = this.#entries.get(address);
    if (known && now - known.drawnAt < SHARED_MS) {
      const page = await known.page.catch(() => null);
      return page && isShareable(page) ? page : draw();
    }
    const entry = { drawnAt: now, page: draw() };
    this.#keep(address, entry);
    const forget = () => {
      if (this.#entries.get(address) === entry) this.#entries.delete(address);
    };
    try {
      const page = await entry.page;
      if (!isShareable(page)) forget();
      return page;
    } catch (error) {
      forget();
      throw error;
    }
  }

  #keep(address: string, entry: Entry): void {
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    // A map keeps its order: the first is the one drawn longest ago.
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > MOST_PAGES && !oldest.done) this.#entries.delete(oldest.value);
  }
}

function isShareable(page: DrawnPage): boolean {
  return page.shared && page.status === 200;
}
