import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { launchPeoplesBrowser } from "#test/browser.ts";
import { hasProductFont } from "#test/has-product-font.ts";
import { deleteProductData, startProduct } from "#test/product.ts";
import { buildFloor } from "./floor.ts";
import { median, swingOf, type Measurement } from "./measurement.ts";
import { firstPageAddresses, newPhonePage } from "./phone.ts";

/** So much of a task, in milliseconds, keeps nobody waiting; what is longer counts as blocking. */
const UNNOTICED = 50;
/** A page is looked at until nothing has kept it busy for so long, in milliseconds. */
const QUIET = 1_000;
const MOST_SHIFT = 0.02;
/** Beside the bare page of the same libraries. */
const MOST_BLOCKING = 1;

/** What one look at a page told. */
interface Look {
  /** When the largest part was painted, in milliseconds. */
  paint: number;
  /** What long tasks took beyond what is not noticed, in milliseconds. */
  blocking: number;
  shift: number;
  /** All script that came until the page was quiet, gzip, in bytes. */
  script: number;
}

/**
 * The pages on which people arrive, on a slowed phone: the medians of `runs` looks against those of a bare page of the
 * same libraries, which draws itself in the browser. All are looked at in turn, so that a busy machine is busy for each.
 */
export async function firstPages(runs: number): Promise<Measurement[]> {
  const product = await startProduct({ env: { SEED: "demo" } });
  const bare = await serveFloor(product.origin);
  const browser = await launchPeoplesBrowser();
  try {
    const pages = { bare: bare.origin, ...(await firstPageAddresses(product.origin)) };
    const looks = new Map(Object.keys(pages).map((name) => [name, [] as Look[]]));
    // The first round warms the product up.
    for (let round = 0; round <= runs; round += 1) {
      for (const [name, url] of Object.entries(pages)) {
        const look = await lookAt(browser, url, { inOurFont: url !== bare.origin });
        if (round > 0) looks.get(name)?.push(look);
      }
    }
    const reference = looks.get("bare") ?? [];
    return [...looks].flatMap(([name, ours]) => measured(name, ours, reference));
  } finally {
    await browser.close();
    bare.server.close();
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function lookAt(
  browser: Browser,
  url: string,
  { inOurFont }: { inOurFont: boolean },
): Promise<Look> {
  const { page, context } = await newPhonePage(browser);
  try {
    const scripts: Promise<number>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(zippedSize(response));
    });
    await page.addInitScript(watch, UNNOTICED);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForFunction((quiet) => performance.now() - window.look.busyUntil > quiet, QUIET);
    if (inOurFont && !(await page.evaluate(hasProductFont))) {
      throw new Error(
        `${url} did not put the product's font on: this machine's fonts are none of those fitted to it`,
      );
    }
    const { paint, blocking, shift } = await page.evaluate(() => window.look);
    const sizes = await Promise.all(scripts);
    return { paint, blocking, shift, script: sizes.reduce((sum, size) => sum + size, 0) };
  } finally {
    await context.close();
  }
}

async function zippedSize(response: Response): Promise<number> {
  return gzipSync(await response.body(), { level: 9 }).byteLength;
}

declare global {
  interface Window {
    look: Omit<Look, "script"> & { busyUntil: number };
  }
}

/** Runs in the page before anything of its own. */
function watch(unnoticed: number): void {
  const look = { paint: 0, blocking: 0, shift: 0, busyUntil: 0 };
  window.look = look;
  addEventListener("load", () => (look.busyUntil = Math.max(look.busyUntil, performance.now())));
  const observe = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => (look.paint = startTime));
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) look.shift += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    look.blocking += duration - unnoticed;
    look.busyUntil = Math.max(look.busyUntil, startTime + duration);
  });
}

function measured(name: string, looks: Look[], bare: Look[]): Measurement[] {
  const of = (some: Look[], fact: keyof Look) => some.map((look) => look[fact]);
  const row = (fact: keyof Look, title: string, by: number): Measurement => ({
    name: `${name}: ${title}`,
    ours: Math.round(median(of(looks, fact)) / by),
    reference: Math.round(median(of(bare, fact)) / by),
    unit: "ms",
    better: "lower",
    swing: swingOf(of(looks, fact), of(bare, fact)),
  });
  const script = row("script", "script until it is quiet, gzip", 102.4);
  return [
    row("paint", "largest paint", 1),
    { ...row("blocking", "blocking time", 1), bound: MOST_BLOCKING },
    { ...script, ours: script.ours / 10, reference: script.reference / 10, unit: "KB" },
    {
      name: `${name}: shift`,
      ours: Math.round(median(of(looks, "shift")) * 1_000) / 1_000,
      reference: MOST_SHIFT,
      unit: "",
      better: "lower",
      bound: 1,
    },
  ];
}

/** A page that the browser draws by itself, on the same libraries and the product's own API. */
async function serveFloor(product: string): Promise<{ origin: string; server: Server }> {
  const code = (await buildFloor("client")).join("\n");
  const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>floor</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body></body><script type="module" src="/floor.js"></script></html>`;
  const server = createServer((asked, response) => {
    if (asked.url === "/") response.setHeader("content-type", "text/html").end(page);
    else if (asked.url === "/floor.js") {
      response.setHeader("content-type", "text/javascript").end(code);
    } else {
      const passed = request(product + asked.url, { headers: { accept: "application/json" } });
      passed.on("response", (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
