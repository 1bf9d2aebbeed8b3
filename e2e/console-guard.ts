import {
  expect,
  type BrowserContext,
  type ConsoleMessage,
  type Request,
  type Response,
  type WebError,
} from "@playwright/test";

/** An answer that a test asks for on purpose: its status and how its path begins. */
interface ExpectedAnswer {
  status: number;
  path: string;
}

/** Whoever has no membership is told so by this status. */
const ALWAYS_EXPECTED: readonly ExpectedAnswer[] = [
  { status: 404, path: "/api/v2/users/me/subscriptions/" },
];

/** What Playwright itself says where a journey lets no service worker in. */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

const WATCHED = new Set(["error", "warning"]);

/**
 * Collects what a page should never show: messages on the console, uncaught errors and rejections,
 * and requests to the product that fail. The test fails at its end when there was any.
 */
export class ConsoleGuard {
  readonly #origin: string;
  readonly #complaints: string[] = [];
  readonly #expected: ExpectedAnswer[] = [...ALWAYS_EXPECTED];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Watches all pages of a browser context, also those that open later; answers how to stop. */
  watch(context: BrowserContext): () => void {
    const onMessage = (message: ConsoleMessage) => {
      if (message.text() === BLOCKED_WORKER) return;
      if (WATCHED.has(message.type()) && !isFailedAnswer(message)) {
        this.#complain(`console.${message.type()}: ${message.text()}`, message.location().url);
      }
    };
    const threw = (error: WebError) => {
      const thrown = error.error();
      this.#complain(`uncaught: ${thrown.stack ?? thrown.message}`, error.page()?.url());
    };
    const failed = (request: Request) => {
      const reason = request.failure()?.errorText ?? "";
      // A page that is left gives up what it was still asking for.
      if (reason === "net::ERR_ABORTED") return;
      this.#complain(`${request.method()} ${request.url()} failed: ${reason}`);
    };
    const answered = (response: Response) => {
      if (response.status() < 400 || !response.url().startsWith(this.#origin)) return;
      const path = response.url().slice(this.#origin.length);
      const wanted = this.#expected.some(
        (answer) => answer.status === response.status() && path.startsWith(answer.path),
      );
      if (!wanted) {
        this.#complain(`${response.request().method()} ${path} answered ${response.status()}`);
      }
    };
    context.on("console", onMessage).on("weberror", threw);
    context.on("requestfailed", failed).on("response", answered);
    return () => {
      context.off("console", onMessage).off("weberror", threw);
      context.off("requestfailed", failed).off("response", answered);
    };
  }

  /** Lets an answer pass that the test provokes. */
  allow(status: number, path: string): void {
    this.#expected.push({ status, path });
  }

  /** A lost connection that the test makes itself also fails requests. */
  forget(pattern: RegExp): void {
    const kept = this.#complaints.filter((complaint) => !pattern.test(complaint));
    this.#complaints.splice(0, Infinity, ...kept);
  }

  verify(): void {
    expect(this.#complaints, "what the pages complained about").toEqual([]);
  }

  #complain(what: string, where = ""): void {
    this.#complaints.push(where ? `${what} (${where})` : what);
  }
}

/** The browser's own line about a refused answer, which `response` tells with its path and status. */
function isFailedAnswer(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource");
}
