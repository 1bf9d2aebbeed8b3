import { AsyncLocalStorage } from "node:async_hooks";
import { JSDOM, VirtualConsole } from "jsdom";

/** What the page's own origin is called here. */
export const ORIGIN = "http://product.test";

/** Things of both Node and a browser that have to be the browser's: its nodes take no other. */
const BROWSERS_OWN = ["Event", "CustomEvent", "navigator", "location", "localStorage"];

/** What lays out or watches the layout says nothing here: nothing has a size. */
class Watcher {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A live link that never brings anything. */
class SilentSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close() {}
}

// "Not implemented" is said of leaving the page and of scrolling, which are caught elsewhere or do not matter.
const dom = new JSDOM("<!doctype html><html><head></head><body></body></html>", {
  url: `${ORIGIN}/`,
  virtualConsole: new VirtualConsole(),
});
const { window } = dom;

for (const name of Object.getOwnPropertyNames(window)) {
  if (name in globalThis && !BROWSERS_OWN.includes(name)) continue;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: window[name] as unknown,
  });
}

/** Never how a page was come to here. */
class NavigationTiming {}

/** A page that waits longer than this waits for the person: a notice that goes by itself, the next minute. */
const SOON_MS = 400;
/** What is not known to have been given up is over after this. */
const LATE_MS = 1_000;
/** So many times faster a page's clock runs while it is waited for: nobody is there to see it. */
const HASTE = 20;
/** When each is due. */
const soon = new Map<unknown, number>();
const {
  setTimeout: later,
  clearTimeout: never,
  setImmediate: next,
  clearImmediate: notNext,
} = globalThis;

/** What runs in it is the server's, whose timers are none of the page's. */
export const onServer = new AsyncLocalStorage<true>();

/** Whether something is to happen on the page soon, by a timer or in the next turn of the loop. */
export function somethingIsDue(): boolean {
  for (const [timer, at] of soon) {
    if (at + LATE_MS > performance.now()) return true;
    soon.delete(timer);
  }
  return false;
}

/** In their order, but at once, and known to `somethingIsDue`. */
function noted<T>(start: (then: () => void, ms: number) => T, then: () => void, ms = 0): T {
  if (ms > SOON_MS || onServer.getStore()) return start(then, ms);
  const wait = ms / HASTE;
  const timer: T = start(() => {
    soon.delete(timer);
    then();
  }, wait);
  soon.set(timer, performance.now() + wait);
  return timer;
}

const setTimeoutNoted = (then: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
  noted(
    (run, wait) => later(run, wait),
    () => then(...values),
    ms,
  );

function clearTimeoutNoted(timer: NodeJS.Timeout | undefined) {
  soon.delete(timer);
  never(timer);
}

const setImmediateNoted = (then: (...values: unknown[]) => void, ...values: unknown[]) =>
  noted(next, () => then(...values));

function clearImmediateNoted(timer: NodeJS.Immediate | undefined) {
  soon.delete(timer);
  notNext(timer);
}

/** The next turn of the loop is soon enough: nobody looks. */
const nextTurn = (then: (at: number) => void) => setTimeoutNoted(() => then(0));
const stubs = {
  window,
  setTimeout: setTimeoutNoted,
  clearTimeout: clearTimeoutNoted,
  setImmediate: setImmediateNoted,
  clearImmediate: clearImmediateNoted,
  requestAnimationFrame: nextTurn,
  cancelAnimationFrame: clearTimeoutNoted,
  ResizeObserver: Watcher,
  IntersectionObserver: Watcher,
  EventSource: SilentSource,
  PerformanceNavigationTiming: NavigationTiming,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  scrollTo() {},
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  dispatchEvent: window.dispatchEvent.bind(window),
};
for (const [name, value] of Object.entries(stubs)) {
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  if (name !== "window")
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
}
window.Element.prototype.scrollIntoView = () => undefined;
window.Element.prototype.scrollTo = () => undefined;

/** A moment in which timers, answers and turns of the loop may come. */
export const moment = () => new Promise<void>((resolve) => void later(resolve, 1));

/** The next turn of the loop: enough where nothing is under way but what the page does by itself. */
export const turnOfLoop = () => new Promise<void>((resolve) => void next(resolve));
