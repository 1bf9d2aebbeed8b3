import { useEffect } from "react";

let current: (() => void) | null = null;

/** While the calling page is open, ✕ above it leaves as it says instead of going one step back. */
export function useTaskExit(leave: () => void): void {
  useEffect(() => {
    current = leave;
    return () => {
      if (current === leave) current = null;
    };
  });
}

/** How the open page wants to be left; null for a step back. */
export function taskExit(): (() => void) | null {
  return current;
}
