import type { TestClient } from "../client.ts";

export interface MainPage {
  name: string;
  /** Where it is. What has no address of its own is led to: by the first link of each kind, from page to page. */
  path: string;
  through?: RegExp[];
}

const REQUEST = /^\/requests\/[\w-]+$/;

/** What most people see most of the time, by who looks. */
export const MAIN_PAGES = {
  visitor: [
    { name: "home", path: "/" },
    { name: "search", path: "/search?q=청소" },
    { name: "service", path: "/services/move-in-cleaning" },
    { name: "pro", path: "/search?q=청소", through: [/^\/pros\/[\w-]+$/] },
    { name: "wizard", path: "/request/move-in-cleaning" },
  ],
  customer: [
    { name: "request", path: "/requests", through: [REQUEST] },
    { name: "compare", path: "/requests", through: [REQUEST, /\/compare$/] },
    { name: "quote", path: "/requests", through: [REQUEST, /^\/quote\?id=/] },
  ],
  pro: [
    { name: "inbox", path: "/pro/requests" },
    { name: "composer", path: "/pro/requests", through: [/^\/quote\?request_id=/] },
  ],
} satisfies Record<string, MainPage[]>;

/** The address of a main page in this market. */
export async function addressOf(
  { path, through = [] }: MainPage,
  client: TestClient,
): Promise<string> {
  let url = path;
  for (const kind of through) {
    const { body } = await client.raw({ url: encodeURI(url), headers: { accept: "text/html" } });
    const links = [...String(body).matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)];
    const next = links.find(([, href = ""]) => kind.test(href))?.[1];
    if (next === undefined) throw new Error(`no link ${kind} on ${url}`);
    url = next.replaceAll("&amp;", "&");
  }
  return url;
}
