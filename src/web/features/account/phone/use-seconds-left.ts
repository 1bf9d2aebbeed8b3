import { useEffect, useState } from "react";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { usePageContext } from "#web/platform/page/page-context.ts";

/** Whole seconds until an instant by the product's clock, counting down to 0. */
export function useSecondsLeft(instant: string): number {
  const { clock } = usePageContext();
  const until = Date.parse(instant);
  const [seconds, setSeconds] = useState(() => secondsBetween(clock.now(), until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsBetween(clock.now(), until)), SECOND_MS);
    return () => clearInterval(timer);
  }, [until, clock]);
  return seconds;
}

function secondsBetween(from: number, until: number): number {
  return Math.max(0, Math.ceil((until - from) / SECOND_MS));
}
