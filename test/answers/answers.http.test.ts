import { beforeAll, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { DEMO_ACCOUNTS } from "#server/seed/demo-accounts.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import { pictureNames } from "../picture-names.ts";
import { requiredQuery } from "../query-schema.ts";
import { findThings } from "./things.ts";
import { toldOf } from "./told-of.ts";

/** No data, or another address each time. */
const LEFT_OUT: readonly EndpointName[] = [
  "events.stream",
  "login.start",
  "login.callback",
  "users.me.receipts.slip",
];
/** Asked last, and by the pro first: when the customer has looked, the quote is another. */
const MARKING: readonly EndpointName[] = ["pro.requests.get", "quotes.messages", "quotes.get"];
/** Answered by files; what a place, a day, a product or an address of the past is asked for; of what the demo has none. */
const NOT_TOLD: readonly EndpointName[] = [
  "users.exist",
  "geo.coord",
  "geo.nearby",
  "pro.certifications.image",
  "users.me.credits.ledger.csv",
  "users.me.credits.balance",
  "pages.gone",
  "subscriptions.nextBilling",
  "users.me.exports.file",
  "unsubscribe.get",
  "uploads.file",
  "pro.map",
  "calendar.feed",
  "hires.calendar",
  "consultations.calendar",
  "pro.report.csv",
  "services.inRegion",
  "staff.refunds.get",
  "staff.certifications.file",
  "staff.reports.photo",
  "staff.tickets.file",
  "pro.testimonial",
  "pro.testimonial.summary",
];

const reads = endpointNames.filter((name) => {
  const { method } = routeOf(name);
  return method === "GET" && !name.startsWith("dev.") && !LEFT_OUT.includes(name);
});
const inOrder = [...reads.filter((name) => !MARKING.includes(name)), ...MARKING];
const VISITOR = "visitor";
const PEOPLE = [VISITOR, ...DEMO_ACCOUNTS.map(({ email }) => email.split("@")[0] ?? email)];

let app: TestApp;
let withPictureNames: (text: string) => string;
const clients = new Map<string, TestClient>();
/** By whom, or "things": what was told, each answer where it was told first. */
const told = new Map<string, string[]>();
const toldBefore = new Set<string>();
const answered = new Set<EndpointName>();

// All at once: what somebody was told before is not told again.
beforeAll(async () => {
  app = await copiedDemoMarket();
  withPictureNames = await pictureNames(app.sql);
  for (const who of PEOPLE) {
    for (const name of reads.filter((one) => placeholders(one).length === 0)) {
      await ask(who, name, { as: demoAccount(who) });
    }
  }
  const things = await findThings(app.sql);
  for (const name of inOrder) {
    const [key, ...more] = placeholders(name);
    if (!key || more.length > 0) continue;
    for (const { id, state, sides } of things.filter((thing) => thing.key === key)) {
      const people = name.startsWith("staff.") ? { staff: demoAccount("staff") } : sides;
      for (const [side, as] of Object.entries(people)) {
        await ask("things", name, { as, ids: { [key]: id }, about: ` · ${state} · ${side}` });
      }
    }
  }
}, MAKING);

// What an answer says is right when it was read and found right: the files are read like any other change. With
// `npx vitest run --project http test/answers -u` they are written anew.
it.each([...PEOPLE, "things"])("%s: each answer is as it was", async (who) => {
  const answers = told.get(who) ?? [];
  expect(answers.length).toBeGreaterThan(10);
  await expect(answers.join("\n")).toMatchFileSnapshot(`${who}.txt`);
});

it("leaves out what is named, and nothing else", () => {
  expect(reads.filter((name) => !answered.has(name))).toEqual(NOT_TOLD);
});

interface Asked {
  /** The condition that finds the account; null for a visitor. */
  as: string | null;
  ids?: Record<string, string>;
  about?: string;
}

/** Tells what is answered, unless it is none of theirs or no data. */
async function ask(who: string, name: EndpointName, { as, ids = {}, about = "" }: Asked) {
  const client = as === null ? app.visitor() : await signedIn(as);
  const { status, headers, body } = await client.send(name, { ...requiredQuery(name), ...ids });
  expect(status, `${name} ${about}`).toBeLessThan(500);
  if (status !== 200 || !String(headers["content-type"]).includes("json")) return;
  answered.add(name);
  const answer = toldOf(JSON.parse(withPictureNames(JSON.stringify(body))));
  if (toldBefore.has(`${name} ${answer}`)) return;
  toldBefore.add(`${name} ${answer}`);
  told.set(who, [...(told.get(who) ?? []), `## ${name}${about}\n\n${answer}\n`]);
}

function placeholders(name: EndpointName): string[] {
  return [...routeOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
}

function demoAccount(who: string): string | null {
  return who === VISITOR ? null : `email = '${who}@demo.somssi.kr'`;
}

async function signedIn(where: string): Promise<TestClient> {
  const known = clients.get(where);
  if (known) return known;
  const [account] = await app.sql.unsafe<{ id: string }[]>(
    `SELECT id FROM accounts WHERE ${where} ORDER BY id LIMIT 1`,
  );
  const client = await app.as({ id: account?.id ?? where });
  clients.set(where, client);
  return client;
}
