import { expect, type Locator, type Page } from "@playwright/test";
import type { Hand } from "./hand.ts";

/** So many stops a person might pass before giving up. */
const FAR = 120;

/** Works a page with Tab, Enter, Space, the arrows and what is typed; never points at anything. */
export const keyboard: Hand = {
  press: async (target) => {
    await reach(target);
    await target.page().keyboard.press("Enter");
  },
  write: async (target, text) => {
    await reach(target);
    const { keyboard: keys } = target.page();
    await keys.press("ControlOrMeta+a");
    await keys.insertText(text);
  },
  choose: async (target) => {
    if ((await target.getAttribute("type")) === "radio") await reachInGroup(target);
    else await reach(target);
    if (!(await target.isChecked())) await target.page().keyboard.press("Space");
    await expect(target).toBeChecked();
  },
  answer: async (target) => {
    await reachInGroup(target);
    await target.page().keyboard.press("Enter");
  },
  pickDay: async (target) => {
    const { keyboard: keys } = target.page();
    const wanted = (await target.getAttribute("data-day")) ?? "";
    const active = target.page().locator('[data-day][tabindex="0"]');
    await reach(active);
    for (let step = 0; step < FAR && !(await hasFocus(target)); step += 1) {
      const day = (await active.getAttribute("data-day")) ?? "";
      await keys.press(day < wanted ? "ArrowRight" : "ArrowLeft");
    }
    await expect(target).toBeFocused();
    await keys.press("Enter");
  },
  pick: async (target, option) => {
    await expect(target.getByRole("option", { name: option, exact: true })).toHaveCount(1);
    await reach(target);
    const chosen = target.getByRole("option", { name: option, exact: true, selected: true });
    const steps = await target.getByRole("option").count();
    for (let step = 0; step < steps && (await chosen.count()) === 0; step += 1) {
      await target.page().keyboard.press("ArrowDown");
    }
    await expect(chosen).toHaveCount(1);
  },
  attach: async (target, files) => {
    // Asked for before walking there: the browser takes a moment to hand its picker over.
    const opening = target.page().waitForEvent("filechooser", { timeout: 30_000 });
    await reach(target);
    await target.page().keyboard.press("Space");
    await (await opening).setFiles(files);
  },
};

/** Sees that the focus comes to the target, or into it, and can be seen there. */
export async function seeFocus(target: Locator): Promise<void> {
  const focused = target.locator("css=:focus").or(target.and(target.page().locator("css=:focus")));
  await expect(focused).toBeVisible();
  await expect(focused).toBeInViewport();
  await expect.poll(() => isOnTop(focused), "the focus lies under nothing").toBe(true);
}

/** Walks on with Tab to the end of the page: none of the stops lies under a bar. */
export async function seeStopsToEnd(page: Page): Promise<void> {
  const focused = page.locator("css=:focus");
  const covered: string[] = [];
  let stops = 0;
  for (; stops < FAR; stops += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 0) break;
    // What lies above may be on its way: what is covered stays so.
    const isSeen = await expect
      .poll(() => isOnTop(focused), { timeout: 2_000 })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isSeen) covered.push(await nameOf(focused));
  }
  expect(covered, "stops that lie under something").toEqual([]);
  expect(stops, "stops before the end").toBeGreaterThan(1);
  expect(stops, "stops before the end").toBeLessThan(FAR);
}

function nameOf(target: Locator): Promise<string> {
  return target.evaluate((element) => element.ariaLabel ?? element.textContent);
}

/** Walks on with Tab, or back, until the target has the focus, and sees that the focus shows. */
export async function reach(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeEnabled();
  for (let stop = 0; stop < FAR && !(await hasFocus(target)); stop += 1) {
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect
    .poll(() => showsFocus(target), "the focused element can be told from the others")
    .toBe(true);
}

/** Tab stops once in a group of radio buttons; the arrows walk inside. */
async function reachInGroup(target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  const { keyboard: keys } = target.page();
  for (let stop = 0; stop < FAR && !(await groupHasFocus(target)); stop += 1) {
    await keys.press("Tab");
  }
  for (let stop = 0; stop < FAR && !(await hasFocus(target)); stop += 1) {
    await keys.press("ArrowDown");
  }
  await expect(target).toBeFocused();
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === element.ownerDocument.activeElement);
}

function groupHasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const focused = element.ownerDocument.activeElement;
    return (
      focused instanceof HTMLInputElement &&
      element instanceof HTMLInputElement &&
      focused.name === element.name
    );
  });
}

/** An outline on the element or on the box around it, and not all of it lying under something else. */
async function showsFocus(target: Locator): Promise<boolean> {
  return (await isOutlined(target)) && (await isOnTop(target));
}

function isOutlined(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const outlined = (one: Element) => getComputedStyle(one).outlineStyle !== "none";
    let marked: Element | null = element;
    while (marked && !outlined(marked)) marked = marked.parentElement;
    return marked !== null;
  });
}

/** In the window, and not all of it lying under something else. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    const middle = (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
    return [0.1, 0.5, 0.9].some((part) => {
      const above = document.elementFromPoint(left + width * part, middle);
      return above !== null && [element, label].some((one) => one?.contains(above));
    });
  });
}
