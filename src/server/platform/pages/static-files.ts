import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

import { devicePaths } from "#contract/device-paths.ts";

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
      // Packed or not; an old one would go on showing and opening pages by old rules.
      const isWorker = path.includes(devicePaths.serviceWorker);
      void reply.header("cache-control", isWorker ? "no-cache" : `public, ${keep}`);
    },
  });
  for (const [path, file] of [
    ["/favicon.svg", "favicon.svg"],
    ["/favicon.ico", "favicon.svg"],
    ...own(devicePaths.serviceWorker, devicePaths.manifest, devicePaths.appleIcon),
    ...own(...Object.values(devicePaths.icons)),
  ] as const) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file, clientDir));
  }
}

/** Files that the build keeps under the path by which the world knows them. */
function own(...paths: string[]): [string, string][] {
  return paths.map((path) => [path, path]);
}
