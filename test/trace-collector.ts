import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as it came over the wire. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** Absent of one that began its trace. */
  parentSpanId?: string;
  kind: number;
  attributes: Record<string, unknown>;
  service: string;
}

export interface TraceCollector {
  origin: string;
  port: number;
  /** All that came so far, in the order of their ends. */
  spans: CollectedSpan[];
  /** Everything that came, as it was written. */
  bodies: string[];
  /** The `x-key` that it was shown last. */
  key: string | undefined;
  close: () => Promise<void>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface Payload {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, "attributes"> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector on loopback that takes OTLP as JSON over HTTP. */
export async function startTraceCollector(port = 0): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const collector = { spans, bodies, key: undefined as string | undefined };
  const server = createServer((request, response) => {
    void (async () => {
      collector.key = request.headers["x-key"]?.toString();
      const payload = (await json(request)) as Payload;
      bodies.push(JSON.stringify(payload));
      if (request.url === "/v1/traces") spans.push(...spansOf(payload));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    })();
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as AddressInfo;
  return Object.assign(collector, {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: () => closed(server),
  });
}

function spansOf({ resourceSpans }: Payload): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => ({ ...span, attributes: valuesOf(span.attributes), service })),
    );
  });
}

function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
}
