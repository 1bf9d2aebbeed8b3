import type { FastifyReply, FastifyRequest } from "fastify";

/** What of the path stands for the `*` of its route. */
export function restOf(request: FastifyRequest): string {
  return (request.params as { "*": string })["*"];
}

/** An answer that anyone on the way may keep so long. */
export function cached(reply: FastifyReply, seconds: number): FastifyReply {
  return reply.header("cache-control", `public, max-age=${seconds}`);
}
