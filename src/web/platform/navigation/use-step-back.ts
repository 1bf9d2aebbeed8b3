import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of a page in steps: the step from which this one was reached. */
    stepBefore?: string;
    /** Of a page in steps: how many entries of them the browser's history holds before this one. */
    stepsBehind?: number;
  }
}

/**
 * The way back in a page of steps: the browser's own where the step before is what it leads to, so that both buttons
 * mean the same; `otherwise` leads to a step that was not visited from here.
 */
export function useStepBack(): (before: string, otherwise: () => unknown) => void {
  const router = useRouter();
  return (before, otherwise) => {
    if (router.state.location.state.stepBefore === before) router.history.back();
    else otherwise();
  };
}

/**
 * Past all steps at once, to what the browser's history holds before the first of them; where that is no page of ours,
 * to the first of them, in whose place `otherwise` puts another page: one more press of the browser's button leaves.
 */
export function useWayPastSteps(): (otherwise: () => unknown) => void {
  const router = useRouter();
  const atFirst = useRef<{ pathname: string; run: () => unknown } | null>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isFirst = useLocation({ select: ({ state }) => (state.stepsBehind ?? 0) === 0 });
  useEffect(() => {
    const waiting = atFirst.current;
    if (!isFirst || waiting === null) return;
    atFirst.current = null;
    // Whoever went elsewhere meanwhile stays there.
    if (waiting.pathname === pathname) waiting.run();
  }, [isFirst, pathname]);
  return useCallback(
    (otherwise) => {
      const { state, pathname } = router.state.location;
      const { stepsBehind = 0, __TSR_index: index } = state;
      if (index > stepsBehind) return router.history.go(-(stepsBehind + 1));
      if (stepsBehind === 0) return otherwise();
      atFirst.current = { pathname, run: otherwise };
      router.history.go(-stepsBehind);
    },
    [router],
  );
}
