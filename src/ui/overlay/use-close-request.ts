import { useEffect, useEffectEvent } from "react";

declare global {
  interface Window {
    /** Hears the platform's own way to close things; in Chromium alone so far. */
    CloseWatcher?: new () => {
      addEventListener(type: "close", listener: () => void): void;
      destroy(): void;
    };
  }
}

/**
 * On Android the way back closes what lies over the page, and does not leave the page. Not elsewhere: there it would be
 * Escape, which the layers hear themselves. `onClose` closes it indeed: the next way back is the page's own.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher, navigator } = window;
    if (!open || !CloseWatcher || !navigator.userAgent.includes("Android")) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener("close", () => close());
    return () => watcher.destroy();
  }, [open]);
}
