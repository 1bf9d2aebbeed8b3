import { createElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InfiniteList } from "#ui/list/infinite-list.tsx";
import { press } from "../controls.ts";
import { act, mount, named } from "./part.ts";

type Props = Parameters<typeof InfiniteList<string>>[0];

/** What watches whether the end of a list is near, in the order in which they began. */
const watchers: Watcher[] = [];
class Watcher {
  watches = true;
  readonly near: () => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.near = () => tell([{ isIntersecting: true }]);
    watchers.push(this);
  }
  observe() {}
  disconnect() {
    this.watches = false;
  }
}
beforeEach(() => {
  watchers.length = 0;
  vi.stubGlobal("IntersectionObserver", Watcher);
});
afterEach(() => void vi.unstubAllGlobals());

/** A list of which more comes when it is asked for; what is otherwise is put there by `now`. */
function list(own: Partial<Props> = {}) {
  const onLoadMore = vi.fn();
  const setters: ((now: Partial<Props>) => void)[] = [];
  function List() {
    const [now, setNow] = useState(own);
    setters.push(setNow);
    return createElement(InfiniteList<string>, {
      label: "받은 견적",
      items: ["가", "나"],
      itemKey: (item) => item,
      renderItem: (item) => item,
      next: "2",
      onLoadMore,
      ...now,
    });
  }
  const place = mount(createElement(List));
  return {
    place,
    onLoadMore,
    said: () => place.textContent ?? "",
    rows: () => [...place.querySelectorAll("li")].map((one) => one.textContent),
    now: (changed: Partial<Props>) => act(() => setters.at(-1)?.({ ...own, ...changed })),
  };
}
const watching = () => watchers.filter(({ watches }) => watches);

describe("a list that loads on", () => {
  it("asks for more when its end comes near, and not while more is under way", async () => {
    const { onLoadMore, now } = list();
    await act(() => watching()[0]?.near());
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    await now({ loading: true });
    expect(watching()).toEqual([]);
    expect(document.querySelector("ul")?.getAttribute("aria-busy")).toBe("true");
    expect(named("더 보기").getAttribute("aria-busy")).toBe("true");
  });

  it("looks again after each page, whose end may be near too", async () => {
    const { now } = list();
    const [first] = watching();
    await now({ items: ["가", "나", "다"] });
    expect(watching()).toHaveLength(1);
    expect(watching()[0]).not.toBe(first);
  });

  it("waits for a press where it is to, or where it has ended", async () => {
    const { onLoadMore } = list({ automatic: false });
    expect(watching()).toEqual([]);
    await act(() => press(named("더 보기")));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    list({ next: null });
    expect(watching()).toEqual([]);
  });

  it("stops where it failed, says why, and goes on by a press", async () => {
    const { said, onLoadMore, place } = list({ error: "연결이 끊겼어요." });
    expect(watching()).toEqual([]);
    expect(place.querySelector("[role=alert]")?.textContent).toBe("연결이 끊겼어요.");
    expect(said()).not.toContain("더 보기");
    await act(() => press(named("다시 불러오기")));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it("says how many have come, and at the end that these are all", async () => {
    const { said, now } = list();
    expect(said()).not.toContain("더 불러왔어요.");
    await now({ items: ["가", "나", "다", "라", "마"], next: null });
    expect(said()).toContain("3개를 더 불러왔어요.");
    expect(said()).toContain("모두 보여 드렸어요.");
    expect(said()).not.toContain("더 보기");
  });

  it("says nothing of an end where one page was all", () => {
    expect(list({ next: null }).said()).toBe("가나");
  });

  it("hands the focus of its button on to its end, when the last page has come", async () => {
    const { now } = list();
    await act(() => named("더 보기").focus());
    await now({ loading: true });
    await now({ items: ["가", "나", "다"], next: null });
    expect(document.activeElement?.textContent).toBe("모두 보여 드렸어요.");
  });

  it("leaves the focus where it is otherwise", async () => {
    const { now } = list();
    await now({ items: ["가", "나", "다"], next: null });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("an empty list", () => {
  const waiting = { empty: "없어요.", placeholder: "불러와요." };

  it("says that it is, or that it is still asked for", async () => {
    const { said, now } = list({ items: [], next: null, ...waiting });
    expect(said()).toBe("없어요.");
    await now({ loading: true });
    expect(said()).toBe("불러와요.");
  });

  it("that may still have more shows what comes, and not that there is nothing", async () => {
    const { said, rows, now } = list({ items: [], loading: true, ...waiting });
    expect(said()).toContain("불러와요.");
    await now({ items: ["가"], loading: false });
    expect(rows()).toEqual(["가"]);
    // The first page adds to nothing.
    expect(said()).not.toContain("더 불러왔어요.");
  });

  it("that could not be fetched says why, and not that there is nothing", () => {
    const { said } = list({ items: [], next: null, error: "연결이 끊겼어요.", ...waiting });
    expect(said()).toBe("연결이 끊겼어요.다시 불러오기");
  });
});
