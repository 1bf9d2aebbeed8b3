import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import { DELIVERY_CHANNELS, STUCK_STATES } from "#domain/notice/delivery.ts";
import {
  deliveryChannels,
  deliveryStates,
  type Delivery,
} from "#web/features/staff/delivery/delivery-words.ts";
import { bodiesOf, fieldNamed, ID, pressNamed, refusal } from "../answering.ts";
import { controls, press, scope, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage } from "./staff-page.ts";
import { rowsOf, said, sentTo } from "../on-page.ts";

const SEND = "staff.deliveries.send";
const LIST = "보내지 못한 알림";
const TWICE = "먼저 보낸 것이 도착했다면 같은 내용이 두 번 가요.";
const DONE = "다시 보낼게요.";

const delivery: Delivery = {
  id: ID,
  title: "새 견적이 왔어요",
  account_id: ID,
  person: "김지영",
  recipient: "j***@example.com",
  channel: "email",
  state: "failed",
  report: null,
  tries: 3,
  last_error: "address_bounced",
  created_at: "2027-03-09T09:00:00+09:00",
  not_before: null,
  sent_at: null,
  can_send_again: true,
};

function openDeliveries(change: Partial<Delivery> = {}, sent?: () => Answered): Promise<OpenPage> {
  return openStaffPage("/staff/deliveries", {
    "staff.deliveries": { items: [{ ...delivery, ...change }], next: null },
    [SEND]: () => sent?.() ?? { status: 200, body: {} },
  });
}

async function sendAgain(page: OpenPage): Promise<void> {
  const button = rowsOf(LIST)[0]?.querySelector<HTMLElement>("button");
  if (!button) throw new Error("nothing to send again");
  press(button);
  await page.settle();
}

const row = () => rowsOf(LIST)[0]?.textContent;

describe("something that did not go out", () => {
  it("is sent again at one press, as nobody can have got it", async () => {
    const page = await openDeliveries();
    await sendAgain(page);
    expect(bodiesOf(page, SEND)).toEqual([{ may_arrive_twice: false }]);
    expect(sentTo(page, SEND)[0]?.url).toContain(ID);
    expect(said()).toContain(DONE);
  });

  it("that may have arrived is sent again only by who takes that it comes twice", async () => {
    const page = await openDeliveries({ state: "unclear" });
    await sendAgain(page);
    expect(scope().textContent).toContain(TWICE);
    await pressNamed(page, "취소");
    expect(bodiesOf(page, SEND)).toEqual([]);
    await sendAgain(page);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, SEND)).toEqual([{ may_arrive_twice: true }]);
    expect(said()).toContain(DONE);
  });

  it("says why it is not sent again", async () => {
    const page = await openDeliveries({}, () => refusal("state_forbids"));
    await sendAgain(page);
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain(DONE);
  });

  it("whose words are gone cannot be sent again", async () => {
    await openDeliveries({ can_send_again: false });
    expect(row()).toContain(delivery.title);
    expect(rowsOf(LIST)[0]?.querySelector("button")).toBeNull();
  });
});

describe("the row of a delivery", () => {
  it("says to whom and by what it went, how often it was tried and why in vain", async () => {
    await openDeliveries();
    expect(row()).toContain(deliveryStates.failed.label);
    expect(row()).toContain("김지영 · 이메일 j***@example.com · 3번 시도");
    expect(row()).toContain("메일이 되돌아온 주소예요");
    const link = rowsOf(LIST)[0]?.querySelector("a");
    expect(link?.getAttribute("href")).toBe(`/staff/people/${ID}/deliveries`);
  });

  it("of a stranger names nobody, and of all devices no address", async () => {
    await openDeliveries({ account_id: null, person: null, recipient: null, tries: 0 });
    expect(rowsOf(LIST)[0]?.querySelector("a")).toBeNull();
    expect(row()).not.toContain("·");
    expect(row()).not.toContain("번 시도");
  });

  it.each([
    ["when it went", { sent_at: "2027-03-09T10:00:00+09:00" }, "10:00 보냄"],
    ["when it will go", { not_before: "2027-03-09T11:00:00+09:00" }, "11:00 보낼 시각"],
    ["when it was made, of what will never go", {}, "9:00 만듦"],
  ])("says %s", async (_, times, words) => {
    await openDeliveries(times);
    expect(row()?.replaceAll(/\s+/g, " ")).toContain(words);
  });
});

describe("the list of what did not go out", () => {
  const search = (page: OpenPage) => page.router.state.location.search;

  it("is asked for anew by state and by channel, and again without them", async () => {
    const page = await openDeliveries();
    typeInto(fieldNamed("상태"), "unclear");
    await page.settle();
    expect(search(page)).toEqual({ state: "unclear" });
    typeInto(fieldNamed("채널"), "sms");
    await page.settle();
    expect(search(page)).toEqual({ state: "unclear", channel: "sms" });
    expect(sentTo(page, "staff.deliveries").at(-1)?.url).toMatch(/state=unclear.*channel=sms/);
    typeInto(fieldNamed("상태"), "");
    await page.settle();
    expect(search(page)).toEqual({ channel: "sms" });
  });

  it("can be narrowed to each state that is stuck, and to each channel", async () => {
    await openDeliveries();
    const optionsOf = (label: string) =>
      [...fieldNamed(label).querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(optionsOf("상태")).toEqual([
      "모두",
      ...STUCK_STATES.map((one) => deliveryStates[one].label),
    ]);
    expect(optionsOf("채널")).toEqual([
      "모두",
      ...DELIVERY_CHANNELS.map((one) => deliveryChannels[one]),
    ]);
  });
});

it("does not name a person on the page that is all theirs", async () => {
  const page = await openStaffPage(`/staff/people/${ID}/deliveries`, {
    "staff.people.deliveries": {
      items: [delivery],
      next: null,
      person: "김지영",
      has_second_step: false,
    },
  });
  expect(document.querySelector("h1")?.textContent).toBe("김지영님에게 보낸 알림");
  expect(rowsOf("보낸 알림")[0]?.textContent).not.toContain("김지영");
  expect(controls().map(({ label }) => label)).not.toContain("2단계 인증 끄기");
  expect(sentTo(page, "staff.people.deliveries")[0]?.url).toContain(ID);
});
