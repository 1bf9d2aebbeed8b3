import { createElement } from "react";
import { describe, expect, it, vi } from "vitest";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { act, mount, named, pressKey } from "../by-hand/part.ts";
import { runNextTimer } from "../dom.ts";

const WORDS = "고수가 실제로 받은 금액이에요.";

function tooltip(openOnPress = false) {
  const children = createElement("button", null, "금액");
  const about = { content: WORDS, openOnPress, children };
  mount(createElement(Tooltip, about));
  const place = named("금액");
  const point = (type: string, pointerType = "mouse") =>
    act(() => {
      // React tells of entering and leaving by what is gone over and out of.
      const about = { bubbles: true, pointerType, relatedTarget: document.body };
      place.dispatchEvent(new PointerEvent(type, about));
    });
  return { place, point, click: () => act(() => place.click()) };
}
/** Until what waits for a moment has happened, and its code is there. */
async function aMoment() {
  do await act(() => undefined);
  while (runNextTimer({ dueNow: false }));
  await vi.dynamicImportSettled();
  await act(() => undefined);
}
/** What is read aloud is always there: how often the words stand on the page more than that. */
const isShown = () => (document.body.textContent?.split(WORDS).length ?? 0) > 2;

describe("a hint over a part", () => {
  it("is read with it at all times", () => {
    const { place } = tooltip();
    const read = document.getElementById(place.getAttribute("aria-describedby") ?? "");
    expect(read?.textContent).toBe(WORDS);
    expect(isShown()).toBe(false);
  });

  it("comes when a mouse rests on it, and goes when it leaves", async () => {
    const { point } = tooltip();
    await point("pointerover");
    expect(isShown()).toBe(false);
    await aMoment();
    expect(isShown()).toBe(true);
    await point("pointerout");
    await aMoment();
    expect(isShown()).toBe(false);
  });

  it("does not come when the mouse goes on at once", async () => {
    const { point } = tooltip();
    await point("pointerover");
    await point("pointerout");
    await aMoment();
    expect(isShown()).toBe(false);
  });

  it("does not come by a finger, where pressing does something else", async () => {
    const { point, click } = tooltip();
    await point("pointerover", "touch");
    await click();
    await aMoment();
    expect(isShown()).toBe(false);
  });

  it("comes by a press and goes by the next, where pressing does nothing else", async () => {
    const { click } = tooltip(true);
    await click();
    await aMoment();
    expect(isShown()).toBe(true);
    await click();
    await aMoment();
    expect(isShown()).toBe(false);
  });

  it("goes by Escape, and by no other key", async () => {
    const { place, click } = tooltip(true);
    await click();
    await aMoment();
    await pressKey(place, "ArrowDown");
    await aMoment();
    expect(isShown()).toBe(true);
    await pressKey(place, "Escape");
    await aMoment();
    expect(isShown()).toBe(false);
  });
});
