import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { registry, type EndpointName } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { DEMO_ACCOUNTS } from "#server/seed/demo-accounts.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import { pictureNames } from "../page-texts/picture-names.ts";
import { findThings, type Thing } from "./things.ts";
import { toldOf } from "./told-of.ts";

const LONG = 120_000;

/** No data, or another address each time. */
const LEFT_OUT: readonly EndpointName[] = [
  "events.stream",
  "login.start",
  "login.callback",
  "users.me.receipts.slip",
];

const reads = endpointNames.filter((name) => {
  const { method } = routeOf(name);
  return method === "GET" && !name.startsWith("dev.") && !LEFT_OUT.includes(name);
});
const placeholders = (name: EndpointName) =>
  [...routeOf(name).path.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);

let app: TestApp;
let withPictureNames: (text: string) => string;
let things: Thing[];
const clients = new Map<string, TestClient>();
beforeAll(async () => {
  app = await copiedDemoMarket();
  withPictureNames = await pictureNames(app.sql);
  things = await findThings(app.sql);
}, MAKING);

const PEOPLE = ["visitor", ...DEMO_ACCOUNTS.map(({ email }) => email.split("@")[0] ?? email)];
/** What somebody was told before stands with them. */
const toldBefore = new Set<string>();

// What an answer says is right when it was read and found right: the files are read like any other change. With
// `npx vitest run --project http test/answers -u` they are written anew.
it.each(PEOPLE)("what %s asks for is answered as it was", { timeout: LONG }, async (who) => {
  const isVisitor = who === "visitor";
  const client = isVisitor ? app.visitor() : await signedIn(`email = '${who}@demo.somssi.kr'`);
  const told: string[] = [];
  for (const name of reads.filter((one) => placeholders(one).length === 0)) {
    const answer = await answerOf(client, name, {});
    if (answer !== null && isNew(name, answer)) told.push(`## ${name}\n\n${answer}\n`);
  }
  expect(told.length).toBeGreaterThan(10);
  await expect(told.join("\n")).toMatchFileSnapshot(`${who}.txt`);
});

it("one of each state is shown to both of its sides as it was", { timeout: LONG }, async () => {
  const told: string[] = [];
  for (const name of reads) {
    const [key, ...more] = placeholders(name);
    if (!key || more.length > 0) continue;
    for (const { id, state, sides } of things.filter((thing) => thing.key === key)) {
      const people = name.startsWith("staff.") ? { staff: "role = 'staff'" } : sides;
      for (const [side, where] of Object.entries(people)) {
        const answer = await answerOf(await signedIn(where), name, { [key]: id });
        if (answer !== null && isNew(name, answer))
          told.push(`## ${name} · ${state} · ${side}\n\n${answer}\n`);
      }
    }
  }
  await expect(told.join("\n")).toMatchFileSnapshot("things.txt");
});

function isNew(name: EndpointName, answer: string): boolean {
  const isOne = !toldBefore.has(`${name} ${answer}`);
  toldBefore.add(`${name} ${answer}`);
  return isOne;
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

/** What is answered, or null when it is none of theirs or no data. */
async function answerOf(
  client: TestClient,
  name: EndpointName,
  ids: Record<string, string>,
): Promise<string | null> {
  const { status, headers, body } = await client.send(name, { ...asked(name), ...ids });
  if (status !== 200 || !String(headers["content-type"]).includes("json")) return null;
  return toldOf(JSON.parse(withPictureNames(JSON.stringify(body))));
}

const SAMPLES: Record<string, string> = {
  q: "청소",
  si_gun_gu: "11680",
};

function asked(name: EndpointName): Record<string, string> {
  const { query } = registry[name] as { query?: z.ZodType };
  const schema = query && z.toJSONSchema(query, { io: "input", unrepresentable: "any" });
  const required = (schema?.required ?? []).filter((one) => SAMPLES[one] !== undefined);
  return Object.fromEntries(required.map((one) => [one, SAMPLES[one] ?? ""]));
}
