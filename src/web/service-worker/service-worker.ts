import { readPushMessage } from "#domain/push/push-message.ts";
import { offlinePage } from "./offline-page.ts";
import { openAt } from "./open-at.ts";
import { renewSubscription } from "./renew-subscription.ts";
import { pathOf, showMessage } from "./show-message.ts";
import { worker } from "./worker-scope.ts";

// It keeps no page, script or answer, so the newest may take over at any time.
worker.addEventListener("install", () => void worker.skipWaiting());

worker.addEventListener("activate", (event) => {
  // A page is fetched while the worker wakes up, not after it.
  event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve());
});

worker.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(pageOrOffline(event));
});

async function pageOrOffline(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

worker.addEventListener("push", (event) => {
  event.waitUntil(showMessage(readPushMessage(jsonOf(event.data))));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(pathOf(event.notification.data)));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renewSubscription(event));
});

function jsonOf(data: PushMessageData | null): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}
