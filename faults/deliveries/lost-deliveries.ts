import { setTimeout as pause } from "node:timers/promises";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { notifyMany } from "#server/features/notifications/notify-many.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import type { FaultSize } from "../run-faults.ts";
import { clock, ids, type RunningMarket } from "#test/running-market.ts";
import { openFlakyProviders, type FlakyProviders } from "./flaky-providers.ts";

/** A notice goes out on three channels: these are over ten thousand deliveries. */
const PEOPLE = 340;
const NOTICES_EACH = 10;
const KILLS = 40;
const CHANNELS = 3;
/** Not all that goes out: on some days the sweep tells everybody of coming legal texts. */
const KIND = "quote_received";
const LIVES_MS = { least: 400, most: 3_500 };
const DAYS_UNTIL_ALL_ENDED = 5;
const ALL_WITHIN_MS = 300_000;

interface Ended {
  id: string;
  channel: string;
  state: string;
  recipient: string;
  sum: string;
}

/**
 * People are notified while the process is killed again and again and the providers turn away, lose answers or are
 * gone. In the end every delivery went out, or stands in the list of staff with its reason; no text went out twice.
 * Letters that did carry one Message-ID each time.
 */
export async function lostDeliveries(market: RunningMarket, size: FaultSize): Promise<number> {
  const { sql } = market;
  const providers = await openFlakyProviders(market.dataDir, size.random);
  await market.kill();
  try {
    const accountIds = await peopleWithDevices(sql, providers, PEOPLE);
    await moveClock(sql, morningAfter(await productTime(sql)));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const share = (round: number) => Math.floor((NOTICES_EACH * round) / KILLS);
      for (let made = share(kill); made < share(kill + 1); made += 1) {
        await notifyAll(sql, accountIds, made);
      }
      await providers.become(kill % 4 === 3 ? "down" : "flaky");
      await market.restart(providers.env);
      await pause(LIVES_MS.least + size.random() * (LIVES_MS.most - LIVES_MS.least));
      await market.kill();
      await endLeases(sql);
      await moveClock(sql, new Date((await productTime(sql)).getTime() + 10 * MINUTE_MS));
    }
    await providers.become("well");
    await market.restart(providers.env);
    await untilAllEnded(sql);
    await check(sql, providers, PEOPLE * NOTICES_EACH * CHANNELS);
  } finally {
    await market.kill();
    await providers.close();
    await market.restart();
  }
  return KILLS;
}

async function peopleWithDevices(
  sql: Sql,
  { push }: FlakyProviders,
  people: number,
): Promise<string[]> {
  const accountIds: string[] = [];
  for (let made = 0; made < people; made += 1) {
    const { id } = await makeAccount({ sql, clock, ids });
    const { endpoint, p256dh, auth } = await push.register(id);
    await sql`
      INSERT INTO push_devices (id, account_id, endpoint, p256dh, auth, name, created_at)
      VALUES (${ids.next()}, ${id}, ${endpoint}, ${p256dh}, ${auth}, '시험 기기', ${clock.now()})`;
    accountIds.push(id);
  }
  return accountIds.toSorted();
}

/** A notice that goes out as push, text and e-mail, told from others by its sum. */
async function notifyAll(sql: Sql, accountIds: readonly string[], number: number): Promise<void> {
  const requestId = ids.next();
  const now = await productTime(sql);
  await inTransaction(sql, (tx) =>
    notifyMany(tx, {
      accountIds,
      kind: KIND,
      values: { proName: "든든한 청소", total: (number + 1) * 1_000, isFirst: true },
      path: `/requests/${requestId}`,
      requestId,
      now,
      ids,
    }),
  );
}

/** Nothing is quiet then, and until the evening nothing will be. */
function morningAfter(now: Date): Date {
  return new Date(startOfSeoulDay(seoulDay(now.getTime() + DAY_MS)) + 10 * HOUR_MS);
}

async function productTime(sql: Sql): Promise<Date> {
  const [row] = await sql<{ offset_ms: number }[]>`SELECT offset_ms FROM dev_clock`;
  return new Date(Date.now() + Number(row?.offset_ms ?? 0));
}

/** As the time machine of the development page does. */
async function moveClock(sql: Sql, to: Date): Promise<void> {
  await sql`UPDATE dev_clock SET offset_ms = ${to.getTime() - Date.now()}`;
  await sql`SELECT pg_notify('dev_clock', '')`;
}

/** Whoever held them is dead: the minute until they run out is not waited for. */
async function endLeases(sql: Sql): Promise<void> {
  await sql`UPDATE deliveries SET lease_until = clock_timestamp() WHERE state = 'sending'`;
}

/** Moves on, from one try to the next, until nothing waits any more. */
async function untilAllEnded(sql: Sql): Promise<void> {
  const began = Date.now();
  const until = (await productTime(sql)).getTime() + DAYS_UNTIL_ALL_ENDED * DAY_MS;
  for (;;) {
    const [left] = await sql<{ unplanned: number; due: number; later: Date | null }[]>`
      SELECT (SELECT count(*)::int FROM notifications WHERE planned_at IS NULL) AS unplanned,
             count(*) FILTER (WHERE state = 'sending' OR not_before <= ${await productTime(sql)})::int AS due,
             min(not_before) AS later
      FROM deliveries WHERE state IN ('pending', 'sending')`;
    if (!left || (left.unplanned === 0 && left.later === null)) return;
    if (Date.now() - began > ALL_WITHIN_MS)
      throw new Error(`still waiting: ${JSON.stringify(left)}`);
    const later = left.later?.getTime() ?? 0;
    if (left.unplanned === 0 && left.due === 0) {
      if (later > until) throw new Error(`due only at ${new Date(later).toISOString()}`);
      await moveClock(sql, new Date(later + 1_000));
      await sql`SELECT enqueue_job('deliver_messages')`;
    }
    await pause(200);
  }
}

async function check(sql: Sql, providers: FlakyProviders, wanted: number): Promise<void> {
  const ended = await sql<Ended[]>`
    SELECT d.id, d.channel, d.state, d.recipient, n.details ->> 'total' AS sum
    FROM deliveries d JOIN notifications n ON n.id = d.notice_id
    WHERE n.kind = ${KIND}`;
  if (ended.length !== wanted) throw new Error(`${ended.length} deliveries instead of ${wanted}`);
  const pushed = new Map<string, number>();
  for (const { payload } of await providers.push.received(null, 1_000_000)) {
    const { id } = JSON.parse(payload ?? "{}") as { id?: string };
    pushed.set(id ?? "", (pushed.get(id ?? "") ?? 0) + 1);
  }
  const texts = providers.texts;
  const arrivals = ({ id, channel, recipient, sum }: Ended) => {
    if (channel === "email") return providers.letters.get(`<${id}@somssi>`) ?? 0;
    if (channel === "push") return pushed.get(id) ?? 0;
    const won = formatWon(Number(sum));
    const number = recipient.replace("+82", "0");
    const [key] = [...texts.keys()].filter(
      (one) => one.startsWith(`${number} `) && one.includes(`: ${won}`),
    );
    return key ? (texts.get(key) ?? 0) : 0;
  };
  const tally: Record<string, number> = {};
  const note = (what: string) => (tally[what] = (tally[what] ?? 0) + 1);
  for (const one of ended) {
    const isText = one.channel !== "email" && one.channel !== "push";
    const came = arrivals(one);
    const what = `${isText ? "text" : one.channel} ${one.state}`;
    note(what);
    if (one.state === "sent" && came === 0) throw new Error(`lost: ${JSON.stringify(one)}`);
    if (isText && came > 1) throw new Error(`a text came ${came} times: ${JSON.stringify(one)}`);
    if (one.state === "unclear" && !isText) throw new Error(`unclear: ${JSON.stringify(one)}`);
    if (came > 1) note(`${what}, twice or more`);
  }
  process.stdout.write(`        ${JSON.stringify(tally)}\n`);
}
