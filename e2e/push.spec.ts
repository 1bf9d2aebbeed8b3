import type { CDPSession, Page, Worker } from "@playwright/test";
import { devicePaths } from "#contract/device-paths.ts";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import { publish } from "./scene.ts";

test.use({ serviceWorkers: "allow" });

interface OwnWorker {
  worker: Worker;
  /** As a push service would. */
  push: (message: unknown) => Promise<void>;
}

const message = {
  id: "1",
  kind: "quote_received",
  title: "새 견적이 왔어요",
  body: "맑은 청소가 350,000원에 보냈어요.",
  path: "/requests?from=push",
  tag: "request:1",
  at: "2027-03-01T12:00:00+09:00",
};

async function ownWorker(page: Page): Promise<OwnWorker> {
  const browser: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const worker =
    page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent("serviceworker"));
  const { origin } = new URL(page.url());
  return {
    worker,
    push: async (sent) => {
      const data = JSON.stringify(sent);
      await browser.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
    },
  };
}

/**
 * The browser of the tests is a headless shell, which knows no notifications: what the worker would have shown is kept
 * here instead, one of each tag as a browser keeps them.
 */
const keepShown = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as OwnScope;
    scope.shown = new Map();
    scope.registration.showNotification = async (title, options) => {
      scope.shown.set(options.tag, { title, ...options });
    };
    scope.opened = [];
    scope.clients.openWindow = async (url) => void scope.opened.push(url);
    scope.WindowClient.prototype.focus = async function focus() {
      scope.opened.push(`there already: ${this.url}`);
    };
  });

const shown = (worker: Worker) =>
  worker.evaluate(() =>
    [...(globalThis as unknown as OwnScope).shown.values()].map(
      ({ title, body }) => `${title}: ${body}`,
    ),
  );

/** Presses the only notification; answers where a window would be opened. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as OwnScope;
    const [[tag, options] = ["", null]] = scope.shown;
    const work: Promise<unknown>[] = [];
    const event = Object.assign(new Event("notificationclick"), {
      notification: { data: options?.data, close: () => scope.shown.delete(tag) },
      waitUntil: (part: Promise<unknown>) => work.push(part),
    });
    scope.dispatchEvent(event);
    await Promise.all(work);
    return scope.opened.splice(0);
  });

/** What of a worker's own scope the tests touch; pages know no such types. */
interface OwnScope {
  shown: Map<string, ShownOptions & { title: string }>;
  opened: string[];
  registration: { showNotification: (title: string, options: ShownOptions) => Promise<void> };
  WindowClient: { prototype: { url: string; focus: () => Promise<void> } };
  clients: { openWindow: (url: string) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

interface ShownOptions {
  tag: string;
  body: string;
  data: unknown;
}

test("a push is shown once for each subject, and leads to its page of ours", async ({ page }) => {
  await arrive(page, "/");
  const { worker, push } = await ownWorker(page);
  await keepShown(worker);
  await push(message);
  await expect
    .poll(() => shown(worker))
    .toEqual(["새 견적이 왔어요: 맑은 청소가 350,000원에 보냈어요."]);
  expect(
    await worker.evaluate(() => [...(globalThis as unknown as OwnScope).shown.values()]),
  ).toEqual([
    {
      title: message.title,
      body: message.body,
      tag: message.tag,
      renotify: true,
      lang: "ko",
      icon: devicePaths.icons.small,
      badge: devicePaths.icons.badge,
      data: { path: message.path },
      timestamp: Date.parse(message.at),
    },
  ]);
  await push({ ...message, id: "2", title: "견적이 2개 왔어요", body: "비교해 봐요." });
  await expect.poll(() => shown(worker)).toEqual(["견적이 2개 왔어요: 비교해 봐요."]);
  const { origin } = new URL(page.url());
  expect(await press(worker)).toEqual([`${origin}/requests?from=push`]);
  await expect.poll(() => shown(worker)).toEqual([]);

  for (const path of ["https://evil.example/", "//evil.example", "javascript:alert(1)"]) {
    await push({ ...message, path });
    await expect.poll(() => shown(worker)).toHaveLength(1);
    expect(await press(worker)).toEqual([`${origin}/notifications`]);
  }
  await push({ ...message, path: "/" });
  await expect.poll(() => shown(worker)).toHaveLength(1);
  expect(await press(worker)).toEqual([`there already: ${origin}/`]);
  // A browser takes the right away from whoever shows nothing.
  await push("no push of ours");
  await expect.poll(() => shown(worker)).toEqual(["새 소식이 있어요: 솜씨에서 확인해 주세요."]);
});

test("a page that cannot be fetched says so, keeps what was typed readable, and comes by itself", async ({
  page,
  context,
  guard,
}) => {
  await arrive(page, "/");
  await ownWorker(page);
  await page.evaluate(() => {
    localStorage.setItem(
      "somssi.request-draft.special-cleaning",
      JSON.stringify({ answers: { size: "24", note: "베란다 곰팡이도 봐 주세요" } }),
    );
  });
  await page.reload();
  await hydrated(page);
  await context.setOffline(true);
  await page.goto("/prices");
  await expect(page.getByRole("heading", { name: "연결이 끊겼어요" })).toBeVisible();
  await expect(page.getByText("베란다 곰팡이도 봐 주세요")).toBeVisible();
  await expect(page.getByText("24", { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /가격/ })).toBeVisible();
  guard.forget(/ERR_INTERNET_DISCONNECTED|503|\/healthz/);
});

test("the worker is asked for anew at each visit", async ({ request }) => {
  const answer = await request.get("/service-worker.js");
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-type"]).toContain("javascript");
});

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/journey";

/** A browser that can subscribe, which the tests' one cannot without its vendor. */
function subscribing(endpoint: string): void {
  let permission: NotificationPermission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const kept = { options: {}, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
  let own: unknown = null;
  Object.assign(PushManager.prototype, {
    getSubscription: async () => own,
    subscribe: async () => (own = kept),
  });
}

test("whoever sent something off is asked once, before the browser asks, and may put it off", async ({
  market,
  open,
}) => {
  const customer = await market.account();
  const requestId = await publish(customer, "47920");
  const page = await open(customer);
  await page.addInitScript(subscribing, ENDPOINT);
  const card = page.getByRole("region", { name: "기기 알림" });
  await arrive(page, `/requests/${requestId}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(card).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem("somssi.push.reason", "1"));
  await page.reload();
  await card.getByRole("button", { name: "나중에" }).click();
  await expect(card).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(card).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem("somssi.push.later"));
  await page.reload();
  await card.getByRole("button", { name: "알림 받기" }).click();
  await expect(card.getByRole("status")).toHaveText("이제 이 기기로 알려 드려요.");
  expect((await customer.call("users.me.pushDevices", {})).items).toHaveLength(1);

  await arrive(page, "/setting/notifications");
  await expect(page.getByText("지금 이 기기")).toBeVisible();
  await page.getByRole("button", { name: /삭제$/ }).click();
  await expect(page.getByText("알림을 받는 기기가 없어요.")).toBeVisible();
  await checkAccess(page);
  await page.getByRole("button", { name: "알림 받기" }).click();
  await expect(page.getByText("이 기기로 알림을 받고 있어요.")).toBeVisible();
  await page.getByRole("button", { name: "알림 끄기" }).click();
  await expect(page.getByText("이 기기로는 알림을 받지 않아요.")).toBeVisible();
  const known = async () => (await customer.call("users.me.pushDevices", {})).items.length;
  await expect.poll(known).toBe(0);
});
