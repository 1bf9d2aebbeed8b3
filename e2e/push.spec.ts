import type { CDPSession, Page, Worker } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";

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
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("the page has no service worker");
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
