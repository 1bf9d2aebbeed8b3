import { beforeAll, expect, it, vi } from "vitest";
import type { Visitor } from "#contract/page-rendering.ts";
import { seedDemoMemberships } from "#server/seed/demo-memberships.ts";
import { seedDemoMarket } from "#server/seed/demo.ts";
import { createDiskStorage } from "#server/gateways/storage/disk.ts";
import { kindOf, routeOf } from "../../e2e/page-kinds.ts";
import { testApp, type TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { SEEDED_AT } from "../demo-market.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { onServer } from "./dom.ts";
import type { Answer, Answered } from "./open-page.tsx";
import { openPage } from "./open-page.tsx";
import { pathNow, pressAll } from "./press-all.ts";

/** An answer that is no page. */
const FILE = /^\/api/;

const went = vi.hoisted((): string[] => []);
vi.mock("#web/platform/navigation/navigation.ts", async (original) => ({
  ...(await original<object>()),
  go: (path: string) => went.push(path),
  goBack: () => went.push("back"),
  loadAnew: () => went.push("here anew"),
}));

let app: TestApp;
beforeAll(() => onServer.run(true, seed));

async function seed() {
  app = await testApp(SEEDED_AT.toISOString());
  const { sql, gateway } = app;
  const storage = createDiskStorage(temporaryFolder());
  await seedDemoMarket({ sql, now: SEEDED_AT, storage, membersFollow: true, say: () => {} });
  await seedDemoMemberships({ sql, now: SEEDED_AT, payments: gateway.chosen, clockOffset: 0 });
}

interface Presser {
  who: string;
  userType: Visitor["userType"];
  /** Where there is something that others before do not see. */
  begins: string;
}

const pressers: Presser[] = [
  { who: "visitor", userType: "visitor", begins: "/" },
  { who: "customer", userType: "customer", begins: "/" },
  { who: "pro", userType: "pro", begins: "/" },
  { who: "overdue", userType: "pro", begins: "/membership" },
  { who: "staff", userType: "staff", begins: "/staff" },
];

/** What was pressed before, by whomever: it does the same a second time. */
const pressed = new Set<string>();

// What a press does is right when it was read and found right, as with test/page-texts. With
// `npx vitest run --project dom -u` the files are written anew.
it.each(pressers)("what $who can press does what it did", async ({ who, userType, begins }) => {
  const authenticated = userType !== "visitor";
  const client = authenticated ? await signIn(`${who}@demo.somssi.kr`) : app.visitor();
  const read = readsOf(client);
  const visitor = { authenticated, userType };
  const now = SEEDED_AT.getTime();
  const told: string[] = [];
  const waiting = [begins];
  const met = new Set<string>();
  const isNew = (path: string) => {
    const isOne = path.startsWith(begins) && !FILE.test(path) && !met.has(kindOf(path));
    met.add(kindOf(path));
    return isOne;
  };
  for (let asked = waiting.shift(); asked; asked = waiting.shift()) {
    await openPage({ path: asked, visitor, now, answer: read });
    waiting.push(...linksHere().filter(isNew));
    const path = pathNow();
    if (path !== asked && !isNew(path)) continue;
    const lines = await pressAll({ path, route: routeOf(path), visitor, now, read, pressed, went });
    if (lines.length > 0) told.push(`## ${kindOf(path)}\n\n${lines.join("\n")}\n`);
  }
  expect(told.length).toBeGreaterThan(1);
  await expect(told.join("\n")).toMatchFileSnapshot(`${who}.txt`);
});

async function signIn(email: string): Promise<TestClient> {
  const [account] = await app.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
  return app.as(account ?? { id: email });
}

function readsOf(client: TestClient): Answer {
  const kept = new Map<string, Answered>();
  return async ({ url }) => {
    const known = kept.get(url);
    if (known) return known;
    const { status, body } = await client.raw({ method: "GET", url });
    kept.set(url, { status, body });
    return { status, body };
  };
}

function linksHere(): string[] {
  return [...document.querySelectorAll("a[href]")]
    .map((link) => new URL(link.getAttribute("href") ?? "", window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search);
}
