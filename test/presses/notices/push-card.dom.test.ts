import { describe, expect, it } from "vitest";
import { giveReasonForPush } from "#web/platform/push/push-reason.ts";
import { sampleRequest } from "../../samples/requests.ts";
import { answering, bodiesOf, ID, NOW, pressNamed } from "../answering.ts";
import { offered, said } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { pushBrowser } from "./push-browser.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const CARD = "새 소식을 이 기기로 받을까요?";
const TELL = "알림 받기";
const LATER = "나중에";
const REQUEST = `/requests/${ID}`;

/** Opens the list of requests, and the page of one after something was sent off. */
async function openRequest({ waits = true, current = false } = {}): Promise<OpenPage> {
  const device = { id: ID, name: "내 휴대폰", current: true, last_used_at: null };
  const items = current ? [device] : [];
  const answer = answering({
    "users.me": { pro: null },
    "users.me.pushDevices": () => ({ status: 200, body: { public_key: "AQ", items } }),
    "users.me.pushDevices.add": () => {
      items.push(device);
      return { status: 201, body: device };
    },
    "requests.get": sampleRequest({ id: ID }),
  });
  const page = await openPage({ path: "/requests", visitor, now: NOW, answer });
  if (waits) giveReasonForPush();
  await go(page, REQUEST);
  return page;
}
async function go(page: OpenPage, href: string): Promise<void> {
  await page.router.navigate({ href });
  await page.settle();
}

describe("the question whether to be told on this device", () => {
  it("is asked where something was sent off that one waits for", async () => {
    const { asked } = pushBrowser();
    await openRequest();
    expect(said()).toContain(CARD);
    expect(said()).toContain("답이 오면 바로 알려 드려요. 설정에서 언제든 끌 수 있어요.");
    expect(asked).not.toHaveBeenCalled();
  });

  it("is not asked without a reason", async () => {
    pushBrowser();
    await openRequest({ waits: false });
    expect(said()).not.toContain(CARD);
  });

  it("is not asked by a browser that takes no pushes, or may not", async () => {
    await openRequest();
    expect(said()).not.toContain(CARD);
    pushBrowser({ permission: "denied" });
    await openRequest();
    expect(said()).not.toContain(CARD);
  });

  it("is not asked where this device is told already", async () => {
    pushBrowser({ told: true });
    await openRequest({ current: true });
    expect(said()).not.toContain(CARD);
  });

  it("is not asked again on this device once somebody said later", async () => {
    pushBrowser();
    const page = await openRequest();
    await pressNamed(page, LATER);
    expect(said()).not.toContain(CARD);
    await go(page, "/requests");
    await go(page, REQUEST);
    expect(said()).not.toContain(CARD);
  });

  it("is answered with a press, after which nothing is left but to close it", async () => {
    pushBrowser({ answers: "granted" });
    const page = await openRequest();
    await pressNamed(page, TELL);
    expect(bodiesOf(page, "users.me.pushDevices.add")).toHaveLength(1);
    expect(said()).toContain("이제 이 기기로 알려 드려요.");
    expect(offered()).not.toContain(LATER);
    await pressNamed(page, "닫기");
    expect(said()).not.toContain(CARD);
  });

  it("says that the browser refused, and that it can be tried again where it failed", async () => {
    pushBrowser({ answers: "denied" });
    await pressNamed(await openRequest(), TELL);
    expect(said()).toContain("브라우저에서 알림이 꺼져 있어요.");
    expect(offered()).not.toContain(TELL);
    pushBrowser({ answers: "granted", fails: true });
    await pressNamed(await openRequest(), TELL);
    expect(said()).toContain("브라우저가 알림을 켜지 못했어요.");
    expect(offered()).toContain(TELL);
  });
});
