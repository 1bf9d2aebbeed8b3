import { useEffect, useState } from "react";
import { usePageContext } from "./page-context.ts";

/**
 * The product's clock in a page: the server's moment of rendering (epoch ms) and how far the device's own
 * clock is from it. Times are shown by it, so that the first paint says what the server said.
 */
export interface PageClock {
  renderedAt: number;
  now: () => number;
}

/** `data-now` of `<html>` when it is there, the device's clock otherwise. */
export function createPageClock(renderedAt: number | null, device: () => number): PageClock {
  const start = device();
  const from = renderedAt ?? start;
  return { renderedAt: from, now: () => from + (device() - start) };
}

const MINUTE_MS = 60_000;

/** Now in epoch ms, moving on each minute; the server's moment while hydrating. */
export function useNow(): number {
  const { clock } = usePageContext();
  const [now, setNow] = useState(clock.renderedAt);
  useEffect(() => {
    setNow(clock.now());
    const timer = setInterval(() => setNow(clock.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
