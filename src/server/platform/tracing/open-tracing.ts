import { setTimeout as pause } from "node:timers/promises";
import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { readTraceBy } from "./current-trace.ts";
import { reportingExporter } from "./reporting-exporter.ts";
import { addRequestSpans } from "./request-spans.ts";
import { addStatementSpans } from "./statement-spans.ts";
import type { Tracing, TracingSettings } from "./tracing.ts";

/** What a collector gets to take one batch, tries again included; milliseconds. */
const EXPORT_TIMEOUT = 5_000;
/** How long spans are gathered before they are sent; milliseconds. */
const BATCH_DELAY = 2_000;
/** So long the end of the process waits for the last of them; milliseconds. */
const STOP_PATIENCE = 1_000;

const propagator = new W3CTraceContextPropagator();

/** Begins to trace. This module is loaded by nobody who does not. */
export function openTracing(
  settings: TracingSettings,
  { serviceName, log }: { serviceName: string; log: Logger },
): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: EXPORT_TIMEOUT,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reportingExporter(exporter, log),
        scheduledDelayMillis: BATCH_DELAY,
      }),
    ],
  });
  const tracer = provider.getTracer("somssi");
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  readTraceBy(traceparent);
  let unfollow: (() => void) | null = null;
  return {
    followRequests: (app) => addRequestSpans(app, tracer),
    followStatements: (sql) => {
      unfollow ??= addStatementSpans(sql, tracer);
    },
    job: (name, from, work) =>
      inSpan(tracer, `job ${name}`, SpanKind.CONSUMER, contextOf(from), work),
    calls: (name, port) => traced(tracer, name, port),
    stop: async () => {
      unfollow?.();
      readTraceBy(null);
      const sent = provider.shutdown();
      await Promise.race([sent, pause(STOP_PATIENCE, undefined, { ref: false })]);
      context.disable();
    },
  };
}

function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagator.inject(context.active(), carrier, defaultTextMapSetter);
  return carrier.traceparent ?? null;
}

/** A text that is no traceparent begins a trace of its own. */
function contextOf(from: string | null): Context {
  if (from === null) return ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, { traceparent: from }, defaultTextMapGetter);
}

async function inSpan<T>(
  tracer: Tracer,
  name: string,
  kind: SpanKind,
  parent: Context,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind }, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    // Not what it says: that may name somebody.
    span.setAttribute("error.type", error instanceof Error ? error.name : "unknown");
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** Of what is passed and answered the `outcome` alone is told, a word of ours. */
function traced<Port extends object>(tracer: Tracer, name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== "function" || typeof key === "symbol") return value;
      return (...passed: unknown[]) =>
        inSpan(tracer, `${name}.${key}`, SpanKind.CLIENT, context.active(), async (span) => {
          const answer: unknown = await Reflect.apply(value, target, passed);
          const outcome = outcomeOf(answer);
          if (outcome !== null) span.setAttribute("somssi.outcome", outcome);
          return answer;
        });
    },
  });
}

function outcomeOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("outcome" in answer)) return null;
  return typeof answer.outcome === "string" ? answer.outcome : null;
}
