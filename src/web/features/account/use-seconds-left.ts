import { useEffect, useState } from "react";
import { SECOND_MS } from "#domain/calendar/durations.ts";
import { usePageContext } from "#web/platform/page-context.ts";

/** Whole seconds until an instant by the product's clock, counting down to 0. */
export function useSecondsLeft(instant: string): number {
  const { clock } = usePageContext();
  const until = Date.parse(instant);
  const left = () => Math.max(0, Math.ceil((until - clock.now()) / SECOND_MS));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), SECOND_MS);
    return () => clearInterval(timer);
    // `left` reads nothing but these two.
  }, [until, clock]);
  return seconds;
}
