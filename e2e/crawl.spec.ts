import { crawl, type Found } from "./crawl.ts";
import { askAs } from "./crawl-network.ts";
import { arrive, expect, test } from "./journey.ts";
import { kindOf, routeOf } from "./page-kinds.ts";

/**
 * How wide a crawl is: so many addresses of one kind for each account, the first to which the pages lead. With it
 * seven crawls ask for about 1,000 addresses, and open about 120 of them in the browser: of each route the first, and
 * whichever is built of something that nobody before was shown there.
 */
const MOST_OF_KIND = 6;

/** Accounts of the demo market; a visitor has none. */
const walkers = [undefined, "customer", "pro", "newpro", "phonepro", "overdue", "staff"];

/** What the pages of a route were built of that have been opened in the browser, by whomever. */
const opened = new Map<string, Set<string>>();

// One after the other, so that each knows what those before it have opened.
for (const [at, account] of walkers.entries()) {
  const who = account ? `${account}@demo.somssi.kr` : "a visitor";
  test(`every link that ${who} meets leads to a page that works`, async ({ market, open }) => {
    const person = account ? await market.demo(who) : undefined;
    const network = { origin: market.origin, number: at + 1 };
    const options = { kindOf, mostOfKind: MOST_OF_KIND };
    const found = await crawl(askAs(network, person), "/", options);
    expect(found.filter(({ fault }) => fault !== null).map(describeFault)).toEqual([]);

    const page = await open(person);
    for (const { path } of firstOfEachRoute(found).filter(showsSomethingNew)) {
      await test.step(path, async () => {
        await arrive(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { name: /불러오지 못했어요/ })).toHaveCount(0);
      });
    }
  });
}

function showsSomethingNew({ path, parts }: Found): boolean {
  const known = opened.get(routeOf(path)) ?? new Set();
  const isNew = parts.some((part) => !known.has(part));
  opened.set(routeOf(path), new Set([...known, ...parts]));
  return isNew;
}

function describeFault({ path, fault, from }: Found): string {
  return `${path} ${fault}, led to by ${from}`;
}

function firstOfEachRoute(found: Found[]): Found[] {
  const first = new Map<string, Found>();
  for (const one of found) {
    if (one.isPage && !first.has(routeOf(one.path))) first.set(routeOf(one.path), one);
  }
  return [...first.values()];
}
