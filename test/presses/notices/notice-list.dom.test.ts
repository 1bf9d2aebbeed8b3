import { describe, expect, it } from "vitest";
import type { FoldedNotification } from "#contract/endpoints/platform.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { hrefOf, mainText, offered, rowsOf, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage, type Sent } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const LIST = "users.me.notifications";
const OF_REQUEST = "users.me.notifications.ofRequest";
const REQUEST_ID = "01900000-0000-7000-8000-000000000003";
const visitor = { authenticated: true, userType: "customer" } as const;
const EARLIER = "이 요청의 지난 알림";
const ALL_READ = "모두 읽음";
const [sample] = (sampleOutput(LIST) as Output<typeof LIST>).items;

type Given = { [N in EndpointName]?: object | ((sent: Sent) => Answered) };

/** An unread notice of an hour ago, by itself. */
const notice = (own: Partial<FoldedNotification> = {}) => ({
  ...sample,
  id: ID,
  request_id: null,
  title: "견적이 왔어요",
  body: "한솔 고수가 견적을 보냈어요.",
  path: "/requests",
  created_at: "2027-03-10T11:00:00+09:00",
  read: false,
  count: 1,
  unread_count: 1,
  ...own,
});
const folded = (own: Partial<FoldedNotification> = {}) =>
  notice({ request_id: REQUEST_ID, count: 3, unread_count: 2, ...own });

interface Opened {
  items: object[];
  search?: string;
  given?: Given;
}
function open({ items, search = "", given = {} }: Opened) {
  const answer = answering({ [LIST]: { items, next: null }, ...given });
  return openPage({ path: `/notifications${search}`, visitor, now: NOW, answer });
}
const askedFor = (page: OpenPage) =>
  sentTo(page, LIST).map(({ url }) => new URL(url, "http://a.test").searchParams.get("filter"));

describe("a notice in the list", () => {
  it("says what happened, when, and that it is unread", async () => {
    await open({ items: [notice(), notice({ id: "2", read: true, unread_count: 0 })] });
    expect(rowsOf("알림").map((row) => row.textContent)).toEqual([
      "읽지 않음 견적이 왔어요한솔 고수가 견적을 보냈어요.1시간 전",
      "견적이 왔어요한솔 고수가 견적을 보냈어요.1시간 전",
    ]);
  });

  it("of a request counts those before it, and which of them are unread", async () => {
    await open({ items: [folded()] });
    expect(offered()).toContain(`${EARLIER} 2개 · 읽지 않음 1개`);
    await open({ items: [folded({ read: true, unread_count: 0 })] });
    expect(offered()).toContain(`${EARLIER} 2개`);
  });

  it("before which there was none folds nothing", async () => {
    await open({ items: [folded({ count: 1, unread_count: 1 })] });
    expect(mainText()).not.toContain(EARLIER);
  });
});

describe("the earlier notices of a request", () => {
  const both = { items: [notice(), notice({ id: "2", title: "요청을 보냈어요" })], next: null };
  const closed = `${EARLIER} 2개 · 읽지 않음 1개`;

  it("are asked for once somebody opens them, without the one above, and go again", async () => {
    const page = await open({ items: [folded()], given: { [OF_REQUEST]: both } });
    expect(sentTo(page, OF_REQUEST)).toEqual([]);
    await pressNamed(page, closed);
    expect(sentTo(page, OF_REQUEST)[0]?.url).toContain(REQUEST_ID);
    expect(rowsOf(EARLIER).map((row) => row.querySelector("a")?.textContent)).toEqual([
      expect.stringContaining("요청을 보냈어요") as string,
    ]);
    await pressNamed(page, closed);
    expect(rowsOf(EARLIER)).toEqual([]);
  });

  it("that did not come are said to be missing, and asked for again by a press", async () => {
    let isDown = true;
    const page = await open({
      items: [folded()],
      given: {
        [OF_REQUEST]: () => (isDown ? refusal("internal") : { status: 200, body: both }),
      },
    });
    await pressNamed(page, closed);
    expect(mainText()).toContain("지난 알림을 불러오지 못했어요.");
    isDown = false;
    await pressNamed(page, "다시 불러오기");
    expect(rowsOf(EARLIER)).toHaveLength(1);
  });

  it("are of the same kind as the list", async () => {
    const page = await open({
      items: [folded()],
      search: "?filter=quote",
      given: { [OF_REQUEST]: both },
    });
    await pressNamed(page, closed);
    expect(sentTo(page, OF_REQUEST)[0]?.url).toContain("filter=quote");
  });
});

describe("the tabs of the list", () => {
  const tabs = () => [...document.querySelectorAll("nav[aria-label='알림 필터'] a")];

  it("lead to a part of it each, and say which one this is", async () => {
    const page = await open({ items: [notice()], search: "?filter=talk" });
    expect(tabs().map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
      ["전체", "/notifications"],
      ["요청", "/notifications?filter=request"],
      ["견적", "/notifications?filter=quote"],
      ["대화", "/notifications?filter=talk"],
      ["결제", "/notifications?filter=money"],
    ]);
    const current = tabs().filter((tab) => tab.getAttribute("aria-current") === "page");
    expect(current.map((tab) => tab.textContent)).toEqual(["대화"]);
    expect(askedFor(page)).toEqual(["talk"]);
  });

  it("show all for a part that there is not", async () => {
    const page = await open({ items: [notice()], search: "?filter=weather" });
    expect(askedFor(page)).toEqual([null]);
  });

  it("of which one has none lead back to all of them", async () => {
    await open({ items: [], search: "?filter=money" });
    expect(mainText()).toContain("해당하는 알림이 없어요");
    expect(hrefOf("모든 알림 보기")).toBe("/notifications");
  });
});

describe("all notices", () => {
  it("are marked as read at one press, where one is unread", async () => {
    const page = await open({
      items: [notice({ read: true, unread_count: 0 }), notice({ id: "2" })],
    });
    await pressNamed(page, ALL_READ);
    expect(bodiesOf(page, "users.me.notifications.readAll")).toHaveLength(1);
    await open({ items: [notice({ read: true, unread_count: 0 })] });
    expect(offered()).not.toContain(ALL_READ);
  });

  it("that are none say what will come here", async () => {
    await open({ items: [] });
    expect(mainText()).toContain("아직 알림이 없어요");
    expect(hrefOf("알림 설정 보기")).toBe("/setting/notifications");
  });

  it("lead to how people are told of them", async () => {
    await open({ items: [notice()] });
    expect(hrefOf("알림 설정")).toBe("/setting/notifications");
  });
});
