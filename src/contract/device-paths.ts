/** What a browser keeps of us: it fetches these by name, and they stay under it for good. */
export const devicePaths = {
  serviceWorker: "/service-worker.js",
  manifest: "/manifest.webmanifest",
  appleIcon: "/apple-touch-icon.png",
  icons: {
    small: "/icons/icon-192.png",
    large: "/icons/icon-512.png",
    maskable: "/icons/maskable-512.png",
    /** Of one colour, for the bar in which phones collect notifications. */
    badge: "/icons/badge-96.png",
  },
} as const;

/** Where a device is registered, also by the service worker, which carries no list of endpoints. */
export const PUSH_DEVICES = "/api/v2/users/me/push-devices/";
