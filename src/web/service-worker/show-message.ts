import { devicePaths } from "#contract/device-paths.ts";
import type { PushMessage } from "#domain/push/push-message.ts";
import { sameOriginPath } from "#web/platform/navigation/same-origin-path.ts";
import { worker } from "./worker-scope.ts";

/** Where all that is new stands. */
const NEWS = "/notifications";

/** What the library of types does not know yet. */
interface ShownOptions extends NotificationOptions {
  renotify?: boolean;
  timestamp?: number;
}

/** Shows a push; of one tag, the later one in the place of the earlier. A browser wants something shown for each. */
export function showMessage(message: PushMessage | null): Promise<void> {
  const { title, body, tag, path, at } = message ?? {
    title: "새 소식이 있어요",
    body: "솜씨에서 확인해 주세요.",
    tag: "news",
    path: NEWS,
    at: "",
  };
  const sent = Date.parse(at);
  const options: ShownOptions = {
    body,
    tag,
    renotify: true,
    lang: "ko",
    icon: devicePaths.icons.small,
    badge: devicePaths.icons.badge,
    data: { path },
    ...(Number.isNaN(sent) ? {} : { timestamp: sent }),
  };
  return worker.registration.showNotification(title, options);
}

/** Where a notification leads: to a path of our own origin, whatever came with it. */
export function pathOf(data: unknown): string {
  const path = typeof data === "object" && data !== null && "path" in data ? data.path : null;
  return sameOriginPath(path) ?? NEWS;
}
