import { createElement, useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Sheet, type SheetProps } from "#ui/overlay/sheet.tsx";
import { ToastProvider } from "#ui/feedback/toast.tsx";
import { useLoadedPart } from "#ui/use-loaded-part.ts";
import { press, pressOutside } from "../controls.ts";
import { act, mount, named, pressKey } from "../by-hand/part.ts";

const sheet = () => document.querySelector<HTMLElement>("[role=dialog][data-open]");
async function settled() {
  await vi.dynamicImportSettled();
  await act(() => undefined);
  await act(() => undefined);
}

/** A button that opens a sheet with a field in it. */
async function opened(own: Partial<SheetProps> = {}) {
  const told = vi.fn();
  function Page() {
    const [open, setOpen] = useState(false);
    const onOpenChange = (next: boolean) => {
      told(next);
      setOpen(next);
    };
    const field = createElement("input", { "aria-label": "이름" });
    const about = { title: "이름 바꾸기", open, onOpenChange, children: field, ...own };
    return createElement(
      "div",
      null,
      createElement("button", { onClick: () => setOpen(true) }, "열기"),
      createElement(Sheet, about),
    );
  }
  mount(createElement(Page));
  await act(() => press(named("열기")));
  await settled();
  return told;
}
/** A device that is touched, or one with a mouse. */
function deviceIs(touched: boolean) {
  const { matchMedia } = globalThis;
  const about = { addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (query: string) =>
    ({ ...about, matches: touched && query === "(pointer: coarse)" }) as unknown as MediaQueryList;
  globalThis.matchMedia = window.matchMedia;
  onTestFinished(() => {
    window.matchMedia = matchMedia;
    globalThis.matchMedia = matchMedia;
  });
}

describe("a sheet", () => {
  it("is named by its title and told of by what it says below", async () => {
    await opened({ description: "다음부터 이 이름으로 보여요." });
    const ids = (name: string) => sheet()?.getAttribute(name) ?? "";
    expect(document.getElementById(ids("aria-labelledby"))?.textContent).toBe("이름 바꾸기");
    expect(document.getElementById(ids("aria-describedby"))?.textContent).toBe(
      "다음부터 이 이름으로 보여요.",
    );
  });

  it("is closed by its button, and the focus goes back to what opened it", async () => {
    const told = await opened();
    await act(() => press(named("닫기")));
    await settled();
    expect(told.mock.calls).toEqual([[false]]);
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(named("열기"));
  });

  it("is closed by Escape", async () => {
    const told = await opened();
    await pressKey(document.activeElement ?? document.body, "Escape");
    expect(told.mock.calls).toEqual([[false]]);
  });

  it("is closed by a press outside", async () => {
    const told = await opened();
    await act(() => pressOutside(sheet() as HTMLElement));
    await settled();
    expect(told.mock.calls).toEqual([[false]]);
  });

  it("in which something is typed stays at a press outside, and closes by Escape", async () => {
    const told = await opened({ dismissible: false });
    await act(() => pressOutside(sheet() as HTMLElement));
    await settled();
    expect(told.mock.calls).toEqual([]);
    await pressKey(document.activeElement ?? document.body, "Escape");
    expect(told.mock.calls).toEqual([[false]]);
  });

  it("begins at its title on a device that is touched: a keyboard would cover it", async () => {
    deviceIs(true);
    await opened();
    expect(document.activeElement?.id).toBe(sheet()?.getAttribute("aria-labelledby"));
  });

  it("begins at its first field on a device with a mouse", async () => {
    deviceIs(false);
    await opened();
    expect(document.activeElement).toBe(named("이름"));
  });

  it("keeps its main action in sight below what scrolls, where it has one", async () => {
    await opened({ footer: createElement("button", null, "저장하기") });
    expect(sheet()?.textContent).toBe("이름 바꾸기저장하기");
    expect(named("이름").closest(".overflow-y-auto")).not.toBeNull();
    expect(named("저장하기").closest(".overflow-y-auto")).toBeNull();
  });
});

describe("a part whose code is fetched when it is wanted", () => {
  const Part = () => createElement("p", null, "달력");

  function page(load: () => Promise<typeof Part>) {
    function Page() {
      const [open, setOpen] = useState(false);
      const Loaded = useLoadedPart(load, open, setOpen);
      return createElement(
        "div",
        null,
        createElement("button", { onClick: () => setOpen(true) }, open ? "열렸어요" : "열기"),
        Loaded && open && createElement(Loaded),
      );
    }
    mount(createElement(ToastProvider, null, createElement(Page)));
  }
  const said = () => document.body.textContent ?? "";

  it("is fetched once, by being wanted", async () => {
    const load = vi.fn(() => Promise.resolve(Part));
    page(load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    await act(() => press(named("열기")));
    await settled();
    expect(said()).toContain("달력");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("that did not come is said, and is asked for again by the next press", async () => {
    const load = vi.fn(() => Promise.resolve(Part));
    load.mockRejectedValueOnce(new Error("no connection"));
    page(load);
    await act(() => press(named("열기")));
    await settled();
    expect(said()).toContain("창을 열지 못했어요. 연결을 확인하고 다시 눌러 주세요.");
    expect(said()).not.toContain("달력");
    await act(() => press(named("열기")));
    await settled();
    expect(said()).toContain("달력");
  });
});
