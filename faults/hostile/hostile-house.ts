import type { TestApp } from "#test/app.ts";
import { buildPages } from "#test/build-pages.ts";
import { openScratchApp } from "../scratch-app.ts";

/** The application with its built pages and a market of its own, for texts that mean harm. */
export class HostileHouse {
  readonly app: TestApp;
  readonly #close: () => Promise<void>;

  private constructor(app: TestApp, close: () => Promise<void>) {
    this.app = app;
    this.#close = close;
  }

  static async open(): Promise<HostileHouse> {
    const { app, close } = await openScratchApp("2027-03-10T03:00:00.000Z", {
      pages: { kind: "built", distDir: buildPages() },
      http: { developmentTools: true },
    });
    return new HostileHouse(app, close);
  }

  close(): Promise<void> {
    return this.#close();
  }
}
