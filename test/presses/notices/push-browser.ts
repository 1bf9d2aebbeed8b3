import { onTestFinished, vi } from "vitest";

const HERE = "https://push.example/here";

interface Given {
  /** What the person has told the browser before. */
  permission?: NotificationPermission;
  /** What they answer when it asks; the same without it. */
  answers?: NotificationPermission;
  /** It is subscribed already. */
  told?: boolean;
  /** Its push service cannot be reached. */
  fails?: boolean;
}

/** A browser that takes pushes, until the test is over. */
export function pushBrowser({ permission = "default", answers, told = false, fails }: Given = {}) {
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const keys = { p256dh: "p", auth: "a" };
  const subscription = {
    endpoint: HERE,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: HERE, keys }),
    unsubscribe,
  };
  let held = told ? subscription : null;
  const subscribe = vi.fn(() => {
    if (fails) return Promise.reject(new Error("no push service"));
    held = subscription;
    return Promise.resolve(subscription);
  });
  const pushManager = { getSubscription: () => Promise.resolve(held), subscribe };
  const asked = vi.fn(() => Promise.resolve(answers ?? permission));
  const Notification = { permission, requestPermission: asked };
  const serviceWorker = {
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  };
  put(navigator, "serviceWorker", serviceWorker);
  put(window, "PushManager", {});
  for (const place of [window, globalThis]) put(place, "Notification", Notification);
  return { asked, subscribe, unsubscribe };
}

/** A browser that says so of itself. */
export function browserOf(userAgent: string): void {
  put(navigator, "userAgent", userAgent);
}

function put(place: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(place, name);
  Object.defineProperty(place, name, { configurable: true, value });
  onTestFinished(() => {
    Reflect.deleteProperty(place, name);
    if (before) Object.defineProperty(place, name, before);
  });
}
