import type { QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import type { Visitor } from "#contract/page-rendering.ts";
import { createAppRouter, type AppRouter } from "#web/app/router.ts";
import { routeTree } from "#web/app/routes.ts";
import { api } from "#web/platform/api/api.ts";
import { createQueryClient } from "#web/platform/api/query-client.ts";
import { lazyIslandsLoaded } from "#web/platform/page/lazy-hydrated.tsx";
import { awaitsTurn, onServer, runNextTimer, turnOfLoop } from "./dom.ts";

const FEWEST_PARTS = 300;

export interface Sent {
  method: string;
  url: string;
  body: string | undefined;
}

export interface Answered {
  status: number;
  body: unknown;
}

/** Answers what the page asks for, and what it wants changed. */
export type Answer = (sent: Sent) => Promise<Answered>;

export interface OpenPage {
  router: AppRouter;
  queryClient: QueryClient;
  /** What it has sent since it was opened. */
  sent: Sent[];
  /** Until nothing moves any more. */
  settle: () => Promise<void>;
}

interface Arrival {
  path: string;
  visitor: Visitor;
  now: number;
  answer: Answer;
}

/** All code at once: what is fetched when it is first needed would arrive at any moment. */
const everything = import.meta.glob(
  ["../../src/{web,ui}/**/*.tsx", "!**/*.test.tsx", "!**/entry-*.tsx"],
  { eager: true },
);
if (Object.keys(everything).length < FEWEST_PARTS) throw new Error("the pages' code is elsewhere");

/** Turns of the loop that a page may need to draw what came in. */
const TURNS = 3;
const MOST_TURNS = 3_000;

/** What answers the page beside its thread. */
const underWay = new Set<Promise<unknown>>();

async function whileUnderWay<T>(work: Promise<T>): Promise<T> {
  underWay.add(work);
  try {
    return await work;
  } finally {
    underWay.delete(work);
  }
}

/** Who wants to see the page as it is while it waits for an answer. */
const looks: (() => void)[] = [];

/** Until the page waits for nothing but answers. */
export function untilItWaits(): Promise<void> {
  return new Promise((look) => looks.push(look));
}

/**
 * One thing after another that the page waits for; false when there is none. An answer takes longer than nothing and
 * less than any delay.
 */
async function moveOn(): Promise<boolean> {
  await turnOfLoop();
  if (awaitsTurn() || runNextTimer({ dueNow: true })) return true;
  if (underWay.size === 0) return runNextTimer({ dueNow: false });
  const look = looks.shift();
  if (look) {
    look();
    return true;
  }
  await Promise.race(underWay).catch(() => undefined);
  return true;
}

/** Ends the page that is open: what it left on the window would slow down all that come after it. */
let leave = () => {};

/** Ends the page that a test before has left open: nothing of it stands beside what is mounted next. */
export function leavePage(): void {
  leave();
  leave = () => {};
}

/** Opens a page like a browser does that has all scripts already, without what the server rendered. */
export async function openPage({ path, visitor, now, answer }: Arrival): Promise<OpenPage> {
  leave();
  window.history.replaceState(null, "", path);
  window.localStorage.clear();
  window.sessionStorage.clear();
  const sent: Sent[] = [];
  const fetchHere = async (url: string, init: RequestInit = {}) => {
    const one = { method: init.method ?? "GET", url, body: init.body as string | undefined };
    sent.push(one);
    const { status, body } = await whileUnderWay(onServer.run(true, () => answer(one)));
    return { status, text: () => Promise.resolve(JSON.stringify(body)) };
  };
  vi.stubGlobal("fetch", fetchHere);
  const queryClient = createQueryClient(api);
  const { made: router, stopListening } = listening(() =>
    createAppRouter(routeTree, {
      queryClient,
      visitor,
      clock: { renderedAt: now, now: () => now },
      seenEvent: null,
      development: false,
    }),
  );
  // Its timer asks the real clock whether it is due and sets itself anew: it would use up all turns before code is there.
  router.options.defaultPendingMs = Infinity;
  const isBusy = () => queryClient.isFetching() > 0 || router.stores.status.get() !== "idle";
  const settle = async () => {
    let still = 0;
    for (let turn = 0; still < TURNS && turn < MOST_TURNS; turn += 1) {
      const moved = await moveOn();
      // It takes a millisecond each time: once when all is still, and while only time brings what the page waits for.
      if (!moved && (still === 1 || isBusy())) await vi.dynamicImportSettled();
      still = moved || isBusy() ? 0 : still + 1;
    }
    if (still < TURNS) throw new Error(`${path} never comes to rest`);
  };
  let loaded = false;
  const loading = router.load().finally(() => (loaded = true));
  while (!loaded) await moveOn();
  await loading;
  // What an answer breaks is on the page of errors.
  const root = createRoot(document, { onCaughtError: () => undefined });
  leave = () => {
    root.unmount();
    router.history.destroy();
    stopListening();
    queryClient.clear();
  };
  root.render(<RouterProvider router={router} />);
  await lazyIslandsLoaded();
  await settle();
  return { router, queryClient, sent, settle };
}

/** What is made, and the end of its listening to the window and the document. */
function listening<T>(make: () => T): { made: T; stopListening: () => void } {
  const ends: (() => void)[] = [];
  const undo = [globalThis, window, document].map((target: EventTarget) => {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (...about: Parameters<typeof listen>) => {
      listen(...about);
      ends.push(() => target.removeEventListener(...about));
    };
    return () => {
      target.addEventListener = listen;
    };
  });
  const made = make();
  for (const one of undo) one();
  return { made, stopListening: () => ends.forEach((end) => end()) };
}
