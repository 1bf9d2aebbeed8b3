import { createServer } from "node:http";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import { launchBrowser } from "../browser.ts";
import { buildPages } from "../build-pages.ts";
import { makeAccount } from "../factories/accounts.ts";
import { makeSignedInPro } from "../factories/market.ts";
import { someOf } from "../hostile-lines/grammar.ts";
import { allMarkupLines, TRIPWIRE_HOST } from "../hostile-lines/markup-lines.ts";
import { Tripwire } from "../hostile-lines/tripwire.ts";
import { seededRandom } from "../seeded-random.ts";

/** A browser is started; milliseconds. */
const LONG = 60_000;

let app: TestApp;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  app = await testApp(undefined, { pages: { kind: "built", distDir: buildPages() } });
  origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await launchBrowser();
}, LONG);

afterAll(() => browser?.close());

// All lines on all pages that show what people type: `npm run faults`, “markup in every text that pages show”.
it(
  "of a thousand lines of markup some are drawn by Chromium, and none runs",
  { timeout: LONG },
  async () => {
    const pro = await makeSignedInPro(app);
    const some = someOf(allMarkupLines, 24, seededRandom(1));
    await app.sql`UPDATE pro_profiles SET introduction = ${some.join("\n")} WHERE id = ${pro.proId}`;
    const wire = await Tripwire.open(browser, origin, await app.as(await makeAccount(app)));
    const text = await wire.visit(`/pros/${pro.proId}`);
    await wire.visit(`/search?q=${encodeURIComponent(some[0] ?? "")}`);
    await wire.close();
    const plain = (read: string) => read.replaceAll(/[\s\p{Cc}]+/gu, "");
    expect(some.filter((line) => !plain(text).includes(plain(line)))).toEqual([]);
    expect(wire.tripped).toEqual([]);
  },
);

it.each([
  ["a dialog", "<img src=x onerror=alert(1)>"],
  ["the console", "<svg onload=console.log('tripwire')>"],
  [`a call of http://${TRIPWIRE_HOST}`, `<img src=//${TRIPWIRE_HOST}/a>`],
  ["<a href", "<a href='javascript:1'>누르기</a>"],
  ["a frame", "<iframe src=about:blank#a></iframe>"],
])(
  "a page that takes a line for markup is noticed, by %s",
  { timeout: LONG },
  async (what, line) => {
    const careless = createServer((_, answer) => {
      answer.setHeader("content-type", "text/html; charset=utf-8");
      answer.end(`<!doctype html><body>${line}`);
    });
    await new Promise<void>((resolve) => careless.listen(0, "127.0.0.1", resolve));
    const address = careless.address();
    const port = typeof address === "object" ? address?.port : 0;
    const wire = await Tripwire.open(browser, `http://127.0.0.1:${port}`, app.visitor());
    await wire.visit("/");
    await wire.close();
    careless.close();
    expect(wire.tripped.join("\n")).toContain(what);
  },
);
