import { devicePaths } from "#contract/device-paths.ts";

/** Runs in the page's head: once all else has come, the service worker does. Pages are the same without one. */
export const LATE_WORKER_SCRIPT = `addEventListener("load", () => {
  navigator.serviceWorker?.register(${JSON.stringify(devicePaths.serviceWorker)}).catch(() => {});
});`;
