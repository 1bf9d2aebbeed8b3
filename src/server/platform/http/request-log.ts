import type { FastifyInstance } from "fastify";

/** Logged only when something is wrong with them: they come every few seconds, or last for hours. */
export const QUIET = new Set(["/healthz", "/readyz", "/metrics", "/events"]);

/** One line per answer, with the request's id, the route's pattern and the time it took. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    // Pages share one route; every other one is logged by its pattern.
    const pattern = request.routeOptions.url;
    const path = pattern === undefined || pattern === "/*" ? request.url : pattern;
    const facts = { req: { method: request.method, url: path }, res: reply, ms: reply.elapsedTime };
    if (reply.statusCode >= 500) request.log.error(facts);
    else if (!QUIET.has(path)) request.log.info(facts);
  });
}
