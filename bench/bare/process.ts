import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { renderToString } from "react-dom/server";
import { elementOf, treeOf } from "./markup.ts";
import type { BareOrder } from "./start.ts";

const order = JSON.parse(await text(process.stdin)) as BareOrder;
const body = Buffer.from(order.body, "base64");
const answer = order.kind === "bytes" ? () => body : renderer(body.toString());

const server = createServer((_request, response) => {
  const sent = answer();
  response.writeHead(200, { ...order.headers, "content-length": Buffer.byteLength(sent) });
  response.end(sent);
}).listen(0, "127.0.0.1");
await once(server, "listening");
process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);

/** Makes the elements and their markup anew each time. */
function renderer(html: string): () => string {
  const tree = treeOf(html);
  const render = () => `<!DOCTYPE html>${renderToString(elementOf(tree))}`;
  const made = render().length / html.length;
  if (Math.abs(made - 1) > 0.02) throw new Error(`the bare markup is ${made} of the page's`);
  return render;
}
