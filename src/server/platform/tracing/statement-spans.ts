import { context, SpanKind, SpanStatusCode, trace, type Tracer } from "@opentelemetry/api";
import type { Sql } from "../database/sql.ts";
import { errorCode } from "../system-error.ts";
import { statementName, type StatementName } from "./statement-name.ts";

/** What we use of the driver's own query; it tells nobody of a statement's end in any other way. */
interface DriverQuery {
  executed: boolean;
  strings: readonly string[];
  /** Written in our source; false of a text that was put together. */
  tagged: boolean;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  handle: () => Promise<void>;
}

const LONGEST_TEXT = 1_000;

/**
 * Makes each statement of the driver a span below what asks for it, from asking on: waiting for a connection is part of
 * it. Statements that nothing asks for that is traced have none. Answers how it is undone.
 */
export function addStatementSpans(sql: Sql, tracer: Tracer): () => void {
  const queries = Object.getPrototypeOf(sql`SELECT 1`) as DriverQuery;
  const { handle } = queries;
  const names = new WeakMap<readonly string[], { name: StatementName; text: string }>();
  queries.handle = function handleTraced(this: DriverQuery) {
    const parent = trace.getActiveSpan();
    if (!this.executed && parent?.isRecording()) startSpan(this, tracer, names);
    return handle.call(this);
  };
  return () => {
    queries.handle = handle;
  };
}

function startSpan(
  query: DriverQuery,
  tracer: Tracer,
  names: WeakMap<readonly string[], { name: StatementName; text: string }>,
): void {
  const { strings } = query;
  let said = names.get(strings);
  if (!said) {
    // Values and nested pieces stand between the strings, and are left out.
    const text = strings.join("$").replaceAll(/\s+/g, " ").trim();
    said = { name: statementName(text), text };
    names.set(strings, said);
  }
  const { operation, table } = said.name;
  const span = tracer.startSpan(
    table ? `${operation} ${table}` : operation,
    {
      kind: SpanKind.CLIENT,
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": operation,
        ...(table ? { "db.collection.name": table } : {}),
        ...(query.tagged ? { "db.query.text": said.text.slice(0, LONGEST_TEXT) } : {}),
      },
    },
    context.active(),
  );
  const { resolve, reject } = query;
  query.resolve = (value) => {
    span.end();
    resolve(value);
  };
  query.reject = (error) => {
    // Its message may repeat a value; its code does not.
    span.setAttribute("error.type", errorCode(error) ?? "unknown");
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
    reject(error);
  };
}
