import { request } from "node:http";
import type { Ask } from "./crawl.ts";
import type { Person } from "./market.ts";

/**
 * Asks the product as a person's browser would, from loopback address `number`: how many pages are rendered for one
 * address is limited, and the other journeys need theirs.
 */
export function askAs(network: { origin: string; number: number }, person?: Person): Ask {
  const { hostname, port } = new URL(network.origin);
  const cookie = Object.entries(person?.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  // Other systems have but one.
  const localAddress = process.platform === "linux" ? `127.0.1.${network.number}` : undefined;
  return (path) =>
    new Promise((resolve, reject) => {
      const headers = { cookie: cookie.join("; "), accept: "text/html" };
      request({ hostname, port, path, headers, localAddress, family: 4 }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers["content-type"] ?? "",
            location: answer.headers.location ?? null,
            body: Buffer.concat(parts).toString("utf8"),
          }),
        );
      })
        .on("error", reject)
        .end();
    });
}
