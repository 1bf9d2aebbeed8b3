import type { FastifyReply, FastifyRequest } from "fastify";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { registry } from "#contract/registry.ts";
import type { Method } from "#contract/endpoint.ts";
import { refuse } from "../refusal.ts";
import type { HttpSettings } from "./settings.ts";

const endpoints = endpointNames.map((name) => {
  const { method, path } = routeOf(name);
  const source = path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+");
  return { method, pattern: new RegExp(`^${source}/?$`), dev: registry[name].access === "dev" };
});

/** Answers what no route takes: a path of ours by another method, or no path of ours at all. */
export function refuseUnknown(
  request: FastifyRequest,
  reply: FastifyReply,
  http: Pick<HttpSettings, "developmentTools">,
): never {
  const methods = methodsAt(request.url.replace(/\?.*$/s, ""), http.developmentTools);
  if (methods.length === 0 || methods.includes(request.method as Method)) refuse("route_not_found");
  void reply.header("allow", methods.join(", "));
  return refuse("method_not_allowed");
}

function methodsAt(path: string, developmentTools: boolean): Method[] {
  return endpoints
    .filter(({ pattern, dev }) => (developmentTools || !dev) && pattern.test(path))
    .map(({ method }) => method);
}
