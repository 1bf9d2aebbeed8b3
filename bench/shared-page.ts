import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { deleteProductData, startProduct } from "#test/product.ts";
import { inTurn, type Measurement } from "./measurement.ts";

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 20;
/** Of what the bare server sends. */
const LEAST = 0.8;

/** The anonymous front page of the running product against the same bytes from a bare server, in turn. */
export async function sharedPage(): Promise<Measurement[]> {
  const product = await startProduct({ env: { SEED: "demo", LOG_LEVEL: "info" } });
  try {
    return [
      await besideCopy(product.origin, "anonymous front page", {}),
      await besideCopy(product.origin, "anonymous front page, gzip", {
        "accept-encoding": "gzip, br",
      }),
    ];
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function besideCopy(
  origin: string,
  name: string,
  headers: Record<string, string>,
): Promise<Measurement> {
  const bare = await copyOf(origin, headers);
  const { port } = bare.address() as AddressInfo;
  const measured = await inTurn(ROUNDS, {
    ours: () => requestsPerSecond(origin, headers),
    reference: () => requestsPerSecond(`http://127.0.0.1:${port}`, headers),
  });
  bare.close();
  return { name, ...measured, unit: "requests/s", better: "higher", bound: LEAST };
}

/** A server that does nothing but send what ours has sent once: the same headers, the same bytes. */
async function copyOf(origin: string, headers: Record<string, string>): Promise<Server> {
  const { sent, body } = await answerOf(origin, headers);
  const bare = createServer((_request, response) => {
    response.writeHead(200, sent);
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(bare, "listening");
  return bare;
}

/** An answer as it comes over the wire, still packed. */
async function answerOf(origin: string, headers: Record<string, string>) {
  const asked = request(origin, { headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const own = new Set(["date", "connection", "keep-alive"]);
  const sent = Object.entries(response.headers).filter(([name]) => !own.has(name));
  return { sent: Object.fromEntries(sent), body: Buffer.concat(chunks) };
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return Math.round(result.requests.average);
}
