import { LOGIN_PROVIDERS } from "#domain/social-login/login-providers.ts";

/** What came back for an address; a redirect is not followed. */
export interface Answer {
  status: number;
  /** Content type. */
  type: string;
  location: string | null;
  body: string;
}

export type Ask = (path: string) => Promise<Answer>;

/** What was met under one address of the product. */
export interface Found {
  path: string;
  /** The page that led there; null for the one that the crawl began with. */
  from: string | null;
  /** A page, not a file or the answer of a call. */
  isPage: boolean;
  /** What it is built of, without the frame around it: its tags with their classes; nothing of what is no page. */
  parts: readonly string[];
  fault: string | null;
}

type Lead = Pick<Found, "path" | "from">;

interface CrawlOptions {
  /** Addresses that differ in ids alone, or in what their queries hold, are of one kind. */
  kindOf: (path: string) => string;
  /** How many addresses of one kind are asked for. */
  mostOfKind: number;
}

const AT_ONCE = 4;
const MOST_REDIRECTS = 3;

/**
 * Follows every link once from `start`, level by level in the order in which they stand on the pages, so that the same
 * market is always crawled alike; of one kind only the first few.
 */
export async function crawl(ask: Ask, start: string, options: CrawlOptions): Promise<Found[]> {
  const take = takeOnce(options);
  const found: Found[] = [];
  let level: Lead[] = [{ path: start, from: null }];
  while (level.length > 0) {
    const next: Lead[] = [];
    for (let at = 0; at < level.length; at += AT_ONCE) {
      const visits = await Promise.all(
        level.slice(at, at + AT_ONCE).map((lead) => visit(ask, lead)),
      );
      for (const { links, ...one } of visits) {
        found.push(one);
        next.push(...links.filter(take).map((path) => ({ path, from: one.path })));
      }
    }
    level = next;
  }
  return found;
}

function takeOnce({ kindOf, mostOfKind }: CrawlOptions): (path: string) => boolean {
  const taken = new Map<string, Set<string>>();
  return (path) => {
    const ofKind = taken.get(kindOf(path)) ?? new Set();
    taken.set(kindOf(path), ofKind);
    if (ofKind.has(path) || ofKind.size >= mostOfKind) return false;
    ofKind.add(path);
    return true;
  };
}

async function visit(ask: Ask, { path, from }: Lead): Promise<Found & { links: string[] }> {
  let answer = await ask(path);
  for (let hops = 0; answer.location !== null && hops < MOST_REDIRECTS; hops += 1) {
    answer = await ask(pathOf(answer.location, path) ?? answer.location);
  }
  const isPage = answer.type.startsWith("text/html");
  const fault = faultOf(answer, isPage);
  // Other tests go on changing the market: what its page leads to no more may well be gone.
  const isStale = fault !== null && from !== null && !(await stillLeads(ask, { path, from }));
  const links = isPage ? linksOf(answer.body, path) : [];
  const parts = isPage ? partsOf(answer.body) : [];
  return { path, from, isPage, parts, links, fault: isStale ? null : fault };
}

async function stillLeads(ask: Ask, { path, from }: { path: string; from: string }) {
  return linksOf((await ask(from)).body, from).includes(path);
}

/** What nobody should ever read: a value that is none, put into words. */
const NO_WORDS = /\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object Object\]/;

function faultOf({ status, body }: Answer, isPage: boolean): string | null {
  if (status >= 300) return `answered ${status}`;
  if (!isPage) return null;
  const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body) ?? [];
  // A page that could not be rendered on the server comes with its frame alone.
  if (textOf(heading) === "") return "has no heading";
  if (heading.includes("불러오지 못했어요")) return "is the page of errors";
  const [nonsense] = NO_WORDS.exec(textOf(body)) ?? [];
  return nonsense ? `says ${nonsense}` : null;
}

function partsOf(html: string): string[] {
  const [, inside = html] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  const tags = inside.matchAll(/<([a-z][\w-]*)(?:[^>]*?\sclass="([^"]*)")?/g);
  return [...new Set([...tags].map(([, tag, names = ""]) => `${tag} ${names}`))];
}

function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style|title)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .trim();
}

/** Where the links of a page lead on this origin, without what comes behind "#"; each once. */
function linksOf(html: string, base: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) => href);
  const paths = hrefs.map((href) => pathOf(href.replaceAll("&amp;", "&"), base));
  return [...new Set(paths.filter((path) => path !== null))];
}

const HERE = "http://product.invalid";
/** Led on to a login provider at once. */
const LEAD_ON = new Set(LOGIN_PROVIDERS.map((provider) => `/login/${provider}`));

/** Null for what leads elsewhere: to another site, to the telephone. */
function pathOf(href: string, base: string): string | null {
  const url = URL.parse(href, HERE + base);
  if (url?.origin !== HERE || LEAD_ON.has(url.pathname)) return null;
  return url.pathname + url.search;
}
