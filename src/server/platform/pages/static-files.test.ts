import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptFile } from "./kept-files.ts";
import { addStaticFiles } from "./static-files.ts";

const kept = new Map<string, KeptFile>();
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "somssi-files-"));
  await mkdir(join(folder, "client/.vite"), { recursive: true });
  await mkdir(join(folder, "client/assets"));
  await mkdir(join(folder, "server"));
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  await write("package.json", "inside");
  await write("server/entry-server.js", "inside");
  await write("client/.vite/manifest.json", "inside");
  await write("client/assets/entry-1.js", "plain");
  await write("client/assets/entry-1.js.br", "brotli");
  await write("client/assets/entry-1.js.gz", "gzip");
  await write("client/favicon.svg", "<svg/>");
  app = fastify();
  await addStaticFiles(app, join(folder, "client"), async (name) => kept.get(name) ?? null);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the client's files", () => {
  it.each([
    ["br, gzip", "br", "brotli"],
    ["gzip", "gzip", "gzip"],
    ["identity", undefined, "plain"],
  ])("come compressed beforehand for %s", async (accepted, encoding, body) => {
    const headers = { "accept-encoding": accepted };
    const answer = await app.inject({ url: "/assets/entry-1.js", headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.body).toBe(body);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-type"]).toContain("javascript");
  });

  it("are answered for another version too, packed for whoever takes it packed", async () => {
    const url = "/assets/home-of-before.js";
    kept.set("home-of-before.js", {
      contentType: "text/javascript; charset=utf-8",
      isBrotli: true,
      body: brotliCompressSync("before"),
    });
    const packed = await app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe("before");
    const plain = await app.inject(url);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toBe("before");
    expect((await app.inject("/assets/of-nobody.js")).statusCode).toBe(404);
  });

  it.each(["/favicon.svg", "/favicon.ico"])("has the icon at %s", async (url) => {
    const answer = await app.inject(url);
    expect(answer.headers["content-type"]).toContain("image/svg+xml");
  });

  it.each([
    "/assets/../server/entry-server.js",
    "/assets/%2e%2e/server/entry-server.js",
    "/assets/..%2fpackage.json",
    "/.vite/manifest.json",
  ])("stays inside its folder: %s", async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain("inside");
  });
});
