import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";

type Done = Parameters<SpanExporter["export"]>[1];

/** An exporter that logs once when the collector stops taking spans, and once when it takes them again. */
export function reportingExporter(exporter: SpanExporter, log: Logger): SpanExporter {
  let isLost = false;
  return {
    export(spans: ReadableSpan[], done: Done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== 0;
        if (failed && !isLost) {
          log.warn(
            { err: result.error },
            "traces could not be sent; they are thrown away until they can",
          );
        }
        if (!failed && isLost) log.info("traces are sent again");
        isLost = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
