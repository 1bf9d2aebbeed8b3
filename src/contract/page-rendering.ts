import type { UserType } from "#domain/account/user-type.ts";

/** Who looks at a page; written on `<html>`, which is where the client reads it. */
export interface Visitor {
  authenticated: boolean;
  userType: UserType;
}

/** Carries one call in process and gives back what answered, whatever the status. */
export type ServerCall = (
  name: string,
  input: Record<string, unknown>,
) => Promise<{ status: number; body: unknown }>;

/** Scripts and styles of the client, put on every page. */
export interface PageAssets {
  css: string[];
  preloads: string[];
  scripts: { attrs: Record<string, string>; children?: string }[];
}

/** What the page renderer is given about one page. */
export interface PageContext {
  /** The page's full URL. */
  url: string;
  call: ServerCall;
  visitor: Visitor;
  /** Number of the visitor's newest event before anything of the page was read; null without an account. */
  seenEvent: number | null;
  /** Nonce of the answer's content security policy. */
  nonce: string;
  assets: PageAssets;
  /** The product's moment, epoch ms. */
  now: number;
  /** Pages under /dev/ exist, at development URLs. */
  development: boolean;
}

/** A rendered page, or a redirect (3xx with `location` and no HTML). */
export interface RenderedPage {
  status: number;
  location: string | null;
  html: string;
  /** Says the same to every anonymous visitor for a short while. */
  shared: boolean;
}

/**
 * What the built page renderer (src/web/entry-server.tsx) exports as `render`. Rejects when rendering itself
 * failed; what is in the error must then not be shown.
 */
export type RenderPage = (context: PageContext) => Promise<RenderedPage>;
