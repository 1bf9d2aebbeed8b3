import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { brotliDecompress } from "node:zlib";
import { promisify } from "node:util";
import { devicePaths } from "#contract/device-paths.ts";
import type { KeptFile } from "./kept-files.ts";

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const FOR_EVER = `public, max-age=${YEAR_S}, immutable`;
const unpack = promisify(brotliDecompress);

/** Finds a file of another version by its name; null when nobody kept one. */
export type FindKeptFile = (name: string) => Promise<KeptFile | null>;

/**
 * The built client's files. Those of the build are named by their content, so they never change under one
 * URL; the few that the world knows by name do.
 */
export async function addStaticFiles(
  app: FastifyInstance,
  clientDir: string,
  findKept: FindKeptFile,
): Promise<void> {
  const assets = join(clientDir, "assets");
  await app.register(fastifyStatic, {
    root: assets,
    prefix: "/assets/",
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const keep = path.startsWith(assets) ? FOR_EVER : `public, max-age=${DAY_S}`;
      // Packed or not; an old one would go on showing and opening pages by old rules.
      const isWorker = path.includes(devicePaths.serviceWorker);
      void reply.header("cache-control", isWorker ? "no-cache" : keep);
    },
  });
  app.get<{ Params: { name: string } }>(
    "/assets/:name",
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const file = await findKept(params.name);
      return file ? sendKept(file, headers["accept-encoding"], reply) : reply.callNotFound();
    },
  );
  for (const [path, file] of [
    ["/favicon.svg", "favicon.svg"],
    ["/favicon.ico", "favicon.svg"],
    ...own(devicePaths.serviceWorker, devicePaths.manifest, devicePaths.appleIcon),
    ...own(...Object.values(devicePaths.icons)),
  ] as const) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => reply.sendFile(file, clientDir));
  }
}

async function sendKept(
  { contentType, isBrotli, body }: KeptFile,
  accepted: string | undefined,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const takesBrotli = /\bbr\b/.test(accepted ?? "");
  reply.header("cache-control", FOR_EVER).header("vary", "accept-encoding").type(contentType);
  if (isBrotli && takesBrotli) reply.header("content-encoding", "br");
  return reply.send(isBrotli && !takesBrotli ? await unpack(body) : body);
}

/** Files that the build keeps under the path by which the world knows them. */
function own(...paths: string[]): [string, string][] {
  return paths.map((path) => [path, path]);
}
