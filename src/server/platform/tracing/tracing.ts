import type { FastifyInstance } from "fastify";
import type { Sql } from "../database/sql.ts";

/** Spans of what this process does, sent to a collector (decision 076). Where nothing is traced there is none of it. */
export interface Tracing {
  /** Makes each request a span; called before anything else hooks into the application. */
  followRequests(app: FastifyInstance): void;
  /** Makes each statement a span below whatever asks for it, on this pool and on every other one. */
  followStatements(sql: Sql): void;
  /** Runs a job in a span: below what ordered it where that is given, as `currentTrace` told it. */
  job<T>(name: string, trace: string | null, work: () => Promise<T>): Promise<T>;
  /** The same port, each of whose calls is a span. */
  calls<Port extends object>(name: string, port: Port): Port;
  /** Sends what is left, within a second. */
  stop(): Promise<void>;
}

/** Where spans go. */
export interface TracingSettings {
  /** Takes OTLP over HTTP; `/v1/traces` is added. */
  endpoint: string;
  headers: Record<string, string>;
  /** Of all requests and jobs, from 0 to 1. */
  share: number;
}
