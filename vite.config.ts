import { join } from "node:path";
import { constants, brotliCompress, gzip } from "node:zlib";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, defineConfig, type Plugin } from "vite";
import { chunkFileNames, pageChunks } from "./scripts/page-chunks.mjs";
import { fontFile, fontStyles } from "./scripts/product-font.mjs";
import { devicePaths } from "./src/contract/device-paths.ts";

const CLIENT_ENTRY = "src/web/entry-client.tsx";
const SERVER_ENTRY = "src/web/entry-server.tsx";

const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/** Writes .br and .gz beside each text asset, so that serving one costs no compression. */
function precompressed(): Plugin {
  return {
    name: "precompressed-assets",
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const texts = Object.values(bundle).filter((file) => COMPRESSIBLE.test(file.fileName));
        for (const file of texts) {
          const source = file.type === "chunk" ? file.code : file.source;
          const bytes = typeof source === "string" ? new TextEncoder().encode(source) : source;
          for (const [suffix, pack] of Object.entries(compress)) {
            const fileName = `${file.fileName}.${suffix}`;
            this.emitFile({ type: "asset", fileName, source: await pack(bytes) });
          }
        }
      },
    },
  };
}

const ROUTE_LIST = join(import.meta.dirname, "src/contract/route-list.ts");
const SCHEMAS = /\/node_modules\/zod\/|\/src\/contract\/(registry|endpoints\/)/;

/** Puts the value of the list of routes in place of its module, which would bring every schema along. */
function computedRoutes(): Plugin {
  return {
    name: "computed-routes",
    async load(id) {
      if (id !== ROUTE_LIST) return null;
      const { routeList } = (await import(ROUTE_LIST)) as { routeList: Record<string, string> };
      return `export const routeList = ${JSON.stringify(routeList)};`;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const [schema] = chunks.flatMap(({ moduleIds }) =>
        moduleIds.filter((id) => SCHEMAS.test(id)),
      );
      if (schema) this.error(`${schema} has no place in what pages load`);
    },
  };
}

const SERVICE_WORKER = join(import.meta.dirname, "src/web/service-worker/service-worker.ts");

/** The service worker stands at the origin's root under one name, in one file that needs no other. */
function serviceWorker(): Plugin {
  async function built(): Promise<string> {
    const output = await build({
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "baseline-widely-available",
        rolldownOptions: { input: SERVICE_WORKER, output: { format: "iife" } },
      },
    });
    const [chunk] = "output" in output ? output.output : [];
    if (chunk?.type !== "chunk") throw new Error("the service worker was not built");
    return chunk.code;
  }
  return {
    name: "service-worker",
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      const fileName = devicePaths.serviceWorker.slice(1);
      this.emitFile({ type: "asset", fileName, source: await built() });
    },
    configureServer(server) {
      server.middlewares.use(devicePaths.serviceWorker, (_call, answer, next) => {
        built().then((code) => {
          answer.setHeader("content-type", "text/javascript");
          answer.setHeader("cache-control", "no-cache");
          answer.end(code);
        }, next);
      });
    },
  };
}

const LUCIDE_ICONS = /\/node_modules\/lucide-react\/dist\/esm\/icons\//;
const LUCIDE_MAKER = /\/lucide-react\/dist\/esm\/(?!icons\/)/;
const CREATE_ICON = join(import.meta.dirname, "src/ui/display/create-icon.ts");

/** Has Lucide's icons made by the kit, which does it in a tenth of the code. */
function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    apply: "build",
    resolveId: (id, importer = "") =>
      LUCIDE_ICONS.test(importer) && id === "../createLucideIcon.mjs" ? CREATE_ICON : null,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const left = chunks.flatMap(({ moduleIds }) => moduleIds).find((id) => LUCIDE_MAKER.test(id));
      if (left) this.error(`${left} should have been left out`);
    },
  };
}

const PRODUCT_FONT = "virtual:product-font";

/** Tells pages the addresses of the product's font, which the browser's build makes. */
function productFont(): Plugin {
  return {
    name: "product-font",
    resolveId: (id) => (id === PRODUCT_FONT ? `\0${PRODUCT_FONT}` : null),
    load(id) {
      if (id !== `\0${PRODUCT_FONT}`) return null;
      return `export const styles = "/${fontStyles().fileName}";`;
    },
    async generateBundle() {
      if (this.environment.config.build.ssr) return;
      for (const file of [fontStyles(), await fontFile()])
        this.emitFile({ type: "asset", ...file });
    },
    async configureServer(server) {
      const types = { css: "text/css", woff2: "font/woff2" };
      for (const [type, file] of Object.entries({ css: fontStyles(), woff2: await fontFile() })) {
        server.middlewares.use(`/${file.fileName}`, (_call, answer) => {
          answer.setHeader("content-type", types[type as keyof typeof types]).end(file.source);
        });
      }
    },
  };
}

// Two builds: `vite build` into dist/client, `vite build --ssr` into dist/server/entry-server.js.
export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: isSsrBuild ? false : "src/web/public",
  plugins: [
    react(),
    tailwindcss(),
    computedRoutes(),
    leanIcons(),
    serviceWorker(),
    productFont(),
    precompressed(),
  ],
  // React has had it for years: the shim is for older ones.
  resolve: {
    alias: [
      {
        find: /^use-sync-external-store\/shim(\/with-selector)?$/,
        replacement: "use-sync-external-store$1",
      },
    ],
  },
  // With them the server's icons are the browser's.
  ssr: { noExternal: ["lucide-react"] },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        ssr: true,
        target: "node24",
        rolldownOptions: { input: SERVER_ENTRY, output: { entryFileNames: "[name].js" } },
      }
    : {
        outDir: "dist/client",
        manifest: true,
        target: "baseline-widely-available",
        // Fonts and pictures stay files: the content security policy knows no data: for them.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: CLIENT_ENTRY,
          output: {
            chunkFileNames,
            codeSplitting: {
              groups: [{ name: "start", tags: ["$initial"], priority: 10 }, ...pageChunks()],
            },
          },
        },
      },
}));
