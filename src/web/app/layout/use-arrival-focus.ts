import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * Moves the focus to the new page's heading after a move inside the app, so that keyboards and screen readers
 * start where the page does. Not after a mere change of the query: the person is then still at work there; nor from a
 * field that they have gone on to while the page was late, such as the header's.
 */
export function useArrivalFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let left: Element | null = null;
    const stops = [
      router.subscribe("onBeforeNavigate", () => {
        left = document.activeElement;
      }),
      router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const main = document.getElementById("main");
        const now = document.activeElement;
        if (now !== left && now?.matches("input, textarea, select")) return;
        // A page that has put the focus somewhere itself knows better.
        if (main?.contains(now)) return;
        const heading = main?.querySelector<HTMLElement>("h1");
        if (heading) heading.tabIndex = -1;
        (heading ?? main)?.focus({ preventScroll: true });
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [router]);
}
