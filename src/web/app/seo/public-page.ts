import type { EndpointName, Output } from "#contract/registry.ts";
import type { PictureWithPath } from "#contract/share-pictures.ts";
import type { InputArgument, ListName } from "#web/platform/api/query-options.ts";
import type { Thing } from "./things.ts";

/** What search engines and link previews read of a page besides its title. */
export interface PublicPage {
  /** The URL that the page is known by: path, and query where it is part of what the page is. */
  path: string;
  description: string;
  picture: PictureWithPath;
  type?: "website" | "profile";
  /** Structured data; every figure in it stands on the page. */
  things: Thing[];
}

/** What a page was rendered from. */
export interface DrawnFrom {
  params: Record<string, string>;
  search: Record<string, unknown>;
  origin: string;
  /** The answer that the page was rendered from; undefined when it did not load it. */
  read<N extends EndpointName>(
    this: void,
    name: N,
    ...input: InputArgument<N>
  ): Output<N> | undefined;
  /** The same for the first page of a list that grows. */
  readFirst<N extends ListName>(
    this: void,
    name: N,
    ...input: InputArgument<N>
  ): Output<N> | undefined;
}

/** The public page rendered from this, or null when it is not to be found by anybody. */
export type PublicPageOf = (from: DrawnFrom) => PublicPage | null;
