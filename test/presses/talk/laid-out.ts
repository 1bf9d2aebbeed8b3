import { afterEach, beforeEach } from "vitest";

const SCREEN = { width: 400, height: 800 };
const ROW = { width: 400, height: 40 };

/** Tells each part that it watches how large it is: a talk as high as a screen, and its rows. */
class Measuring {
  readonly #tell: (entries: object[]) => void;
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell;
  }
  observe(target: HTMLElement) {
    const contentRect = target.getAttribute("role") === "log" ? SCREEN : ROW;
    setTimeout(() => this.#tell([{ target, contentRect }]));
  }
  unobserve() {}
  disconnect() {}
}

/** Draws the rows of lists of which only those near the screen are drawn, in each test of the file. */
export function layOutRows(): void {
  const { ResizeObserver: Silent } = window;
  beforeEach(() => {
    Object.assign(window, { ResizeObserver: Measuring });
    Object.defineProperty(HTMLElement.prototype, "offsetParent", {
      configurable: true,
      get: () => document.body,
    });
    // jsdom has none.
    Element.prototype.scrollBy = () => undefined;
  });
  afterEach(() => {
    Object.assign(window, { ResizeObserver: Silent });
    Object.defineProperty(HTMLElement.prototype, "offsetParent", {
      configurable: true,
      get: () => null,
    });
  });
}
