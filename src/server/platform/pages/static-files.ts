import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** The built client's files: named by their content, so they never change under one address. */
export async function addStaticFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header("cache-control", `public, max-age=${YEAR_S}, immutable`);
    },
  });
  for (const [path, file] of [
    ["/favicon.svg", "favicon.svg"],
    ["/favicon.ico", "favicon.svg"],
    ["/robots.txt", "robots.txt"],
  ] as const) {
    app.get(path, { schema: { hide: true } }, (_request, reply) =>
      reply.sendFile(file, clientDir, { maxAge: DAY_S * 1000 }),
    );
  }
}
