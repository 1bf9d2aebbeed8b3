import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import { subscribe } from "./own-subscription.ts";
import { renewPush } from "./renew-push.ts";

/** What the server is asked for; answers with a status. */
const call = vi.fn<(url: string, body: unknown) => number>();

/** Of four bytes: 251, 255, 190, 1. */
const OUR_KEY = "-_--AQ";
const bytes = (...all: number[]) => Uint8Array.from(all).buffer;

const made = { endpoint: "https://push.example/new" };
const subscriptionFor = (applicationServerKey: ArrayBuffer | null) => ({
  endpoint: "https://push.example/here",
  options: { applicationServerKey },
  unsubscribe: vi.fn().mockResolvedValue(true),
  toJSON: () => ({ endpoint: "https://push.example/here", keys: { p256dh: "p", auth: "a" } }),
});
type Subscription = ReturnType<typeof subscriptionFor>;

interface Browser {
  permission?: NotificationPermission;
  before?: Subscription | null;
  fails?: boolean;
  csrf?: string;
}

/** What a browser has and answers. */
function browser({ permission = "granted", before = null, fails, csrf = "session-1" }: Browser) {
  const ask = vi.fn(() =>
    fails ? Promise.reject(new Error("no push service")) : Promise.resolve(made),
  );
  const pushManager = { getSubscription: () => Promise.resolve(before), subscribe: ask };
  const Notification = { permission, requestPermission: () => Promise.resolve(permission) };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("navigator", {
    userAgent: "Android",
    maxTouchPoints: 5,
    serviceWorker: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: () => Promise.resolve({ pushManager }),
    },
  });
  vi.stubGlobal("document", { cookie: `csrftoken=${csrf}` });
  return { ask };
}

beforeEach(() => {
  call.mockReset().mockReturnValue(201);
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    const status = call(url, JSON.parse(body));
    return { status, text: () => Promise.resolve("{}") };
  });
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("window", { localStorage, PushManager: {}, Notification: {} });
});
afterEach(() => void vi.unstubAllGlobals());

describe("being told on this device", () => {
  it("begins once the person agrees", async () => {
    const { ask } = browser({});
    expect(await subscribe(OUR_KEY)).toBe(made);
    expect(ask).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: OUR_KEY });
  });

  it("does not begin when they refuse, or the browser reaches no push service", async () => {
    const refused = browser({ permission: "denied" });
    expect(await subscribe(OUR_KEY)).toBe("denied");
    expect(refused.ask).not.toHaveBeenCalled();
    browser({ fails: true });
    expect(await subscribe(OUR_KEY)).toBe("failed");
  });

  it("begins anew where it was for another key of ours, which would never be pushed to", async () => {
    const ours = subscriptionFor(bytes(251, 255, 190, 1));
    browser({ before: ours });
    await subscribe(OUR_KEY);
    expect(ours.unsubscribe).not.toHaveBeenCalled();
    for (const key of [bytes(251, 255, 190, 2), null]) {
      const other = subscriptionFor(key);
      browser({ before: other });
      expect(await subscribe(OUR_KEY)).toBe(made);
      expect(other.unsubscribe).toHaveBeenCalledTimes(1);
    }
  });
});

describe("a device that was told before", () => {
  it("goes on being told, asked for once in each session", async () => {
    const before = subscriptionFor(null);
    browser({ before });
    await renewPush();
    await renewPush();
    expect(call.mock.calls).toEqual([
      [
        endpointCall("users.me.pushDevices.add").url,
        {
          endpoint: "https://push.example/here",
          keys: { p256dh: "p", auth: "a" },
          renew: true,
        },
      ],
    ]);
    browser({ before, csrf: "session-2" });
    await renewPush();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("tells nothing to somebody else who signs in on it", async () => {
    const before = subscriptionFor(null);
    browser({ before });
    call.mockReturnValue(404);
    await renewPush();
    expect(before.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it("stays told when the server is in trouble, and asks again", async () => {
    const before = subscriptionFor(null);
    browser({ before });
    call.mockReturnValueOnce(503);
    await renewPush();
    expect(before.unsubscribe).not.toHaveBeenCalled();
    await renewPush();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("is asked for nothing when it was never told, or the person has forbidden it since", async () => {
    browser({ before: null });
    await renewPush();
    browser({ before: subscriptionFor(null), permission: "denied" });
    await renewPush();
    expect(call).not.toHaveBeenCalled();
  });
});
