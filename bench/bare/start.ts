import { spawn } from "node:child_process";
import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** An answer as it came over the wire, still packed. */
export interface WireAnswer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What a bare server sends: the bytes themselves, or what React makes of the same elements for each request. */
type BareKind = "bytes" | "react";

/** What is handed to the process, as JSON. */
export interface BareOrder {
  kind: BareKind;
  headers: IncomingHttpHeaders;
  /** Base64. */
  body: string;
}

/** Asks once for what a bare server is to send. */
export async function answerOf(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  const asked = request(url, { headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const own = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
  const sent = Object.entries(response.headers).filter(([name]) => !own.has(name));
  return { headers: Object.fromEntries(sent), body: Buffer.concat(chunks) };
}

/** A process of its own, as the product is one, that does nothing else. */
export async function startBare(
  kind: BareKind,
  { headers, body }: WireAnswer,
): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "process.ts")], {
    // React chooses its fast half by this.
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(JSON.stringify({ kind, headers, body: body.toString("base64") }));
  const [origin] = (await once(createInterface(child.stdout), "line")) as [string];
  return { origin, stop: () => void child.kill() };
}
