import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/**
 * The built client's files. Those of the build are named by their content, so they never change under one
 * URL; the few that the world knows by name do.
 */
export async function addStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const assets = join(clientDir, "assets");
  await app.register(fastifyStatic, {
    root: assets,
    prefix: "/assets/",
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const keep = path.startsWith(assets) ? `max-age=${YEAR_S}, immutable` : `max-age=${DAY_S}`;
      void reply.header("cache-control", `public, ${keep}`);
    },
  });
  for (const [path, file] of [
    ["/favicon.svg", "favicon.svg"],
    ["/favicon.ico", "favicon.svg"],
  ] as const) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file, clientDir));
  }
}
