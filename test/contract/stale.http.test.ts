import { beforeAll, expect, it } from "vitest";
import { type EndpointName, registry } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { staleAfterChange, staleAfterEvent } from "#web/platform/live/stale-after.ts";
import { testApp, type TestApp } from "../app.ts";
import { freshKey } from "../factories/market.ts";
import { changesOf } from "../ownership/changes.ts";
import { inputFor } from "../ownership/inputs.ts";
import { makeOwnershipMarket, type OwnershipMarket, type Thing } from "../ownership/market.ts";
import { ownershipTable } from "../ownership/table.ts";

/** Ten thousand calls in one test; milliseconds. */
const LONG = 300_000;

/** Whose pages are open. */
const people = ["customer", "hiredPro"] as const;
type Person = (typeof people)[number];

/** Reading these marks what the other side sees; read once by both, they say the same again. */
const MARKING: readonly EndpointName[] = ["quotes.get", "quotes.messages", "pro.requests.get"];

/** No page asks for them, or asks anew each time; or a browser keeps what it got as a file. */
const NOT_KEPT: readonly EndpointName[] = [
  "requests.compare",

  "users.me.withdrawal",
  "reviews.comments",
  "support.tickets.messages",
  "unsubscribe.get",
  "uploads.file",
  "calendar.feed",
  "consultations.calendar",
  "hires.calendar",
  "users.me.exports.file",
  "users.me.receipts.slip",
  "pro.report.csv",
  "users.me.credits.ledger.csv",
];
/** Of what anybody may read, what shows somebody what they did themselves a moment ago; for all others it may be older. */
const OWN_IN_PUBLIC: readonly EndpointName[] = [
  "pro.get",
  "pro.certifications",
  "pro.consultant",
  "pro.consultant.slots",
  "pro.portfolio",
  "pro.reviews",
  "pro.reviews.summary",
  "pro.testimonial",
  "pro.testimonial.summary",
];

/** The customer's look at the quote comes before it. */
const TAKES_BACK_UNREAD: EndpointName = "quotes.attachments.remove";

interface Ask {
  name: EndpointName;
  thing: Thing | null;
}

const asks: readonly Ask[] = endpointNames
  .filter((name) => {
    const { access, transfer } = registry[name];
    if (routeOf(name).method !== "GET" || transfer === "events") return false;
    if (NOT_KEPT.includes(name)) return false;
    return access === "anyone" ? OWN_IN_PUBLIC.includes(name) : !["dev", "staff"].includes(access);
  })
  .flatMap((name): Ask[] => {
    const things = ownershipTable.filter((row) => row.name === name).map(({ thing }) => thing);
    if (things.length > 0) return things.map((thing) => ({ name, thing }));
    return routeOf(name).path.includes("{") ? [] : [{ name, thing: null }];
  });

let app: TestApp;
let market: OwnershipMarket;
const accounts = new Map<Person, string>();
/** What each of them may ask for, whether it is there yet or not. */
const asksOf = new Map<Person, readonly Ask[]>();

beforeAll(async () => {
  app = await testApp();
  market = await makeOwnershipMarket(app);
  for (const person of people) {
    accounts.set(person, (await market.clients[person].call("users.me")).body.id);
    const seen = await look(person, asks);
    asksOf.set(
      person,
      asks.filter((ask) => seen.get(ask) !== "403"),
    );
  }
});

it(
  "names every answer that a change or an event makes out of date",
  { timeout: LONG },
  async () => {
    const unnamed: string[] = [];
    const heard: string[] = [];
    let named = 0;
    let before = await lookAll();
    for (const { name, thing, role, status } of changesOf([...people, "staff"])) {
      if (name === TAKES_BACK_UNREAD) continue;
      const last = await newestEvents();
      const input = inputFor(market, name, thing);
      const answer = await market.clients[role].send(name, input, freshKey());
      expect([name, thing, role, answer.status]).toEqual([name, thing, role, status]);
      const events = await eventsSince(last);
      heard.push(`${name} ${thing} by ${role}: ${whoHeard(events)}`);
      const now = await lookAll();
      for (const person of people) {
        const isTheirs = person === role;
        const kinds = events.get(person) ?? [];
        // Whoever is told of nothing has what they were shown for a moment longer.
        if (!isTheirs && kinds.length === 0) continue;
        const stale = new Set<EndpointName>(isTheirs ? staleAfterChange[name] : []);
        for (const kind of kinds) staleAfterEvent[kind]?.forEach((one) => stale.add(one));
        for (const [ask, text] of now[person]) {
          if (text === before[person].get(ask)) continue;
          // What is gone has no page that somebody would look at.
          if (text === "404" || (!isTheirs && OWN_IN_PUBLIC.includes(ask.name))) continue;
          if (stale.has(ask.name)) named += 1;
          else
            unnamed.push(`${name} ${thing} by ${role}: ${person} keeps ${ask.name} ${ask.thing}`);
        }
      }
      before = now;
    }
    expect(unnamed).toEqual([]);
    expect(named).toBeGreaterThan(250);
    // Nobody misses an event: what it would have brought comes a moment later, or with the next page. So what each change
    // tells open pages is right when it was read and found right; written anew by `npx vitest run --project http -u`.
    await expect(`${heard.join("\n")}\n`).toMatchFileSnapshot("who-hears.txt");
  },
);

function whoHeard(events: ReadonlyMap<Person, string[]>): string {
  const told = [...events].filter(([, kinds]) => kinds.length > 0);
  return told.map(([person, kinds]) => `${person} ${kinds.toSorted().join(", ")}`).join(" · ");
}

type Seen = Record<Person, Map<Ask, string>>;

/** What the open pages of both would show if they asked for everything now. */
async function lookAll(): Promise<Seen> {
  for (const person of people) {
    const marking = asksOf.get(person)?.filter(({ name }) => MARKING.includes(name));
    await look(person, marking);
  }
  return { customer: await look("customer"), hiredPro: await look("hiredPro") };
}

async function look(person: Person, at = asksOf.get(person) ?? []): Promise<Map<Ask, string>> {
  const seen = new Map<Ask, string>();
  for (const ask of at) {
    const own = ask.name.startsWith("pro.testimonial") ? { pro_id: market.pros.hired.proId } : {};
    const input = ask.thing === null ? own : inputFor(market, ask.name, ask.thing);
    const { status, body } = await market.clients[person].send(ask.name, input);
    expect(status, ask.name).toBeLessThan(500);
    seen.set(ask, status < 400 ? JSON.stringify(body, withoutFigures) : String(status));
  }
  return seen;
}

/** Beside the name of a pro or a customer anywhere, counted of all they did: it may be a moment old. */
const FIGURES: readonly string[] = [
  "hire_count",
  "review_count",
  "rating",
  "request_count",
  "read_rate",
  "hire_rate",
];

function withoutFigures(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  if (!("hire_count" in value) && !("hire_rate" in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !FIGURES.includes(name)));
}

async function newestEvents(): Promise<Map<string, string>> {
  const rows = await app.sql<{ account_id: string; seq: string }[]>`
    SELECT account_id, max(seq) AS seq FROM person_events GROUP BY 1`;
  return new Map(rows.map((row) => [row.account_id, row.seq]));
}

/** The kinds of events that told each of them of something since then. */
async function eventsSince(last: Map<string, string>): Promise<Map<Person, string[]>> {
  const kinds = new Map<Person, string[]>();
  for (const [person, id] of accounts) {
    const rows = await app.sql<{ kind: string }[]>`
      SELECT DISTINCT kind FROM person_events WHERE account_id = ${id} AND seq > ${last.get(id) ?? 0}`;
    kinds.set(
      person,
      rows.map(({ kind }) => kind),
    );
  }
  return kinds;
}
