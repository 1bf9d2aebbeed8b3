import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import type { Sql } from "../database/sql.ts";
import { createMetrics } from "../metrics/create-metrics.ts";
import type { FigureGroup } from "../metrics/figure-group.ts";
import type { FigureLimits } from "../metrics/read-figures.ts";
import { forOperators } from "./operator-access.ts";
import type { HttpSettings } from "./settings.ts";

/** `/healthz` the process answers · `/readyz` it can do its work · `/metrics` in Prometheus' text format. */
export function addHealthRoutes(
  app: FastifyInstance,
  facts: {
    sql: Sql;
    clock: Clock;
    http: HttpSettings;
    isReady: () => Promise<boolean>;
    openStreams: () => number;
    figures: readonly FigureGroup[];
    figureLimits?: FigureLimits;
  },
): void {
  const { registry, duration, hangUps, scrape } = createMetrics({
    ...facts,
    figureFailed: (group, error) => app.log.warn({ err: error, group }, "figures not read"),
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
    reply.type(registry.contentType).send(await scrape()),
  );
}
