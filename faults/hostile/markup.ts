import { launchBrowser } from "#test/browser.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { someOf } from "#test/hostile-lines/grammar.ts";
import { allMarkupLines } from "#test/hostile-lines/markup-lines.ts";
import { ECHOES, keepMarkup, markupPages } from "#test/hostile-lines/markup-pages.ts";
import { Tripwire } from "#test/hostile-lines/tripwire.ts";
import { makeOwnershipMarket, type OwnershipMarket, type Role } from "#test/ownership/market.ts";
import type { FaultSize } from "../run-faults.ts";
import type { HostileHouse } from "./hostile-house.ts";

const LINES_AT_ONCE = 36;
const ECHOED_AT_ONCE = 3;
const MOST_TOLD = 40;
const DAY_MS = 86_400_000;

/**
 * Markup is kept wherever people's texts are kept, and stands in addresses that say it again; Chromium draws the pages
 * of the customer, the pro and staff without the policy that would stop it. Nothing runs, and every line is read.
 */
export async function markup({ app }: HostileHouse, size: FaultSize): Promise<number> {
  const origin = await app.app.listen({ port: 0, host: "127.0.0.1" });
  const market = await makeOwnershipMarket(app);
  const browser = await launchBrowser();
  const tripped: string[] = [];
  const lines = someOf(allMarkupLines, Infinity, size.random);
  let [drawn, pages, columns] = [0, 0, 0];
  try {
    for (let first = 0; first < lines.length && Date.now() < size.until; first += LINES_AT_ONCE) {
      const some = lines.slice(first, first + LINES_AT_ONCE);
      // What was kept of a page is too old now.
      app.clock.advance(DAY_MS);
      columns = (await keepMarkup(market, some)).length;
      const read: string[] = [];
      for (const [role, paths] of Object.entries(markupPages(market))) {
        const client = await clientOf(market, role as Role);
        const wire = await Tripwire.open(browser, origin, client);
        const echoes = some
          .slice(0, ECHOED_AT_ONCE)
          .flatMap((line) => ECHOES.map((echo) => echo(line)));
        for (const path of [...paths, ...(role === "customer" ? echoes : [])]) {
          read.push(await wire.visit(path));
          pages += 1;
        }
        tripped.push(...wire.tripped);
        await wire.close();
      }
      drawn += some.length;
      const unread = some.filter((line) => !read.some((text) => plain(text).includes(plain(line))));
      tripped.push(...unread.map((line) => `nobody can read ${JSON.stringify(line)}`));
      process.stdout.write(
        `        ${drawn} of ${lines.length} lines in ${columns} columns, ${pages} pages drawn: ${tripped.length} faults\n`,
      );
      if (tripped.length > 0) throw new Error(tripped.slice(0, MOST_TOLD).join("\n"));
    }
  } finally {
    await browser.close();
  }
  return pages;
}

async function clientOf({ app, customer, pros }: OwnershipMarket, role: Role): Promise<TestClient> {
  if (role === "staff") return app.as(await makeAccount(app, { role: "staff" }));
  return app.as(role === "customer" ? customer : pros.hired.account);
}

/** As people read it: how wide a gap is, and what nobody sees, is the same to them. */
function plain(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, "");
}
