import type { Server } from "node:http";
import type { PageAssets, RenderPage } from "#contract/page-rendering.ts";
import type { PageSource } from "./page-source.ts";

// What @vitejs/plugin-react would put into an HTML file, if there were one.
const REFRESH_PREAMBLE = `
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
`;

// The development client looks for the nonce of its style elements in this attribute.
const STYLE_NONCE = `
{ const meta = document.querySelector('meta[property="csp-nonce"]'); meta.nonce = meta.content; }
`;

const SOURCE_ASSETS: PageAssets = {
  css: ["/src/ui/styles/base.css"],
  preloads: [],
  scripts: [
    { attrs: {}, children: STYLE_NONCE },
    { attrs: { type: "module" }, children: REFRESH_PREAMBLE },
    { attrs: { type: "module", src: "/@vite/client" } },
    { attrs: { type: "module", src: "/src/web/entry-client.tsx" } },
  ],
};

/** Pages straight from the sources, with hot reload over the product's own port. Never in production. */
export async function developmentSource(projectDir: string, server: Server): Promise<PageSource> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: projectDir,
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
    logLevel: "warn",
  });
  return {
    load: async () => {
      const entry = await vite.ssrLoadModule("/src/web/entry-server.tsx");
      return {
        render: (context) =>
          (entry.render as RenderPage)(context).catch((error: unknown) => {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            throw error;
          }),
        assets: SOURCE_ASSETS,
      };
    },
    serve: (request, response) =>
      new Promise((resolve, reject) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) =>
          error ? reject(error) : resolve(false),
        );
      }),
    close: () => vite.close(),
  };
}
