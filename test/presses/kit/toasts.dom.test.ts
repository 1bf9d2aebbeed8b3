import { createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToastProvider, useToast, type ToastMessage } from "#ui/feedback/toast.tsx";
import { press } from "../controls.ts";
import { act, mount, named } from "../by-hand/part.ts";

/** What waits for longer than a moment, and how long: milliseconds. */
const waiting = new Map<number, { ms: number; happens: () => void }>();
const FIRST_ID = 1_000_000;
const LONG_MS = 1_000;
const { setTimeout: later, clearTimeout: never } = globalThis;

beforeEach(() => {
  waiting.clear();
  let id = FIRST_ID;
  vi.stubGlobal("setTimeout", (happens: () => void, ms = 0, ...more: unknown[]) => {
    if (ms < LONG_MS) return later(happens, ms, ...more);
    id += 1;
    waiting.set(id, { ms, happens });
    return id;
  });
  vi.stubGlobal("clearTimeout", (timer: number) => {
    if (!waiting.delete(timer)) never(timer);
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** All that was to happen within so long does. */
async function pass(seconds: number) {
  for (const [id, { ms, happens }] of waiting) {
    if (ms > seconds * 1_000) continue;
    waiting.delete(id);
    await act(happens);
  }
}

/** A page on which each press of its button says the next of these. */
function page(...messages: ToastMessage[]) {
  const left = [...messages];
  function Page() {
    const toast = useToast();
    return createElement(
      "button",
      {
        onClick: () => {
          const next = left.shift();
          if (next) toast(next);
        },
      },
      "말하기",
    );
  }
  mount(createElement(ToastProvider, null, createElement(Page)));
}
async function say(times = 1) {
  for (let time = 0; time < times; time += 1) {
    await act(() => press(named("말하기")));
    // Its code comes in a later turn.
    await vi.dynamicImportSettled();
    await act(() => undefined);
  }
}
const shown = () =>
  [...document.querySelectorAll('[aria-label="알림"] [role=group]')].map((one) => one.textContent);

describe("a short message", () => {
  it("is shown, and goes by itself after a while", async () => {
    page({ message: "저장했어요." });
    expect(shown()).toEqual([]);
    await say();
    expect(shown()).toEqual(["저장했어요."]);
    await pass(4.9);
    expect(shown()).toEqual(["저장했어요."]);
    await pass(5);
    expect(shown()).toEqual([]);
  });

  it("with something to do about it stays longer, and goes once that is done", async () => {
    const onAction = vi.fn();
    page({ message: "지웠어요.", action: { label: "되돌리기", onAction } });
    await say();
    await pass(8.9);
    expect(shown()).toEqual(["지웠어요.되돌리기"]);
    await act(() => press(named("되돌리기")));
    expect(onAction).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual([]);
  });

  it("goes by itself with something to do, too", async () => {
    page({ message: "지웠어요.", action: { label: "되돌리기", onAction: () => undefined } });
    await say();
    await pass(9);
    expect(shown()).toEqual([]);
  });

  it("stays as long as it asks for", async () => {
    page({ message: "천천히 읽어요.", durationMs: 20_000 });
    await say();
    await pass(19);
    expect(shown()).toEqual(["천천히 읽어요."]);
    await pass(20);
    expect(shown()).toEqual([]);
  });

  it("can be closed", async () => {
    page({ message: "저장했어요." });
    await say();
    await act(() => press(named("알림 닫기")));
    expect(shown()).toEqual([]);
  });

  it("does not come back with the next one, and is not said twice", async () => {
    page({ message: "하나" }, { message: "둘" });
    await say();
    await act(() => press(named("알림 닫기")));
    await say();
    expect(shown()).toEqual(["둘"]);
  });

  it("stands among others, of which those said last are in front", async () => {
    page({ message: "하나" }, { message: "둘" });
    await say(2);
    expect(shown()).toEqual(["둘", "하나"]);
  });
});
