import { onTestFinished } from "vitest";

type Part = (...given: unknown[]) => unknown;

/** Where the browser is sent to from now on, "anew" for the same page: it stays here all the same. */
export function leftFor(): string[] {
  const went: string[] = [];
  const own = { assign: (path: string) => went.push(path), reload: () => went.push("anew") };
  const { window: here } = globalThis;
  const { location } = here;
  // Its own cannot be put in place of others.
  const place = new Proxy({}, { get: (_, key) => Reflect.get(own, key) ?? partOf(location, key) });
  const elsewhere = new Proxy(here, {
    get: (_, key) => (key === "location" ? place : partOf(here, key)),
    set: (_, key, value) => Reflect.set(here, key, value),
  });
  put(elsewhere);
  onTestFinished(() => put(here));
  return went;
}

/** A function goes on being called of what it belongs to; a class is handed on as it is. */
function partOf(whole: object, key: string | symbol): unknown {
  const part: unknown = Reflect.get(whole, key);
  const isCalled = typeof part === "function" && /^[a-z]/.test(String(key));
  return isCalled ? (part as Part).bind(whole) : part;
}

function put(value: typeof globalThis.window): void {
  Object.defineProperty(globalThis, "window", { configurable: true, writable: true, value });
}
