import { readFileSync } from "node:fs";
import { join } from "node:path";
import type axe from "axe-core";
import { expect, type Frame, type Page, type Response } from "@playwright/test";
import type { Visitor } from "#contract/page-rendering.ts";

/** What holds for the answer of every page: its policy, its scripts, and who it says is looking. */
export async function checkAnswer(
  page: Page,
  answer: Response | null,
  expected: { status?: number; visitor: Visitor },
): Promise<void> {
  expect(answer?.status()).toBe(expected.status ?? 200);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const nonce = /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1] ?? "";
  expect(nonce, `a nonce in the policy: ${policy}`).not.toBe("");
  const found = await page.evaluate(readMarkup, (await answer?.text()) ?? "");
  expect(found.handlers, "inline handlers").toEqual([]);
  expect(new Set(found.nonces), "nonces of inline scripts and styles").toEqual(new Set([nonce]));
  expect(found.html).toEqual({
    lang: "ko",
    authenticated: String(expected.visitor.authenticated),
    userType: expected.visitor.userType,
  });
}

/** What holds for every page as it is rendered: a title, one heading, nothing wider than the screen. */
export async function checkOutline(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/.+ · 솜씨$|^솜씨 · .+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
}

/** What holds for one page alone: its content says these words, where they can be seen. */
export async function checkWords(page: Page, words: string | undefined): Promise<void> {
  expect(words, "words that this page says to this visitor").toBeTruthy();
  const content = page.getByRole("main");
  await expect(
    content
      .getByText(words ?? "")
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** Nobody should have to scroll sideways. */
export async function checkWidth(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, "width of the content, in pixels").toBeLessThanOrEqual(screen);
}

/** Text twice as large, as people set it in their browser: nothing is lost at the side, whatever the page's language. */
export async function checkLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const wide = await page.evaluate(findWide);
  const crammed = await page.evaluate(findCrammed);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty("font-size");
  });
  expect(wide, "what is wider than the screen when text is twice as large").toEqual([]);
  expect(crammed, "words that leave their box when they are twice as large").toEqual([]);
}

/** Words beyond the left or right side of the innermost box around them that has a border, a colour or a clipping of its own. */
function findCrammed(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      node.textContent?.trim() === "" ||
      parent.closest("svg, noscript, script, style")
    )
      continue;
    const box = boxAround(parent);
    if (box === null) continue;
    const words = document.createRange();
    words.selectNodeContents(node);
    const { left, right, width } = words.getBoundingClientRect();
    const around = box.getBoundingClientRect();
    if (width === 0 || around.width <= 1) continue;
    if (right > around.right + 1 || left < around.left - 1) {
      found.push(`${node.textContent?.trim().slice(0, 40)} in ${box.outerHTML.slice(0, 160)}`);
    }
  }
  return found;

  /** Null where what is outside of it can be scrolled to, or is left out with a sign that says so. */
  function boxAround(element: Element): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (
        style.visibility === "hidden" ||
        (style.clipPath !== "none" && style.clipPath.includes("inset"))
      )
        return null;
      if (["auto", "scroll"].includes(style.overflowX) || style.textOverflow === "ellipsis")
        return null;
      const isBox =
        style.overflowX !== "visible" ||
        Number.parseFloat(style.borderRightWidth) > 0 ||
        !["rgba(0, 0, 0, 0)", "transparent"].includes(style.backgroundColor);
      if (isBox && style.display !== "inline") return at;
    }
    return null;
  }
}

/** The innermost of what reaches past the screen's side, if the page can be scrolled there. */
function findWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      !(element instanceof SVGElement) && rightOf(element) > clientWidth + 1 && !isClipped(element),
  );
  return beyond
    .filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
    .map((element) => `${Math.round(rightOf(element))} ${element.outerHTML.slice(0, 200)}`);

  /** Words that stay on one line may reach out of a box that ends before them, unless it hides what is outside. */
  function rightOf(element: Element): number {
    const box = element.getBoundingClientRect();
    if (getComputedStyle(element).overflowX !== "visible") return box.right;
    const words = document.createRange();
    words.selectNodeContents(element);
    return Math.max(box.right, words.getBoundingClientRect().right);
  }

  /** Rows that can be scrolled within themselves do not make the page wider. */
  function isClipped(element: Element): boolean {
    const around = element.parentElement;
    if (!around || around === document.body) return false;
    return getComputedStyle(around).overflowX !== "visible" || isClipped(around);
  }
}

/** In the tables of the kit figures are compared by their last digits, and each ends in one line. */
export async function checkColumns(page: Page): Promise<void> {
  expect(await page.evaluate(findStrayCells), "cells that end anywhere").toEqual([]);
}

function findStrayCells(): string[] {
  const FIGURE = /^[\d,.]+(?: ?[원개장%]| \/ [\d,]+)?$/;
  return [...document.querySelectorAll<HTMLElement>("table:has([data-header]) :is(td, th)")]
    .filter(
      (cell) =>
        cell.checkVisibility() &&
        (cell.matches(":last-child:not(:first-child)") || FIGURE.test(cell.innerText.trim())) &&
        getComputedStyle(cell).textAlign !== "right",
    )
    .map((cell) => cell.outerHTML.slice(0, 160));
}

/** What can be pressed can be hit with a thumb: 44 pixels each way, links within a sentence aside. */
export async function checkTargets(page: Page): Promise<void> {
  expect(await page.evaluate(findSmallTargets), "targets that are too small").toEqual([]);
}

/** What is drawn as a button, while what lies under it is pressed: it must be something that can be. */
export async function checkLookAlikes(page: Page): Promise<void> {
  expect(await page.evaluate(findDeadLookAlikes), "buttons that do nothing").toEqual([]);
}

function findDeadLookAlikes(): string[] {
  return [...document.querySelectorAll("main span[aria-hidden].pointer-events-none")]
    .filter((drawn) => drawn.checkVisibility())
    .filter((drawn) => {
      drawn.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = drawn.getBoundingClientRect();
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      return !pressed?.closest("a[href], button, label, summary, input, select");
    })
    .map((drawn) => drawn.outerHTML.slice(0, 200));
}

function findSmallTargets(): string[] {
  const SIDE = 44;
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=option], [role=switch]",
    ),
  ];
  const small = targets.filter((target) => {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (target.closest("[aria-hidden=true], [inert]")) return false;
    const { width, height } = target.getBoundingClientRect();
    // Out of sight: for readers of screens, or until it is focused.
    if (width <= 1 || height <= 1) return false;
    if (getComputedStyle(target).display === "inline") return false;
    return width < SIDE - 0.5 || height < SIDE - 0.5;
  });
  return small
    .filter((target) => !reaches(target))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${Math.round(width)} × ${Math.round(height)} ${target.outerHTML.slice(0, 160)}`;
    });

  /** Some reach beyond their box: by what lies invisible over it, or by the label around it. */
  function reaches(target: HTMLElement): boolean {
    target.scrollIntoView({ block: "center", inline: "center" });
    const box = target.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const across = reach(target, middle, -1, 0) + 1 + reach(target, middle, 1, 0);
    const along = reach(target, middle, 0, -1) + 1 + reach(target, middle, 0, 1);
    // A box between two pixels has one less.
    return across >= SIDE - 1 && along >= SIDE - 1;
  }

  /** How far from its middle a press still reaches it. */
  function reach(
    target: HTMLElement,
    from: { x: number; y: number },
    byX: number,
    byY: number,
  ): number {
    for (let far = 1; far < SIDE; far += 1) {
      const hit = document.elementFromPoint(from.x + far * byX, from.y + far * byY);
      if (!target.contains(hit) && hit?.closest("label")?.control !== target) return far - 1;
    }
    return SIDE;
  }
}

// Half as long as the readable one: each document is handed all of it.
const AXE = readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8");

/** What axe finds. */
export async function checkAccess(page: Page): Promise<void> {
  // A colour on its way to another is neither of them.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await Promise.all(page.frames().map(bringAxe));
  expect(await page.evaluate(findViolations)).toEqual([]);
}

/** Half a megabyte: it goes into a document once, not again for each check. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}

/** Sums up inside the page: what axe tells of all that is well is far longer than the rest. */
async function findViolations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const { violations } = await checker.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

function readMarkup(html: string) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const all = [...parsed.querySelectorAll("*")];
  const { lang, dataset } = parsed.documentElement;
  return {
    handlers: all.flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith("on")),
    ),
    nonces: [...parsed.querySelectorAll("script:not([src]), style")].map((element) =>
      element.getAttribute("nonce"),
    ),
    html: { lang, authenticated: dataset.authenticated, userType: dataset.userType },
  };
}
