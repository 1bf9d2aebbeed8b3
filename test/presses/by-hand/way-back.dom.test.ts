import { createElement, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { SheetPanel } from "#ui/overlay/sheet-panel.tsx";
import { LightboxPanel } from "#ui/media/lightbox-panel.tsx";
import { act, mount } from "./part.ts";

/** Those that wait for the way back, the last opened last. */
let waiting: TestWatcher[] = [];

class TestWatcher {
  close = () => {};
  constructor() {
    waiting.push(this);
  }
  addEventListener(_: "close", listener: () => void) {
    this.close = listener;
  }
  destroy() {
    waiting = waiting.filter((one) => one !== this);
  }
}

const ANDROID = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36";

beforeEach(() => {
  window.CloseWatcher = TestWatcher;
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(ANDROID);
});
afterEach(() => {
  delete window.CloseWatcher;
  vi.restoreAllMocks();
  waiting = [];
});

const goBack = () => act(() => waiting.at(-1)?.close());
const onOpenChange = vi.fn();
const onAnswer = vi.fn();
const filter = { onOpenChange, title: "필터", children: null };
const sheet = (open: boolean) => createElement(SheetPanel, { ...filter, open }, "지역");

const layers: [string, ReactNode, () => unknown][] = [
  ["a sheet", sheet(true), () => onOpenChange.mock.calls],
  [
    "a question",
    createElement(ConfirmDialog, { open: true, title: "보낼까요?", onAnswer }),
    () => onAnswer.mock.calls,
  ],
  [
    "a picture",
    createElement(LightboxPanel, {
      open: true,
      onOpenChange,
      title: "작업 사진",
      pictures: [{ url: "/a.webp", width: 480, height: 320 }],
      index: 0,
      onIndexChange: () => undefined,
    }),
    () => onOpenChange.mock.calls,
  ],
];

describe.each(layers)("the way back of Android over %s", (_, layer, told) => {
  beforeEach(() => vi.clearAllMocks());

  it("closes it, once", async () => {
    await act(() => void mount(layer));
    expect(waiting).toHaveLength(1);
    await goBack();
    expect(told()).toEqual([[false]]);
  });

  it("is the page's own elsewhere", async () => {
    vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(
      "Mozilla/5.0 (X11; Linux x86_64)",
    );
    await act(() => void mount(layer));
    expect(waiting).toEqual([]);
  });
});

it("is the page's own before a sheet is open, and where a browser has no such thing", async () => {
  await act(() => void mount(sheet(false)));
  expect(waiting).toEqual([]);
  delete window.CloseWatcher;
  await act(() => void mount(sheet(true)));
  expect(waiting).toEqual([]);
});
