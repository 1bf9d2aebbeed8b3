import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { createServer as createProbe, type AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findWholeChromium } from "#test/chromium.ts";
import { deleteProductData, startProduct } from "#test/product.ts";
import { buildFloor } from "./floor.ts";
import { median, type Measurement } from "./measurement.ts";

const SERVICE = "move-in-cleaning";
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;

/** What one look at a page told. */
interface Look {
  scores: Record<string, number>;
  /** When the largest part was painted, in milliseconds. */
  paint: number;
  shift: number;
  /** The audits that did not pass, for who mends them. */
  wanting: string[];
}

/** Lighthouse on a phone, the median of `runs` looks: scores against the goals, and the paint against a bare page's. */
export async function firstPagesInLighthouse(runs: number): Promise<Measurement[]> {
  const product = await startProduct({ env: { SEED: "demo" } });
  const floor = await serveFloor(product.origin);
  const { executablePath, args, env } = findWholeChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const bare = await looksAt(floor.origin, port, runs);
    // What a machine can reach at all: the goal is meant for one on which the bare page reaches it.
    const results: Measurement[] = measured("bare", bare, bare);
    for (const [name, path] of Object.entries(await firstPages(product.origin))) {
      const looks = await looksAt(product.origin + path, port, runs);
      results.push(...measured(name, looks, bare));
      const wanting = new Set(looks.flatMap((look) => look.wanting));
      if (wanting.size > 0) process.stdout.write(`  ${name}: ${[...wanting].join(", ")}\n`);
    }
    return results;
  } finally {
    await browser.close();
    floor.server.close();
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function firstPages(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api2/search/pro?service=${SERVICE}`);
  const { items } = (await answer.json()) as { items: { pro: { id: string } }[] };
  return {
    home: "/",
    service: `/services/${SERVICE}`,
    search: "/search",
    pro: `/pros/${items[0]?.pro.id}`,
    price: `/prices/${SERVICE}`,
  };
}

async function looksAt(url: string, port: number, runs: number): Promise<Look[]> {
  const looks: Look[] = [];
  while (looks.length < runs) looks.push(await lookAt(url, port));
  return looks;
}

async function lookAt(url: string, port: number): Promise<Look> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    output: "json",
    onlyCategories: Object.keys(GOALS),
  });
  if (!result) throw new Error(`no look at ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? Infinity;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    paint: Math.round(valueOf("largest-contentful-paint")),
    shift: Math.round(valueOf("cumulative-layout-shift") * 1_000) / 1_000,
    wanting: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
      .map(({ id }) => id),
  };
}

function measured(name: string, looks: Look[], bare: Look[]): Measurement[] {
  const scores = Object.entries(GOALS).map(([category, goal]) => ({
    name: `${name}: ${category}`,
    ours: median(looks.map(({ scores }) => scores[category] ?? 0)),
    reference: goal,
    unit: "points",
  }));
  const middle = (of: Look[], fact: "paint" | "shift") => median(of.map((look) => look[fact]));
  return [
    ...scores,
    {
      name: `${name}: largest paint`,
      ours: middle(looks, "paint"),
      reference: middle(bare, "paint"),
      unit: "ms",
    },
    { name: `${name}: shift`, ours: middle(looks, "shift"), reference: MOST_SHIFT, unit: "" },
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

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
