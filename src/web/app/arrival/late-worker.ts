import { devicePaths } from "#contract/device-paths.ts";

/**
 * Runs in the page's head: once all else has come, the service worker does. Pages are the same without one. The browser
 * offers to install the product when it likes, once: that is kept for layout/install-hint.tsx.
 */
export const LATE_WORKER_SCRIPT = `addEventListener("load", () => {
  navigator.serviceWorker?.register(${JSON.stringify(devicePaths.serviceWorker)}).catch(() => {});
});
addEventListener("beforeinstallprompt", (offer) => {
  offer.preventDefault();
  window.installPrompt = offer;
});`;
