import { Socket } from "node:net";
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { QUIET } from "../http/request-log.ts";

/**
 * Makes each request a span named after its endpoint, or its route's pattern: neither path nor query, which name people's
 * things. A page's own calls stand below the page. What a caller says of a trace of theirs is not read: anybody may say it.
 */
export function addRequestSpans(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook("onRequest", (request, reply, done) => {
    // One over the wire begins a trace, whatever was last done on that connection.
    const isOverTheWire = request.raw.socket instanceof Socket;
    const parent = isOverTheWire ? ROOT_CONTEXT : context.active();
    const route = request.routeOptions.url ?? "none";
    if (QUIET.has(route)) return context.with(parent, done);
    const span = tracer.startSpan(
      nameOf(request, route),
      {
        kind: isOverTheWire ? SpanKind.SERVER : SpanKind.INTERNAL,
        attributes: {
          "http.request.method": request.method,
          "http.route": route,
          // The one that the log and a broken page show.
          "somssi.request_id": request.id,
        },
      },
      parent,
    );
    const around = trace.setSpan(parent, span);
    contexts.set(request, around);
    reply.raw.once("close", () => {
      span.setAttribute("http.response.status_code", reply.statusCode);
      if (!reply.raw.writableFinished) span.setAttribute("error.type", "hang_up");
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return context.with(around, done);
  });
  // A body is read in the connection's own context.
  app.addHook("preValidation", (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  );
}

function nameOf(request: FastifyRequest, route: string): string {
  const schema = request.routeOptions.schema;
  return schema?.operationId ?? `${request.method} ${route}`;
}
