import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { publishEvents } from "#server/platform/events/publish.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { systemRandom } from "#server/platform/random.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import type { FaultSize } from "../run-faults.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";
import { PageLink } from "./page-link.ts";

const PEOPLE = 1_000;
const EVENTS_EACH = 1_000;
const KILLS = 5;
const ALL_WITHIN_MS = 180_000;

/**
 * A thousand people each have a page open whose link breaks every one to five seconds, and get a thousand events while
 * the server is killed. Each page gets every one of its events once and in order.
 */
export async function missedEvents(market: RunningMarket, size: FaultSize): Promise<number> {
  const { accountIds, links } = await openPages(market, size.random);
  try {
    for (let number = 1; number <= EVENTS_EACH; number += 1) {
      await inTransaction(market.sql, (tx) =>
        publishEvents(tx, {
          accountIds,
          kind: "request_changed",
          payload: { request_id: String(number) },
          now: clock.now(),
        }),
      );
      if (number % (EVENTS_EACH / KILLS) === 0) {
        await market.kill();
        await market.restart();
      }
    }
    await untilAllSeen(links);
  } finally {
    for (const link of links) link.close();
  }
  report(links);
  return PEOPLE * EVENTS_EACH;
}

async function openPages(market: RunningMarket, random: () => number) {
  const accountIds: string[] = [];
  const links: PageLink[] = [];
  for (let made = 0; made < PEOPLE; made += 1) {
    const { id: accountId } = await makeAccount({ sql: market.sql, clock, ids });
    const { token } = await openSession(market.sql, {
      accountId,
      userAgent: "faults",
      now: clock.now(),
      ids,
      random: systemRandom,
    });
    const cookie = `sessionid=${token}`;
    const link = new PageLink({ origin: () => market.origin, cookie, random });
    link.open();
    accountIds.push(accountId);
    links.push(link);
  }
  return { accountIds, links };
}

async function untilAllSeen(links: readonly PageLink[]): Promise<void> {
  const began = Date.now();
  for (;;) {
    const behind = links.filter((link) => link.seen < EVENTS_EACH);
    const wrong = links.flatMap((link) => link.wrong);
    if (wrong.length > 0) throw new Error(`${wrong.length} wrong: ${wrong.slice(0, 5).join("; ")}`);
    if (behind.length === 0) return;
    if (Date.now() - began > ALL_WITHIN_MS) {
      throw new Error(`${behind.length} pages miss events, one from ${behind[0]?.seen} on`);
    }
    await pause(200);
  }
}

function report(links: readonly PageLink[]): void {
  const sum = (of: (link: PageLink) => number) => links.reduce((all, link) => all + of(link), 0);
  const seen = sum((link) => link.seen);
  const refused = sum((link) => link.refused);
  process.stdout.write(
    `        ${seen} events on ${links.length} pages, ${sum((link) => link.cuts)} links cut, ${KILLS} kills, ${refused} turned away\n`,
  );
}
