import type { Browser, BrowserContext, Page } from "@playwright/test";
import { launchPeoplesBrowser } from "#test/browser.ts";
import { quoteBody } from "#test/factories/market.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makePro, type TestPro } from "#test/factories/pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import type { Caller } from "#test/caller.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import { median, swingOf, type Measurement } from "./measurement.ts";

const LONG = 10_000;
const SHORT = 20;
const REGION = "47940";
/** A phone, held upright. */
const VIEWPORT = { width: 360, height: 740 };
/** A finger's flick goes about this far from one frame to the next; so many of them are some hundred messages. */
const STEP_PX = 60;
const STEPS = 400;
const LEAST_PASSED = 150;
const LONG_FRAME_MS = 50;

interface Talk {
  quoteId: string;
  customer: Caller;
}

/** How long a talk of ten thousand messages takes to open against one of twenty, and whether it scrolls without a jolt. */
export async function rooms(runs: number): Promise<Measurement[]> {
  const market = await RunningMarket.open();
  const browser = await launchPeoplesBrowser();
  try {
    const pro = await makePro({ sql: market.sql, clock, ids }, { regions: [REGION] });
    const short = await makeTalk(market, pro, SHORT);
    const long = await makeTalk(market, pro, LONG);
    const waits = { short: [] as number[], long: [] as number[] };
    for (let run = -1; run < runs * 2; run += 1) {
      const [few, many] = [
        await timeToOpen(browser, market, short, SHORT),
        await timeToOpen(browser, market, long, LONG),
      ];
      // The first ones compile what the others find compiled.
      if (run < 0) continue;
      waits.short.push(few);
      waits.long.push(many);
    }
    const ours = await inRoom(browser, market, long, LONG, async (page) => {
      const frames = await longFrames(page, '[role="log"]');
      const first = await page
        .getByRole("log")
        .getByText(/번째 글이에요/)
        .first()
        .textContent();
      const passed = LONG - Number.parseInt(first ?? "", 10);
      if (!(passed > LEAST_PASSED)) throw new Error(`only ${passed} messages went by`);
      process.stdout.write(`${passed} messages went by\n`);
      return frames;
    });
    const floor = await onFloor(browser);
    return [
      {
        name: `a talk of ${LONG} messages opens, beside ${SHORT}`,
        ours: round(median(waits.long)),
        reference: round(median(waits.short)),
        unit: "ms",
        better: "lower",
        swing: swingOf(waits.long, waits.short),
      },
      {
        name: `longest frame in ${STEPS} while it scrolls, beside a bare list`,
        ours: round(ours.longest),
        reference: round(floor.longest),
        unit: "ms",
        better: "lower",
      },
      {
        name: `frames over ${LONG_FRAME_MS} ms, one added to both`,
        ours: ours.over + 1,
        reference: floor.over + 1,
        unit: "frames",
        better: "lower",
      },
    ];
  } finally {
    await browser.close();
    await market.close();
  }
}

/** A customer's talk with the pro about a quote they opened, with so many messages in turn. */
async function makeTalk(market: RunningMarket, pro: TestPro, messages: number): Promise<Talk> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  const [customer, seller] = [await market.as(account.id), await market.as(pro.account.id)];
  const body = requestBody({
    answers: { ...moveInAnswers(), region: REGION },
    region_code: REGION,
  });
  const requestId = await idOf(customer, "requests.create", body);
  await market.untilDispatched();
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const quote = quoteBody(requestId, { valid_until: validUntil });
  const quoteId = await idOf(seller, "quotes.create", quote, {
    "idempotency-key": `bench-${requestId}`,
  });
  await customer.call("quotes.get", { quoteId });
  await market.sql`
    INSERT INTO messages (id, quote_id, seq, author_id, body, created_at)
    SELECT gen_random_uuid(), ${quoteId}, n,
           CASE WHEN n % 3 = 0 THEN ${account.id}::uuid ELSE ${pro.account.id}::uuid END,
           n || '번째 글이에요. ' || repeat('창틀과 욕실까지 닦아 주실 수 있나요? ', n % 4), now() - (${messages} - n) * interval '9 minutes'
    FROM conversations c, generate_series(c.last_seq + 1, ${messages}) AS n WHERE c.quote_id = ${quoteId}`;
  await market.sql`
    UPDATE conversations SET last_seq = ${messages}, listed_seq = ${messages} WHERE quote_id = ${quoteId}`;
  for (const reader of [account.id, pro.account.id]) {
    await market.sql`
      INSERT INTO message_reads (quote_id, account_id, read_to, unread, read_at)
      VALUES (${quoteId}, ${reader}, ${messages}, 0, now())
      ON CONFLICT (quote_id, account_id) DO UPDATE SET read_to = ${messages}, unread = 0`;
  }
  return { quoteId, customer };
}

async function idOf(caller: Caller, ...call: Parameters<Caller["call"]>): Promise<string> {
  const outcome = await caller.call(...call);
  if (outcome.kind !== "answer" || outcome.status !== 201) {
    throw new Error(`${call[0]}: ${JSON.stringify(outcome)}`);
  }
  return (outcome.body as { id: string }).id;
}

async function timeToOpen(
  browser: Browser,
  market: RunningMarket,
  talk: Talk,
  messages: number,
): Promise<number> {
  return inRoom(browser, market, talk, messages, async (_page, opened) => opened);
}

/** `work` gets the open page and how long it took until its last message stood there. */
async function inRoom<T>(
  browser: Browser,
  market: RunningMarket,
  { quoteId, customer }: Talk,
  messages: number,
  work: (page: Page, opened: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await signIn(context, market.origin, customer);
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(`${market.origin}/chats/${quoteId}`, { waitUntil: "commit" });
    await page.getByRole("log").getByText(`${messages}번째 글이에요.`).waitFor();
    return await work(page, performance.now() - startedAt);
  } finally {
    await context.close();
  }
}

async function signIn(context: BrowserContext, origin: string, caller: Caller): Promise<void> {
  const cookies = Object.entries(caller.cookies).map(([name, value]) => ({
    name,
    value,
    url: origin,
  }));
  await context.addCookies(cookies);
}

/** A list of the same length on screen with nothing of ours in it. */
async function onFloor(browser: Browser): Promise<Frames> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const lines = Array.from({ length: 1_000 }, (_, n) => `<li>${n}번째 글이에요.</li>`).join("");
  await page.setContent(`<ol style="height:600px;overflow-y:auto">${lines}</ol>`);
  await page.locator("ol").evaluate((list) => (list.scrollTop = list.scrollHeight));
  const frames = await longFrames(page, "ol");
  await page.close();
  return frames;
}

interface Frames {
  longest: number;
  over: number;
}

/** Scrolls up a step in each frame, and measures from frame to frame. */
async function longFrames(page: Page, selector: string): Promise<Frames> {
  return page.locator(selector).evaluate(
    (box, { step, steps, long }) =>
      new Promise<Frames>((resolve) => {
        const frames = { longest: 0, over: 0 };
        let left = steps;
        let last = performance.now();
        const next = (now: number) => {
          const took = now - last;
          last = now;
          frames.longest = Math.max(frames.longest, took);
          if (took > long) frames.over += 1;
          box.scrollTop -= step;
          left -= 1;
          if (left === 0) resolve(frames);
          else requestAnimationFrame(next);
        };
        requestAnimationFrame((now) => {
          last = now;
          requestAnimationFrame(next);
        });
      }),
    { step: STEP_PX, steps: STEPS, long: LONG_FRAME_MS },
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
