import { useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Of a page in steps: the step from which this one was reached. */
    stepBefore?: string;
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
