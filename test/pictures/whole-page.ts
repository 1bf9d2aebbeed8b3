import type { Page } from "@playwright/test";
import { hydrated } from "../../e2e/journey.ts";
import { hasProductFont } from "../has-product-font.ts";

declare global {
  interface Window {
    putOnFont?: () => void;
  }
}

/** Opens a page, uses it and waits until all of it is alive, laid out and in the product's own font, whatever fonts the machine has. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  // A browser may move its own pointer once more for a page that changed: what waits for the first use would come or not.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.querySelector("[data-waiting=use]") === null);
  await hydrated(page);
  // Whoever had the font on a page before has it on at once.
  await page.waitForFunction(() => {
    window.putOnFont?.();
    return !("arriving" in document.documentElement.dataset);
  });
  await page.waitForFunction(hasProductFont);
}

/**
 * Gives a page another width. A picture that was there before stays whichever fits the old one; each is chosen anew, as
 * by a page that is opened at this width. Nothing is remembered meanwhile: of what it has at hand, a browser takes a
 * larger copy than it needs, and what it has depends on how fast the machine is.
 */
export async function setSize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await forgetPictures(page);
  await page.evaluate(async (width) => {
    const drawn = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    // On a busy machine the page has its new width only some frames later, and would choose for the old one.
    while (innerWidth !== width) await drawn();
    await drawn();
    for (const image of document.images) {
      const { srcset } = image;
      // A lazy one counts as complete until it is looked for, some frames later: the old picture would be taken for it.
      if (image.getBoundingClientRect().top < innerHeight) image.loading = "eager";
      if (srcset) image.srcset = srcset;
    }
  }, size.width);
}

async function forgetPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.detach();
}

/** Waits until everything that is in view is there: styles, letters and pictures, drawn. */
export async function allInView(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
    };
    const styles = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
    return (
      [...styles].every(({ sheet }) => sheet !== null) &&
      [...document.images].filter(inView).every((image) => image.complete)
    );
  });
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    // Letters that a style asks for are on their way once they were laid out.
    await drawn();
    await document.fonts.ready;
    const begun = [...document.images].filter((image) => image.complete && image.currentSrc);
    for (const image of begun) {
      await image.decode().catch(() => {
        throw new Error(`no picture at ${image.currentSrc}`);
      });
    }
    await drawn();
    await drawn();
  });
}
