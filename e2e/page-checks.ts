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

// Half as long as the readable one: each document is handed all of it.
const AXE = readFileSync(join(import.meta.dirname, "../node_modules/axe-core/axe.min.js"), "utf8");

/** What axe finds. */
export async function checkAccess(page: Page): Promise<void> {
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
