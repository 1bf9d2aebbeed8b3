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

/** Sends a file the way all else is sent here; of the file, its name. */
class HandedRequest {
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onerror = () => {};
  onloadend = () => {};
  status = 0;
  responseText = "";
  #to = { method: "", url: "" };
  open(method: string, url: string) {
    this.#to = { method, url };
  }
  setRequestHeader() {}
  abort() {}
  send(form: FormData) {
    const entries = [...form].map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.name,
    ]);
    const body = JSON.stringify(Object.fromEntries(entries));
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    void fetch(this.#to.url, { method: this.#to.method, body })
      .then(async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload();
      }, this.onerror)
      .finally(this.onloadend);
  }
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
/** What nobody waits for, as after the last page, runs by itself after this. */
const BY_ITSELF_MS = 5_000;
const {
  setTimeout: later,
  clearTimeout: never,
  setImmediate: next,
  clearImmediate: notNext,
  setInterval: again,
  clearInterval: noMore,
} = globalThis;

/** What runs in it is the server's, whose timers are none of the page's. */
export const onServer = new AsyncLocalStorage<true>();

/** A timer of the page. Its clock stands still but for `runNextTimer`, so that no wait takes any of ours. */
interface Timer {
  at: number;
  run: () => void;
  byItself: NodeJS.Timeout;
}
let now = 0;
let lastId = 0;
const timers = new Map<number, Timer>();
/** What is to happen in the next turn of the loop. */
const turns = new Set<NodeJS.Immediate | undefined>();

/** Runs the timer that is due first, or none but what is due now. False when there is none. */
export function runNextTimer({ dueNow }: { dueNow: boolean }): boolean {
  let first: Timer | undefined;
  for (const one of timers.values()) if (!first || one.at < first.at) first = one;
  if (!first || (dueNow && first.at > now)) return false;
  now = Math.max(now, first.at);
  first.run();
  return true;
}

export const awaitsTurn = () => turns.size > 0;

function setTimeoutHere(then: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
  if (ms > SOON_MS || onServer.getStore()) return later(then, ms, ...values);
  lastId += 1;
  const id = lastId;
  const run = () => {
    clearTimeoutHere(id);
    then(...values);
  };
  timers.set(id, { at: now + ms, run, byItself: later(run, BY_ITSELF_MS) });
  return id;
}

function clearTimeoutHere(id: number | NodeJS.Timeout | undefined) {
  if (typeof id !== "number") return never(id);
  never(timers.get(id)?.byItself);
  timers.delete(id);
}

/** What the page does over and over, and how often: milliseconds. */
const intervals = new Map<NodeJS.Timeout, number>();

/** In their order; the shortest first. */
export function pageIntervals(): number[] {
  return [...intervals.values()].toSorted((a, b) => a - b);
}

function setIntervalHere(then: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) {
  const interval = again(then, ms, ...values);
  if (!onServer.getStore()) intervals.set(interval, ms);
  return interval;
}

function clearIntervalHere(interval: NodeJS.Timeout | undefined) {
  if (interval) intervals.delete(interval);
  noMore(interval);
}

function setImmediateHere(then: (...values: unknown[]) => void, ...values: unknown[]) {
  if (onServer.getStore()) return next(then, ...values);
  const turn = next(() => {
    turns.delete(turn);
    then(...values);
  });
  turns.add(turn);
  return turn;
}

function clearImmediateHere(turn: NodeJS.Immediate | undefined) {
  turns.delete(turn);
  notNext(turn);
}

/** The next turn of the loop is soon enough: nobody looks. */
const nextTurn = (then: (at: number) => void) => setTimeoutHere(() => then(0));
const stubs = {
  window,
  setTimeout: setTimeoutHere,
  clearTimeout: clearTimeoutHere,
  setImmediate: setImmediateHere,
  clearImmediate: clearImmediateHere,
  setInterval: setIntervalHere,
  clearInterval: clearIntervalHere,
  requestAnimationFrame: nextTurn,
  cancelAnimationFrame: clearTimeoutHere,
  ResizeObserver: Watcher,
  IntersectionObserver: Watcher,
  EventSource: SilentSource,
  XMLHttpRequest: HandedRequest,
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
window.Element.prototype.checkVisibility = function checkVisibility() {
  return this.closest("[hidden]") === null;
};
window.Element.prototype.scrollTo = () => undefined;

/** The next turn of the loop. */
export const turnOfLoop = () => new Promise<void>((resolve) => void next(resolve));
