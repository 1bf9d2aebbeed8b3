import { isApplePhone } from "#web/platform/push/push-support.ts";

declare global {
  interface Window {
    /** The browser's own question, kept by the head's script until somebody wants it. */
    installPrompt?: Event & { prompt: () => Promise<unknown> };
  }
}

/** Before that nobody knows whether they come back. */
export const VISITS_BEFORE_HINT = 2;

export type InstallWay = { kind: "prompt"; ask: () => Promise<unknown> } | { kind: "by_hand" };

/** How the product can be put onto the home screen here; null where it is already, or cannot be. */
export function installWay(): InstallWay | null {
  if (window.matchMedia("(display-mode: standalone)").matches) return null;
  const { installPrompt } = window;
  if (installPrompt) return { kind: "prompt", ask: () => installPrompt.prompt() };
  const { userAgent, maxTouchPoints } = navigator;
  return isApplePhone({ userAgent, touchPoints: maxTouchPoints }) ? { kind: "by_hand" } : null;
}
