import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Clock } from "../clock.ts";
import type { Sql } from "../database/sql.ts";
import { addFigureGauges } from "./figure-gauges.ts";
import type { FigureGroup } from "./figure-group.ts";
import { createFigureReader, FIGURE_LIMITS, type FigureLimits } from "./read-figures.ts";

interface MetricsDeps {
  sql: Sql;
  clock: Clock;
  figures: readonly FigureGroup[];
  openStreams: () => number;
  figureFailed: (group: string, error: unknown) => void;
  figureLimits?: FigureLimits;
}

export interface Metrics {
  registry: Registry;
  duration: Histogram<"method" | "route" | "status">;
  hangUps: Counter;
  /** Prometheus' text, with figures that are some seconds old at most. */
  scrape: () => Promise<string>;
}

/** All that is measured of this process, and of the product by a look at the database. */
export function createMetrics(deps: MetricsDeps): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer, by route",
    labelNames: ["method", "route", "status"] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: "event_streams_open",
    help: "Open streams of events",
    registers,
    collect() {
      this.set(deps.openStreams());
    },
  });
  const hangUps = new Counter({
    name: "http_hang_ups_total",
    help: "Callers that were gone before their answer was",
    registers,
  });
  const write = addFigureGauges(registry, deps.figures);
  const read = createFigureReader({
    ...deps,
    groups: deps.figures,
    limits: deps.figureLimits ?? FIGURE_LIMITS,
    failed: deps.figureFailed,
  });
  return {
    registry,
    duration,
    hangUps,
    scrape: async () => {
      write(await read());
      return registry.metrics();
    },
  };
}
