import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const READ = "users.me.notifications.read";
const sample = sampleOutput("users.me.notifications") as Output<"users.me.notifications">;

function openNotices(read: boolean, answered: Answered = { status: 200, body: {} }) {
  const notice = { ...sample.items[0], id: ID, path: "/support", title: "견적이 왔어요", read };
  const answer = answering({
    "users.me.notifications": { items: [{ ...notice, count: 1 }], next: null },
    [READ]: () => answered,
  });
  return openPage({ path: "/notifications", visitor, now: NOW, answer });
}

const marks = ({ sent }: OpenPage) => sent.filter((one) => nameOf(one) === READ).length;
const pathOf = (page: OpenPage) => page.router.state.location.pathname;

/** Presses the notice; whether the browser is left to do with it what it does with links. */
async function pressNotice(page: OpenPage, more: MouseEventInit = {}): Promise<boolean> {
  const link = document.querySelector<HTMLElement>('main a[href="/support"]');
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...more });
  link?.dispatchEvent(click);
  await page.settle();
  return !click.defaultPrevented;
}

describe("a notice", () => {
  it("leads to what it is about, and is read then", async () => {
    const page = await openNotices(false);
    expect(await pressNotice(page)).toBe(false);
    expect(pathOf(page)).toBe("/support");
    expect(marks(page)).toBe(1);
  });

  it("leads there also when it could not be marked as read, without a word about it", async () => {
    const page = await openNotices(false, refusal("internal"));
    await pressNotice(page);
    expect(pathOf(page)).toBe("/support");
    expect(document.querySelector("[aria-label=알림][role=region]")).toBeNull();
  });

  it("that was read before is not marked again", async () => {
    const page = await openNotices(true);
    await pressNotice(page);
    expect(pathOf(page)).toBe("/support");
    expect(marks(page)).toBe(0);
  });

  it("opens beside this page by the keys for it, which stays, and is read all the same", async () => {
    const page = await openNotices(false);
    expect(await pressNotice(page, { ctrlKey: true })).toBe(true);
    expect(pathOf(page)).toBe("/notifications");
    expect(marks(page)).toBe(1);
  });
});

describe("how a person is told", () => {
  const settings = sampleOutput(
    "users.me.notificationSettings",
  ) as Output<"users.me.notificationSettings">;
  const CHANGE = "users.me.notificationSettings.set";

  function openSettings(quiet_hours: object | null, outcome = "sent"): Promise<OpenPage> {
    const answer = answering({
      "users.me.notificationSettings": { ...settings, quiet_hours },
      "users.me.pushDevices": {
        items: [{ id: ID, name: "내 휴대폰", current: false, last_used_at: null }],
      },
      "users.me.pushDevices.test": { outcome },
    });
    return openPage({ path: "/setting/notifications", visitor, now: NOW, answer });
  }

  it("is quiet from the hour on that they choose, and to the one that was", async () => {
    const page = await openSettings({ from: "22:00", to: "08:00" });
    typeInto(fieldNamed("시작"), "23:00");
    await page.settle();
    expect(bodiesOf(page, CHANGE)).toMatchObject([{ quiet_hours: { from: "23:00", to: "08:00" } }]);
    typeInto(fieldNamed("끝"), "07:00");
    await page.settle();
    expect(bodiesOf(page, CHANGE).at(-1)).toMatchObject({ quiet_hours: { to: "07:00" } });
  });

  it("cannot be quiet from an hour to the same hour", async () => {
    await openSettings({ from: "22:00", to: "08:00" });
    const hours = (label: string) =>
      [...(fieldNamed(label) as unknown as HTMLSelectElement).options].map(({ value }) => value);
    expect(hours("시작")).not.toContain("08:00");
    expect(hours("끝")).not.toContain("22:00");
  });

  it("has no quiet hours once they are switched off", async () => {
    const page = await openSettings({ from: "22:00", to: "08:00" });
    press(fieldNamed("방해하지 않기"));
    await page.settle();
    expect(bodiesOf(page, CHANGE)).toMatchObject([{ quiet_hours: null }]);
  });

  it.each([
    ["sent", "시험 알림을 보냈어요."],
    ["gone", "그 기기로 보내지 못했어요. 기기에서 알림을 다시 켜 주세요."],
  ])("is told of a try that it was %s", async (outcome, words) => {
    const page = await openSettings(null, outcome);
    await pressNamed(page, "내 휴대폰에 시험 알림 보내기");
    expect(said()).toContain(words);
  });
});

describe("a text that changed since it was agreed to", () => {
  const consents = sampleOutput("users.me.consents") as Output<"users.me.consents">;
  const [text] = consents.texts;

  function openAsked(asks: boolean, path = "/support"): Promise<OpenPage> {
    const texts = [{ ...text, title: "이용약관", asks }];
    const answer = answering({ "users.me.consents": { ...consents, texts } });
    return openPage({ path, visitor, now: NOW, answer });
  }
  const ASKED = "동의하신 뒤에 바뀐 것이 있어요: 이용약관";

  it("is asked about on any page, until the person says later", async () => {
    const page = await openAsked(true);
    expect(said()).toContain(ASKED);
    const later = [...document.querySelectorAll("aside button")].find(
      (one) => one.textContent === "나중에",
    );
    press(later as HTMLElement);
    await page.settle();
    expect(said()).not.toContain(ASKED);
    await page.router.navigate({ to: "/notifications" });
    await page.settle();
    expect(said()).not.toContain(ASKED);
    expect(bodiesOf(page, "users.me.consents.set")).toEqual([]);
  });

  it("is not asked about where nothing changed, nor above the page that asks", async () => {
    await openAsked(false);
    expect(said()).not.toContain("동의하신 뒤에 바뀐 것이 있어요");
    await openAsked(true, "/setting/consents");
    expect(said()).not.toContain(ASKED);
  });
});
