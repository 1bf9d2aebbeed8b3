import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NOTICE_PATH_MAX } from "#domain/notice/notice-path.ts";
import { sampleRequest, sampleRequestHire } from "../../samples/requests.ts";
import { answering, bodiesOf, ID, NOW } from "../answering.ts";
import { leavePage, openPage, type OpenPage } from "../open-page.tsx";

const SEEN = "users.me.notifications.seen";

interface Opened {
  path: string;
  count?: number;
  userType?: "customer" | "staff";
}
function open({ path, count = 2, userType = "customer" }: Opened): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: null },
    "users.me.notifications.unreadCount": { count },
    "requests.get": sampleRequest({ id: ID, hire: sampleRequestHire({ id: "hire-1" }) }),
    "staff.secondFactor": { state: "passed", permissions: ["queue"] },
  });
  return openPage({ path, visitor: { authenticated: true, userType }, now: NOW, answer });
}
/** Shows the tab, or hides it behind another. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  // The page of a test before would hear that it is looked at again.
  leavePage();
  setHidden(false);
});
afterEach(() => void Reflect.deleteProperty(document, "hidden"));

describe("the notices that lead to a page", () => {
  it("are seen by whoever opens it, with and without what its address asks for", async () => {
    const page = await open({ path: "/support?topic=money" });
    expect(bodiesOf(page, SEEN)).toEqual([{ paths: ["/support", "/support?topic=money"] }]);
  });

  it("are seen on each page that is gone to", async () => {
    const page = await open({ path: "/support" });
    await page.router.navigate({ to: "/help" });
    await page.settle();
    expect(bodiesOf(page, SEEN)).toEqual([{ paths: ["/support"] }, { paths: ["/help"] }]);
  });

  it("of a hire are seen on the page of its request, too", async () => {
    const page = await open({ path: `/requests/${ID}` });
    expect(bodiesOf(page, SEEN)).toContainEqual({
      paths: [`/review/hire-1?request_id=${ID}`],
    });
  });

  it("are not asked about where nothing is unread", async () => {
    const page = await open({ path: "/support", count: 0 });
    expect(bodiesOf(page, SEEN)).toEqual([]);
  });

  it("are not seen behind another tab, but once this one is looked at", async () => {
    setHidden(true);
    const page = await open({ path: "/support" });
    expect(bodiesOf(page, SEEN)).toEqual([]);
    setHidden(false);
    await page.settle();
    expect(bodiesOf(page, SEEN)).toEqual([{ paths: ["/support"] }]);
  });

  it("are none of an address longer than any notice has", async () => {
    const long = `/support?topic=${"a".repeat(NOTICE_PATH_MAX)}`;
    const page = await open({ path: long });
    expect(bodiesOf(page, SEEN)).toEqual([{ paths: ["/support"] }]);
  });

  it("are none of staff, to whom nothing is sent", async () => {
    const page = await open({ path: "/staff", userType: "staff" });
    expect(bodiesOf(page, SEEN)).toEqual([]);
  });
});
