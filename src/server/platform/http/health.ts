import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Registry, collectDefaultMetrics, Histogram } from "prom-client";
import type { Sql } from "../database/sql.ts";
import { forOperators } from "./operator-access.ts";
import type { HttpSettings } from "./settings.ts";

/** `/healthz` the process answers · `/readyz` it can do its work · `/metrics` in Prometheus' text format. */
export function addHealthRoutes(
  app: FastifyInstance,
  facts: {
    sql: Sql;
    http: HttpSettings;
    isReady: () => Promise<boolean>;
    openStreams: () => number;
  },
): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [metrics],
  });
  new Gauge({
    name: "event_streams_open",
    help: "Open streams of events",
    registers: [metrics],
    collect() {
      this.set(facts.openStreams());
    },
  });
  const hangUps = new Counter({
    name: "http_hang_ups_total",
    help: "Callers that were gone before their answer was",
    registers: [metrics],
  });
  app.addHook("onRequestAbort", async (request) => {
    // A stream of events ends in no other way.
    if (request.routeOptions.url !== "/events") hangUps.inc();
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    if (route === "/events") return;
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }));
  app.get("/readyz", { schema: { hide: true } }, async (request, reply) => {
    const ready = await facts.isReady().catch((error: unknown) => {
      request.log.warn({ err: error }, "not ready");
      return false;
    });
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  const forMachines = { schema: { hide: true }, onRequest: forOperators(facts.http) };
  app.get("/metrics", forMachines, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
