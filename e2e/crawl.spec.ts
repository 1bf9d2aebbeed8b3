import { crawl, saidIn, type Found } from "./crawl.ts";
import { askAs } from "./crawl-network.ts";
import { arrive, expect, test } from "./journey.ts";
import { kindOf, routeOf } from "./page-kinds.ts";

/**
 * How wide a crawl is: so many addresses of one kind for each account, the first to which the pages lead. With it
 * seven crawls ask for about 1,000 addresses, and open about 200 of them in the browser, one of each route.
 */
const MOST_OF_KIND = 6;

interface Walker {
  /** Of the demo market; absent for a visitor. */
  account?: string;
  /** In the browser only pages are opened that do not say to them what they say to visitors, who open those too. */
  ownPagesOnly?: boolean;
}

const walkers: Walker[] = [
  {},
  { account: "customer" },
  { account: "pro", ownPagesOnly: true },
  { account: "newpro", ownPagesOnly: true },
  { account: "phonepro", ownPagesOnly: true },
  { account: "overdue", ownPagesOnly: true },
  { account: "staff", ownPagesOnly: true },
];

test.describe.configure({ mode: "parallel" });

for (const [at, { account, ownPagesOnly }] of walkers.entries()) {
  const who = account ? `${account}@demo.somssi.kr` : "a visitor";
  test(`every link that ${who} meets leads to a page that works`, async ({ market, open }) => {
    const person = account ? await market.demo(who) : undefined;
    const network = { origin: market.origin, number: at + 1 };
    const options = { kindOf, mostOfKind: MOST_OF_KIND };
    const [ask, asVisitor] = [askAs(network, person), askAs(network)];
    const found = await crawl(ask, "/", options);
    expect(found.filter(({ fault }) => fault !== null).map(describeFault)).toEqual([]);

    const page = await open(person);
    for (const { path, said } of firstOfEachRoute(found)) {
      if (ownPagesOnly && said === saidIn(await asVisitor(path))) continue;
      await test.step(path, async () => {
        await arrive(page, path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { name: /불러오지 못했어요/ })).toHaveCount(0);
      });
    }
  });
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
