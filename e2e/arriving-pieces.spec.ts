import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./journey.ts";
import { MOST_SHIFT, nextFrame, sumShifts } from "./layout-shift.ts";

/** The width, the page, and after which share of its content the network stalls: where something stands beside another. */
const stalls = [
  [360, "/", 1 / 8],
  [1280, "/", 1 / 8],
  [1280, "/", 7 / 24],
  [1280, "/services/move-in-cleaning", 1 / 20],
] as const;

for (const [width, path, share] of stalls) {
  test(`at ${width} pixels what ${path} shows stays when all after ${share.toFixed(2)} of it comes late`, async ({
    page,
    market,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.addInitScript(sumShifts);
    const network = await startStallingNetwork(market.origin, share);
    await page.goto(network.origin + path, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await nextFrame(page);
    network.goOn();
    await page.waitForLoadState("load");
    await page.waitForFunction(() => !("arriving" in document.documentElement.dataset));
    await nextFrame(page);
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MOST_SHIFT);
    await page.goto("about:blank");
    await network.close();
  });
}

/** Passes on what the product answers; of pages the rest only when it is let go on, from a share of their content on. */
async function startStallingNetwork(product: string, share: number) {
  const rest = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    void passOn(product + asked.url, asked.headers).then(async ({ status, headers, body }) => {
      answer.writeHead(status, headers);
      if (!headers["content-type"]?.startsWith("text/html")) return answer.end(body);
      const html = body.toString();
      const from = html.indexOf("<main");
      const length = html.indexOf("</main>") - from;
      const at = html.indexOf("<", from + Math.round(length * share));
      answer.write(html.slice(0, at));
      await rest.promise;
      return answer.end(html.slice(at));
    });
  });
  await new Promise<void>((go) => server.listen(0, "127.0.0.1", go));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    goOn: rest.resolve,
    close: async () => {
      server.closeAllConnections();
      await new Promise((go) => server.close(go));
    },
  };
}

/** What only two neighbours settle with each other. */
const BETWEEN_TWO = /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

async function passOn(url: string, asked: IncomingHttpHeaders) {
  const answer = await fetch(url, {
    headers: { accept: asked.accept ?? "*/*", "user-agent": asked["user-agent"] ?? "" },
    redirect: "manual",
  });
  const headers: Record<string, string> = Object.fromEntries(
    [...answer.headers].filter(([name]) => !BETWEEN_TWO.test(name)),
  );
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}
