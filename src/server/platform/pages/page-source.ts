import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageAssets, RenderPage } from "#contract/page-rendering.ts";

/** Where pages come from: what `npm run build` made, or the sources through a development server. */
export type PagesMode =
  | { kind: "built"; distDir: string }
  | { kind: "vite-dev"; projectDir: string };

/** What renders pages, and the client's files that go with them. */
export interface PageSource {
  load(): Promise<{ render: RenderPage; assets: PageAssets }>;
  /** Serves a file of the client by itself; false when the path is no such file. */
  serve?(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close?(): Promise<void>;
}
