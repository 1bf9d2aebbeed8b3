import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routeOf } from "#contract/routes.ts";
// What is fetched at its first use is here already.
import "../api/fetch-transport.ts";
import { followEvents, TYPING_EVENT } from "./live.ts";
import "./stale-after.ts";

class Source {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onerror = () => {};
  readonly asked: URLSearchParams;
  constructor(url: string) {
    this.asked = new URL(url, "http://product.test").searchParams;
    sources.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  /** By the server, for good. */
  refused() {
    this.readyState = Source.CLOSED;
    this.onerror();
  }
}

interface Told {
  page: string;
  visible: boolean;
}

let sources: Source[] = [];
let told: Told[] = [];
let isEnded = false;
let page = new EventTarget() as EventTarget & { hidden: boolean; cookie: string };
let stop = () => {};
const queryClient = new QueryClient();
const last = () => sources.at(-1) as Source;
const saidVisible = () => told.map(({ visible }) => visible);
/** Until what was called has been answered. */
const answered = async () => {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => void setImmediate(next));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  [sources, told, isEnded] = [[], [], false];
  page = Object.assign(new EventTarget(), { hidden: false, cookie: "" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    if (url === routeOf("users.me.watching").path)
      told.push(JSON.parse(init.body as string) as Told);
    const status = url === routeOf("users.me").path && isEnded ? 401 : 200;
    return Promise.resolve({ status, text: () => Promise.resolve("{}") });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = (seenEvent: number | null = null) => {
  stop = followEvents(queryClient, seenEvent);
};
const turn = async (to: "hidden" | "visible") => {
  page.hidden = to === "hidden";
  page.dispatchEvent(new Event("visibilitychange"));
  await answered();
};

describe("what the server is told of a page", () => {
  it("is each change once, both that it is hidden and that it is visible", async () => {
    follow();
    last().opens();
    await answered();
    // The address has said so.
    expect(last().asked.get("visible")).toBe("1");
    expect(told).toEqual([]);
    await turn("hidden");
    await turn("hidden");
    expect(saidVisible()).toEqual([false]);
    await turn("visible");
    await turn("visible");
    expect(saidVisible()).toEqual([false, true]);
    expect(new Set(told.map((one) => one.page))).toEqual(new Set([last().asked.get("page")]));
  });

  it("is what it became before its stream opened", async () => {
    page.hidden = true;
    follow();
    expect(last().asked.has("visible")).toBe(false);
    page.hidden = false;
    last().opens();
    await answered();
    expect(saidVisible()).toEqual([true]);
  });

  it("is said again when the browser resumes under an address that is no longer right", async () => {
    follow();
    last().opens();
    await turn("hidden");
    last().opens();
    await answered();
    expect(saidVisible()).toEqual([false, false]);
    await turn("visible");
    last().opens();
    await answered();
    expect(saidVisible()).toEqual([false, false, true]);
  });

  it("is nothing any more once it is not followed", async () => {
    follow();
    last().opens();
    stop();
    expect(last().readyState).toBe(Source.CLOSED);
    await turn("hidden");
    await turn("visible");
    expect([told, sources.length]).toEqual([[], 1]);
  });
});

describe("the stream of a page", () => {
  it("goes on after the event that was seen, the first time only", async () => {
    follow(7);
    expect(last().asked.get("after")).toBe("7");
    last().refused();
    await answered();
    vi.runOnlyPendingTimers();
    expect(sources).toHaveLength(2);
    expect(last().asked.has("after")).toBe(false);
  });

  it("is given back by a page that stays hidden, and opened anew when that is seen", async () => {
    follow();
    last().opens();
    await turn("hidden");
    vi.runOnlyPendingTimers();
    expect(last().readyState).toBe(Source.CLOSED);
    expect(sources).toHaveLength(1);
    await turn("visible");
    expect(sources).toHaveLength(2);
    expect(last().asked.get("visible")).toBe("1");
  });

  it("is kept by a page that comes back before", async () => {
    follow();
    last().opens();
    await turn("hidden");
    await turn("visible");
    expect(vi.getTimerCount()).toBe(0);
    expect(sources).toHaveLength(1);
  });

  it("is left to the browser while that is resuming it", async () => {
    follow();
    last().onerror();
    await answered();
    expect([vi.getTimerCount(), sources.length]).toEqual([0, 1]);
  });

  it("is opened later after an ended session than after a refusal", async () => {
    follow();
    last().refused();
    await answered();
    const from = Date.now();
    vi.advanceTimersToNextTimer();
    expect(sources).toHaveLength(2);
    const soon = Date.now() - from;
    isEnded = true;
    last().refused();
    await answered();
    vi.advanceTimersByTime(soon);
    expect(sources).toHaveLength(2);
    // Somebody has logged in again.
    isEnded = false;
    vi.runOnlyPendingTimers();
    await answered();
    vi.advanceTimersByTime(soon);
    expect(sources).toHaveLength(3);
  });

  it("is opened by no timer while the page is hidden", async () => {
    follow();
    page.hidden = true;
    last().refused();
    await answered();
    expect(vi.getTimerCount()).toBe(0);
    await turn("visible");
    expect(sources).toHaveLength(2);
  });
});

it("is not opened again once it is no longer followed, though its end was just being looked into", async () => {
  follow();
  last().refused();
  stop();
  await answered();
  expect([vi.getTimerCount(), sources.length]).toEqual([0, 1]);
});

describe("what an event makes out of date", () => {
  const invalidated = async (event: object) => {
    const spy = vi.spyOn(queryClient, "invalidateQueries");
    last().onmessage({ data: JSON.stringify(event) });
    await answered();
    const said = spy.mock.calls.map(([filters]) => [filters?.queryKey, filters?.refetchType]);
    spy.mockRestore();
    return said;
  };

  it("is what follows from its kind, fetched again only where somebody looks", async () => {
    follow();
    const names = await invalidated({ kind: "notification" });
    expect(names).toContainEqual([["messages.unreadCount"], "active"]);
    expect(names).not.toContainEqual([[], "active"]);
    page.hidden = true;
    expect(await invalidated({ kind: "notification" })).toContainEqual([
      ["messages.unreadCount"],
      "none",
    ]);
  });

  it("is all after some were missed, and nothing after an unknown one", async () => {
    follow();
    expect(await invalidated({ kind: "resync" })).toEqual([[[], "active"]]);
    expect(await invalidated({ kind: "of_a_later_version" })).toEqual([]);
  });

  it("is all once a stream that broke off opens again, and only then", async () => {
    follow();
    const spy = vi.spyOn(queryClient, "invalidateQueries");
    last().opens();
    expect(spy).not.toHaveBeenCalled();
    last().refused();
    await answered();
    vi.runOnlyPendingTimers();
    last().opens();
    last().opens();
    expect(spy).toHaveBeenCalledExactlyOnceWith({ queryKey: [], refetchType: "active" });
  });

  it("is nothing where the other side writes: the window hears of the quote", async () => {
    follow();
    const heard: unknown[] = [];
    window.addEventListener(TYPING_EVENT, (event) => heard.push((event as CustomEvent).detail));
    expect(await invalidated({ kind: "typing", payload: { quote_id: "quote" } })).toEqual([]);
    expect(heard).toEqual(["quote"]);
  });
});
