import type { FastifyInstance, FastifyRequest } from "fastify";
import { endpointCall } from "#contract/endpoint-call.ts";
import type { ServerCall } from "#contract/page-rendering.ts";
import type { SharedAnswers } from "../shared/shared-answers.ts";
import { type AddCacheTag, idsIn } from "../shared/cache-tags.ts";

interface ServerCallOptions {
  cookies: boolean;
  addCacheTag?: AddCacheTag;
  /** What is kept of answers for anybody, taken by what is rendered without cookies; null where none is. */
  answers?: SharedAnswers | null;
  /** Called with the seconds after which a refused call may be tried again. */
  comeAgain?: (seconds: number) => void;
}

/**
 * Calls the API in process for the person who asks for a page: the same routes, checks and answers as over the wire.
 * Rendering a page only reads. A page that others may share is rendered without cookies, and reports its cache tags.
 */
export function serverCallFor(
  app: FastifyInstance,
  request: FastifyRequest,
  { cookies, addCacheTag, answers, comeAgain }: ServerCallOptions,
): ServerCall {
  const { cookie, "user-agent": agent } = request.headers;
  return async (name, input) => {
    const { method, url } = endpointCall(name, input);
    if (method !== "GET") throw new Error(`rendering a page may not call ${name}`);
    if (addCacheTag) idsIn(url).forEach(addCacheTag);
    const kept = cookies ? null : answers?.peek(name, input);
    if (kept) {
      if (addCacheTag) kept.ids.forEach(addCacheTag);
      return { status: 200, body: kept.body };
    }
    const answer = await app.inject({
      method,
      url,
      headers: {
        accept: "application/json",
        host: request.host,
        ...(cookies && cookie ? { cookie } : {}),
        ...(agent ? { "user-agent": agent } : {}),
      },
      remoteAddress: request.ip,
    });
    if (addCacheTag) idsIn(answer.body).forEach(addCacheTag);
    const retryAfter = answer.headers["retry-after"];
    if (retryAfter !== undefined) comeAgain?.(Number(retryAfter));
    const isJson = String(answer.headers["content-type"] ?? "").startsWith("application/json");
    return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : answer.body };
  };
}
