import { pino, type DestinationStream, type Logger } from "pino";
import { humanLine } from "./log-line.ts";
import { describeError } from "./log-error.ts";

interface LogOptions {
  level: string;
  /** One short line for a person at a terminal instead of JSON. */
  human: boolean;
  destination?: DestinationStream;
}

/**
 * The process's log. Nothing personal goes in: requests are logged by method and path without
 * the query, errors without the values that caused them.
 */
export function createLog({ level, human, destination }: LogOptions): Logger {
  const out = destination ?? (human ? process.stdout : pino.destination(1));
  return pino(
    {
      level,
      base: { pid: process.pid },
      // Libraries log their options at the level of traces, and those may hold a request's cookies.
      redact: { paths: ["headers", "*.headers", "*.*.headers"], remove: true },
      serializers: { req: describeRequest, res: describeReply, err: describeError },
    },
    human ? { write: (line: string) => out.write(humanLine(line)) } : out,
  );
}

/** A page whose path is as good as a key: whoever has it may press its button. */
const SIGNED_LINK = /^(\/unsubscribe\/).+/;

function describeRequest(request: { method?: string; url?: string }) {
  return {
    method: request.method,
    path: request.url?.replace(/\?.*$/s, "").replace(SIGNED_LINK, "$1…"),
  };
}

function describeReply(reply: { statusCode?: number }) {
  return { status: reply.statusCode };
}
