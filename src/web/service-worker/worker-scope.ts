/** The service worker's own global, which the library of types gives any worker's. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
