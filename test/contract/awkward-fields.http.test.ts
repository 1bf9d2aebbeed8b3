import { beforeAll, expect, it } from "vitest";
import { oneLine, rawLines } from "#domain/text/one-line.ts";
import { testApp, type TestApp } from "../app.ts";
import { makeAwkwardMarket, type AwkwardMarket } from "../awkward-market.ts";
import { allAwkwardTexts, impossibleTexts, lengthOf, standsOnLine } from "../awkward-texts.ts";
import { freshKey, makeQuote, quoteBody } from "../factories/market.ts";
import { freeTextFields } from "../free-text-fields.ts";
import { lostTexts } from "../hostile-lines/lost-texts.ts";
import { rowCounts } from "../row-counts.ts";

/** Hundreds of calls in one test; milliseconds. */
const LONG = 120_000;

let app: TestApp;
let market: AwkwardMarket;

beforeAll(async () => {
  app = await testApp();
  market = await makeAwkwardMarket(app);
});

it("has texts enough, and no two alike", () => {
  expect(allAwkwardTexts.length).toBeGreaterThanOrEqual(400);
  expect(new Set(allAwkwardTexts).size).toBe(allAwkwardTexts.length);
});

it("what people type is stored letter by letter or refused", { timeout: LONG }, async () => {
  for (const field of await freeTextFields(market)) {
    expect(await lostTexts(app, field, allAwkwardTexts)).toEqual([]);
    const refused = [...impossibleTexts, "가".repeat(field.max + 1)];
    if (field.isLine) refused.push("두\n줄", "글자\u200b사이");
    for (const text of refused) {
      const raw = `앞에 충분히 긴 글을 두고 나서 ${text}`;
      expect([field.name, text, await field.send(raw)]).toEqual([field.name, text, 422]);
    }
  }
});

it("one by one in a thread changes nothing but the thread", { timeout: LONG }, async () => {
  const { pro } = market;
  const { customer: reader, quoteId } = await makeQuote(app, {
    pro,
    body: { valid_until: market.dayIn(14) },
  });
  await reader.client.call("quotes.get", { quoteId });
  const before = await rowsBesideMessages();
  const sent: string[] = [];
  for (const text of [...allAwkwardTexts, ...impossibleTexts]) {
    app.clock.advance(3_000);
    const possible = !impossibleTexts.includes(text) && rawLines(text) !== "";
    const answer = await pro.client.call("quotes.messages.create", { quoteId, body: text });
    expect([text, answer.status]).toEqual([text, possible ? 201 : 422]);
    if (!possible) continue;
    expect(answer.body.body).toBe(text.trim());
    sent.unshift(text.trim());
  }
  expect(await rowsBesideMessages()).toEqual(before);
  const read: string[] = [];
  let cursor: string | null = null;
  do {
    const more: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await reader.client.call("quotes.messages", { quoteId, limit: 100, ...more });
    const written = page.body.items.filter(({ card }) => card === null);
    read.push(...written.map((item) => item.body));
    cursor = page.body.next;
  } while (cursor !== null);
  expect(read).toEqual(sent);
});

it("as names of a quote's lines texts come back in one line, or are refused", async () => {
  const { pro, another, newest, dayIn } = market;
  const short = allAwkwardTexts.filter((name) => lengthOf(name) >= 1 && lengthOf(name) <= 60);
  expect(short.length).toBeGreaterThan(400);
  const names = short.filter((name) => standsOnLine(name));
  const refused = short.filter((name) => !standsOnLine(name));
  expect(refused.length).toBeGreaterThan(100);
  const unsent = await another();
  const answer = await pro.client.call(
    "quotes.create",
    quoteBody(unsent.requestId, {
      items: refused.slice(0, 100).map((name) => ({ name, inclusion: "included", amount: 1_000 })),
      valid_until: dayIn(14),
    }),
    freshKey(),
  );
  const faults = Object.keys(answer.error.fields ?? {}).filter((field) => field.endsWith(".name"));
  expect([answer.status, faults.length]).toEqual([422, 100]);
  for (let at = 0; at < names.length; at += 30) {
    const items = names
      .slice(at, at + 30)
      .map((name) => ({ name, inclusion: "included" as const, amount: 1_000 }));
    const { requestId, quoteId } = await another();
    await app.sql`DELETE FROM quotes WHERE id = ${quoteId}`;
    const total = items.length * 1_000;
    const body = quoteBody(requestId, { items, total, valid_until: dayIn(14) });
    expect((await pro.client.call("quotes.create", body, freshKey())).status).toBe(201);
    const stored = (await newest("quotes", "items")) as { name: string }[];
    expect(stored.map(({ name }) => name)).toEqual(items.map(({ name }) => oneLine(name)));
  }
});

/** How many rows there are of what a message does not write. */
async function rowsBesideMessages(): Promise<Record<string, number>> {
  const counts = await rowCounts(app.sql);
  for (const table of [
    "conversations",
    "messages",
    "message_reads",
    "notifications",
    "person_events",
    "rate_limit_hits",
  ]) {
    delete counts[table];
  }
  return counts;
}
