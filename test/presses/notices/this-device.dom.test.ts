import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { offered, said, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { browserOf, pushBrowser } from "./push-browser.ts";

const visitor = { authenticated: true, userType: "customer" } as const;
const ON = "이 기기로 알림을 받고 있어요.";
const OFF = "이 기기로는 알림을 받지 않아요.";
const TURN_ON = "알림 받기";
const TURN_OFF = "알림 끄기";
const ADD = "users.me.pushDevices.add";
const device = { id: ID, name: "내 휴대폰", current: true, last_used_at: null };
const told = { items: [device] };

type Given = { [N in EndpointName]?: () => Answered };

function openSettings(devices: object = {}, given: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me.pushDevices": { public_key: "AQ", items: [], ...devices },
    ...given,
  });
  return openPage({ path: "/setting/notifications", visitor, now: NOW, answer });
}

describe("this device", () => {
  it("is told of news once that was pressed and the browser agreed", async () => {
    const { asked } = pushBrowser({ answers: "granted" });
    let items: unknown[] = [];
    const page = await openSettings(
      {},
      {
        "users.me.pushDevices": () => ({ status: 200, body: { public_key: "AQ", items } }),
        [ADD]: () => {
          items = [device];
          return { status: 201, body: device };
        },
      },
    );
    expect(said()).toContain(OFF);
    expect(asked).not.toHaveBeenCalled();
    await pressNamed(page, TURN_ON);
    expect(bodiesOf(page, ADD)).toEqual([
      { endpoint: "https://push.example/here", keys: { p256dh: "p", auth: "a" } },
    ]);
    expect(said()).toContain(ON);
    expect(offered()).not.toContain(TURN_ON);
  });

  it("is told of no more once that is switched off", async () => {
    const { unsubscribe } = pushBrowser({ told: true });
    const page = await openSettings(told);
    expect(said()).toContain(ON);
    await pressNamed(page, TURN_OFF);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(sentTo(page, "users.me.pushDevices.remove").map(({ url }) => url)).toEqual([
      expect.stringContaining(ID) as string,
    ]);
    expect(said()).toContain(OFF);
  });

  it("that is subscribed for somebody else can be switched on", async () => {
    pushBrowser({ told: true });
    await openSettings({ items: [{ ...device, current: false }] });
    expect(said()).toContain(OFF);
    expect(offered()).toContain(TURN_ON);
  });

  it("says where a refusal in the browser is taken back", async () => {
    pushBrowser({ answers: "denied" });
    const page = await openSettings();
    await pressNamed(page, TURN_ON);
    expect(said()).toContain("브라우저 설정에서 이 사이트의 알림을 켜 주세요.");
    expect(offered()).not.toContain(TURN_ON);
    expect(bodiesOf(page, ADD)).toEqual([]);
  });

  it("can be tried again where the browser could not reach its push service", async () => {
    pushBrowser({ answers: "granted", fails: true });
    const page = await openSettings();
    await pressNamed(page, TURN_ON);
    expect(said()).toContain("브라우저가 알림을 켜지 못했어요. 잠시 뒤에 다시 눌러 주세요.");
    expect(offered()).toContain(TURN_ON);
  });

  it("that the server did not take is subscribed no more, and why is said", async () => {
    const { unsubscribe } = pushBrowser({ answers: "granted" });
    const page = await openSettings({}, { [ADD]: () => refusal("too_many") });
    await pressNamed(page, TURN_ON);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(said()).toContain(OFF);
  });

  it("says what an iPhone needs first, and that others take none", async () => {
    await openSettings();
    expect(said()).toContain("이 브라우저는 알림을 받을 수 없어요.");
    browserOf("Mozilla/5.0 (iPhone)");
    await openSettings();
    expect(said()).toContain("홈 화면에서 솜씨를 열면 받을 수 있어요.");
    expect(offered()).not.toContain(TURN_ON);
  });

  it("offers nothing where the product sends no pushes", async () => {
    pushBrowser();
    await openSettings({ public_key: null });
    expect(said()).toContain("지금은 기기로 알림을 보내지 않아요.");
    expect(offered()).not.toContain(TURN_ON);
  });
});

describe("a browser that was told before", () => {
  const renewals = (page: OpenPage) => bodiesOf(page, ADD);

  it("goes on being told where the same person is back", async () => {
    pushBrowser({ permission: "granted", told: true });
    const page = await openSettings(told);
    expect(renewals(page)).toMatchObject([{ endpoint: "https://push.example/here", renew: true }]);
  });

  it("is told no more where that was somebody else", async () => {
    const { unsubscribe } = pushBrowser({ permission: "granted", told: true });
    await openSettings({}, { [ADD]: () => refusal("not_found") });
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });
});

describe("a device that is told", () => {
  it("says whether it is this one, and when it was told last", async () => {
    const other = { ...device, id: "2", name: "내 노트북", current: false };
    await openSettings({
      items: [device, { ...other, last_used_at: "2027-03-10T11:00:00+09:00" }],
    });
    const rows = [...document.querySelectorAll("main li")].map((row) => row.textContent);
    expect(rows.slice(0, 2)).toEqual([
      "내 휴대폰지금 이 기기아직 보낸 알림이 없어요시험 알림삭제",
      "내 노트북마지막 알림 1시간 전시험 알림삭제",
    ]);
  });

  it("is taken off the list by a press", async () => {
    const page = await openSettings({ items: [{ ...device, current: false }] });
    await pressNamed(page, "내 휴대폰 삭제");
    expect(sentTo(page, "users.me.pushDevices.remove").map(({ url }) => url)).toEqual([
      expect.stringContaining(ID) as string,
    ]);
  });

  it("is said to be none where there is none", async () => {
    await openSettings();
    expect(said()).toContain("알림을 받는 기기가 없어요.");
  });
});
