import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { statusOf, type ErrorCode } from "#contract/errors.ts";
import type { Ids } from "../../ids.ts";
import type { Random } from "../../random.ts";
import { answerError, errorBody } from "../error-answers.ts";
import type { RequestTimes } from "./request-times.ts";
import { newNonce, securityHeaders } from "../security-headers.ts";
import type { HttpSettings } from "../settings.ts";

/** Time in which a caller may still read why; milliseconds. */
const LINGER_MS = 1_000;

interface Facts {
  ids: Ids;
  random: Random;
  http: HttpSettings;
  times: RequestTimes;
}

/**
 * Options for what fails before it reaches a route: text that is no HTTP, headers too large or too slow, an
 * URL that cannot be read. It is answered in the shape and under the headers of everything else.
 */
export function brokenRequests(facts: Facts) {
  return {
    http: { requireHostHeader: false, connectionsCheckingInterval: facts.times.checkEvery },
    requestTimeout: facts.times.request,
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
      // More of the same request counts as another error; it has its answer already.
      if (socket.writableEnded) return;
      if (error.code === "ECONNRESET") return void socket.destroy();
      socket.end(rawAnswer(error.code, facts));
      // Closed at once, what is still on its way here would make the system drop the answer.
      setTimeout(() => socket.destroy(), LINGER_MS).unref();
    },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      for (const [name, value] of Object.entries(headersOf(facts))) void reply.header(name, value);
      answerError(error, request, reply);
    },
  };
}

/** An `Expect` header that Node does not know is no reason to turn a request away. */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) => app.routing(request, response));
}

function headersOf({ random, http }: Facts): Record<string, string> {
  const { secureCookies: secure, developmentTools, paymentOrigins } = http;
  return securityHeaders({ nonce: newNonce(random), secure, developmentTools, paymentOrigins });
}

function rawAnswer(reason: string | undefined, facts: Facts): string {
  const code = codeOf(reason);
  const body = JSON.stringify(errorBody(code, facts.ids.next()));
  const headers = {
    ...headersOf(facts),
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = statusOf(code);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

function codeOf(reason: string | undefined): ErrorCode {
  if (reason === "HPE_HEADER_OVERFLOW") return "header_too_large";
  if (reason === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  return "malformed";
}
