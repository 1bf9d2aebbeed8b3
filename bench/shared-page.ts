import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { deleteProductData, startProduct } from "#test/product.ts";
import type { Measurement } from "./run-bench.ts";

const SECONDS = 4;
const ROUNDS = 3;
const CONNECTIONS = 20;

/** The anonymous home page of the running product against the same bytes from a bare server, in turn. */
export async function sharedPage(): Promise<Measurement> {
  const product = await startProduct({ env: { SEED: "none", LOG_LEVEL: "info" } });
  try {
    const page = Buffer.from(await (await fetch(product.origin)).arrayBuffer());
    const bare = createServer((_request, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(page);
    }).listen(0, "127.0.0.1");
    await once(bare, "listening");
    const { port } = bare.address() as AddressInfo;
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await requestsPerSecond(product.origin));
      reference.push(await requestsPerSecond(`http://127.0.0.1:${port}`));
    }
    bare.close();
    return {
      name: "anonymous home page",
      ours: median(ours),
      reference: median(reference),
      unit: "requests/s",
    };
  } finally {
    await product.stop();
    await deleteProductData(product.dataDir);
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with errors`);
  return Math.round(result.requests.average);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
