import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { TestClient } from "../client.ts";
import { TRIPWIRE_HOST } from "./markup-lines.ts";

/** What no page of ours draws, and a page that takes a text for markup may. */
const NEVER_DRAWN =
  "iframe, object, embed, base, math, marquee, area, animate, foreignObject, meta[http-equiv=refresh]";
/** How long what was drawn may take to run; milliseconds. */
const FUSE = 150;

/**
 * A person's browser that notices when a text runs, loads or leaves: dialogs, words on the console, calls of other
 * hosts, and elements and attributes that no page has. Without the policy that would stop most of it.
 */
export class Tripwire {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #origin: string;
  readonly tripped: string[] = [];

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.#context = context;
    this.#page = page;
    this.#origin = origin;
  }

  static async open(browser: Browser, origin: string, { cookies }: TestClient): Promise<Tripwire> {
    const context = await browser.newContext({
      baseURL: origin,
      locale: "ko-KR",
      bypassCSP: true,
      serviceWorkers: "block",
    });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
    const page = await context.newPage();
    const wire = new Tripwire(context, page, origin);
    wire.#watch();
    return wire;
  }

  #watch(): void {
    const trip = (what: string) => this.tripped.push(`${what} at ${this.#page.url()}`);
    this.#page.on("dialog", (dialog) => {
      trip(`a dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    this.#page.on("console", (message) => {
      if (message.text().includes("tripwire")) trip(`the console ${message.text()}`);
    });
    this.#page.on("framenavigated", (frame) => {
      if (frame !== this.#page.mainFrame()) trip(`a frame ${frame.url()}`);
      else if (!frame.url().startsWith(this.#origin)) trip(`left for ${frame.url()}`);
    });
    this.#context.on("request", (request) => {
      if (request.url().includes(TRIPWIRE_HOST) && new URL(request.url()).host === TRIPWIRE_HOST)
        trip(`a call of ${request.url()}`);
    });
  }

  /** Opens an address and waits for what it draws; answers the text that people can find there. */
  async visit(path: string): Promise<string> {
    await this.#page.goto(path, { waitUntil: "load" });
    await this.#page.waitForTimeout(FUSE);
    const { text, strange } = await this.#page.evaluate((never) => {
      const elements = [...document.querySelectorAll("*")];
      const acts = elements.filter(
        (element) =>
          [...element.attributes].some(({ name }) => name.toLowerCase().startsWith("on")) ||
          /^\W*(javascript|vbscript|data):/i.test(element.getAttribute("href") ?? ""),
      );
      const drawn = [...document.querySelectorAll(never)];
      const fields = [...document.querySelectorAll("input, textarea")].map(
        (field) => (field as HTMLInputElement).value,
      );
      return {
        text: [document.body.textContent, ...fields].join("\n"),
        strange: [...acts, ...drawn].map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    }, NEVER_DRAWN);
    for (const one of strange) this.tripped.push(`${one} at ${path}`);
    return text;
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}
