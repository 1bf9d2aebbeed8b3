import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { endpointCall } from "#contract/endpoint-call.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { ORIGIN } from "../dom.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { offered, said } from "../on-page.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const RENEW = "pro.calendarFeed.renew";
const REMOVE = "pro.calendarFeed.remove";
const MAKE = "캘린더 주소 만들기";
const pathOf = (token: string) => endpointCall("calendar.feed", { token }).url;
const [FIRST, SECOND] = [pathOf("first"), pathOf("second")];

let path: string | null;
let renewed: Answered | null;
let removed: Answered | null;
beforeEach(() => {
  path = FIRST;
  renewed = null;
  removed = null;
});

function openSchedule(): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.calendarFeed": () => ({ status: 200, body: { path } }),
    [RENEW]: () => {
      if (renewed) return renewed;
      path = SECOND;
      return { status: 201, body: { path } };
    },
    [REMOVE]: () => {
      if (removed) return removed;
      path = null;
      return { status: 204, body: null };
    },
  });
  return openPage({ path: "/pro/schedule", visitor, now: NOW, answer });
}

const shown = () => fieldNamed("캘린더 주소").value;
const removals = ({ sent }: OpenPage) => sent.filter((one) => nameOf(one) === REMOVE).length;

/** What the device keeps to be pasted; null where the browser lets nobody write there. */
function clipboard(works: boolean): string[] {
  const written: string[] = [];
  const writeText = (text: string) => {
    if (!works) return Promise.reject(new Error("not allowed"));
    written.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return written;
}
afterEach(() => void Reflect.deleteProperty(navigator, "clipboard"));

describe("the address of a pro's calendar", () => {
  it("is made by one press, and shown whole", async () => {
    path = null;
    const page = await openSchedule();
    expect(offered()).not.toContain("주소 복사하기");
    await pressNamed(page, MAKE);
    expect(bodiesOf(page, RENEW)).toEqual([{}]);
    expect(shown()).toBe(ORIGIN + SECOND);
    expect(offered()).not.toContain(MAKE);
  });

  it("is copied whole, and the page says so", async () => {
    const written = clipboard(true);
    const page = await openSchedule();
    await pressNamed(page, "주소 복사하기");
    expect(written).toEqual([ORIGIN + FIRST]);
    expect(said()).toContain("주소를 복사했어요.");
  });

  it("that cannot be copied is to be copied by hand: the page says how", async () => {
    clipboard(false);
    const page = await openSchedule();
    await pressNamed(page, "주소 복사하기");
    expect(said()).toContain("복사하지 못했어요. 주소를 길게 눌러 복사해 주세요.");
    expect(said()).not.toContain("주소를 복사했어요.");
  });

  it("is chosen whole by who comes to its field", async () => {
    await openSchedule();
    const field = fieldNamed("캘린더 주소");
    field.focus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, (ORIGIN + FIRST).length]);
  });

  it("opens this device's own calendar, by the kind of address that it knows", async () => {
    await openSchedule();
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a")];
    const link = links.find((one) => one.textContent === "이 기기의 캘린더에 추가");
    expect(link?.getAttribute("href")).toBe(
      (ORIGIN + FIRST).replace(new URL(ORIGIN).protocol, "webcal:"),
    );
  });
});

describe("a new address", () => {
  it("takes the place of the old one after a question", async () => {
    const page = await openSchedule();
    await pressNamed(page, "새 주소로 바꾸기");
    expect(scope().textContent).toContain("새 주소로 바꿀까요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, RENEW)).toEqual([]);
    await pressNamed(page, "새 주소로 바꾸기");
    await pressNamed(page, "확인");
    expect(bodiesOf(page, RENEW)).toEqual([{}]);
    expect(shown()).toBe(ORIGIN + SECOND);
    expect(said()).toContain("새 주소를 만들었어요.");
  });

  it("that is refused leaves the old one, and says why", async () => {
    renewed = refusal("too_many");
    const page = await openSchedule();
    await pressNamed(page, "새 주소로 바꾸기");
    await pressNamed(page, "확인");
    expect(shown()).toBe(ORIGIN + FIRST);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(said()).not.toContain("새 주소를 만들었어요.");
  });
});

describe("the end of an address", () => {
  it("comes after a question whose answer is 취소 at first", async () => {
    const page = await openSchedule();
    await pressNamed(page, "주소 삭제하기");
    expect(scope().textContent).toContain("캘린더 주소를 삭제할까요?");
    expect(document.activeElement?.textContent).toBe("취소");
    await pressNamed(page, "취소");
    expect(removals(page)).toBe(0);
    await pressNamed(page, "주소 삭제하기");
    await pressNamed(page, "확인");
    expect(removals(page)).toBe(1);
    expect(said()).toContain("캘린더 주소를 삭제했어요.");
    expect(offered()).toContain(MAKE);
  });

  it("that fails leaves it, and says so", async () => {
    removed = refusal("internal");
    const page = await openSchedule();
    await pressNamed(page, "주소 삭제하기");
    await pressNamed(page, "확인");
    expect(shown()).toBe(ORIGIN + FIRST);
    expect(said()).toContain("서버에 문제가 생겼어요.");
    expect(said()).not.toContain("캘린더 주소를 삭제했어요.");
  });
});
