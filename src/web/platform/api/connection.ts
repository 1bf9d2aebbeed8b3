import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { tokenHeader } from "./cookie.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
const PATIENCE_MS = 5_000;

/** What a transport reports of the network: an answer came, whatever it said, or none. */
export interface NetworkWatch {
  answered: () => void;
  unanswered: () => void;
}

/**
 * Whether the network carries calls, beside what the browser itself notices. While it does not, reads wait: the
 * query client looks at the same switch. A call without an answer makes us try the server; when that fails too,
 * the link counts as lost until a try or a call gets through.
 */
export function watchConnection(
  reaches: () => Promise<boolean>,
  wait: (ms: number) => Promise<void>,
): NetworkWatch {
  let trying = false;
  const tryUntilReached = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!(await reaches())) {
      onlineManager.setOnline(false);
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      // The browser or another call may have found the way back meanwhile.
      if (onlineManager.isOnline()) return;
    }
    onlineManager.setOnline(true);
  };
  return {
    answered: () => onlineManager.setOnline(true),
    unanswered: () => {
      if (trying) return;
      trying = true;
      void tryUntilReached().finally(() => {
        trying = false;
      });
    },
  };
}

async function reachesServer(): Promise<boolean> {
  try {
    await fetch("/healthz", {
      cache: "no-store",
      headers: tokenHeader(document.cookie),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** This page's own. */
export const connection = watchConnection(
  reachesServer,
  (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
);

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

/** True while reads wait for the network. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !onlineManager.isOnline(),
    () => false,
  );
}

/** Settles once the network carries calls; at once when it does. */
export function untilConnected(): Promise<void> {
  if (onlineManager.isOnline()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });
}
