import { constants, brotliCompress, gzip } from "node:zlib";
import { promisify } from "node:util";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

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

// Two builds: `vite build` into dist/client, `vite build --ssr` into dist/server/entry-server.js.
export default defineConfig(({ isSsrBuild }) => ({
  appType: "custom",
  publicDir: isSsrBuild ? false : "src/web/public",
  plugins: [react(), tailwindcss(), precompressed()],
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
        rolldownOptions: { input: CLIENT_ENTRY },
      },
  ssr: {
    // Bundled, so that the server's pages and the kit share one copy of what they import.
    noExternal: ["@tanstack/react-router-ssr-query"],
  },
}));
