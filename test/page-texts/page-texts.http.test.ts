import { beforeAll, expect, it } from "vitest";
import { DEMO_ACCOUNTS } from "#server/seed/demo-accounts.ts";
import { crawl, type Ask } from "../../e2e/crawl.ts";
import { kindOf, routeOf } from "../../e2e/page-kinds.ts";
import type { TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import type { TestClient } from "../client.ts";
import { frameText, pageText } from "./page-text.ts";
import { pictureNames } from "../picture-names.ts";

/** Some sixty pages for each who looks; milliseconds. */
const LONG = 120_000;

/** The log of what staff look at: what one page of theirs asks for at once is logged in any order. */
const ANY_ORDER = new Set(["/staff/log"]);

/** Each at an address of their own: from one no more pages are drawn than people ask for, and the clock stands still. */
const PEOPLE = ["visitor", ...DEMO_ACCOUNTS.map(({ email }) => email.split("@")[0] ?? email)];

let app: TestApp;
let withPictureNames: (text: string) => string;

beforeAll(async () => {
  app = await copiedDemoMarket({ pages: { kind: "built", distDir: buildPages() } });
  withPictureNames = await pictureNames(app.sql);
}, MAKING);

// What is on a page is right when it was read and found right: these files are read like any other change. With
// `npx vitest run --project http test/page-texts -u` they are written anew.
it.each(PEOPLE.map((who, at) => ({ who, address: `127.0.0.${at + 1}` })))(
  "every page that $who is led to says what it said",
  { timeout: LONG },
  async ({ who, address }) => {
    const isVisitor = who === "visitor";
    const client = isVisitor ? app.visitor() : await signIn(`${who}@demo.somssi.kr`);
    const found = await crawl(askAs(client, address), "/", { kindOf, mostOfKind: 1 });
    const texts: string[] = [];
    const frames = new Set<string>();
    for (const { path, isPage } of found) {
      if (!isPage || ANY_ORDER.has(routeOf(path))) continue;
      const html = await htmlOf(client, path, address);
      const { around, here } = frameText(html);
      if (take(frames, around)) texts.push(`## around ${kindOf(path)}\n\n${around}\n`);
      if (here !== "" && take(frames, here)) texts.push(`## here ${kindOf(path)}\n\n${here}\n`);
      const text = pageText(html);
      // What everybody is told stands in the visitor's file.
      if (!isVisitor && text === pageText(await htmlOf(app.visitor(), path, address))) continue;
      texts.push(`## ${kindOf(path)}\n\n${text}\n`);
    }
    expect(texts.length).toBeGreaterThan(10);
    await expect(texts.toSorted().join("\n")).toMatchFileSnapshot(`${who}.txt`);
  },
);

/** Whether it is there for the first time. */
function take(known: Set<string>, what: string): boolean {
  const isOne = !known.has(what);
  known.add(what);
  return isOne;
}

async function signIn(email: string): Promise<TestClient> {
  const [account] = await app.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
  return app.as(account ?? { id: email });
}

function askAs(client: TestClient, remoteAddress: string): Ask {
  return async (path) => {
    const { status, headers, body } = await client.raw({
      method: "GET",
      url: path,
      remoteAddress,
      headers: { accept: "text/html" },
    });
    return {
      status,
      type: String(headers["content-type"] ?? ""),
      location: headers.location ? String(headers.location) : null,
      body: typeof body === "string" ? body : JSON.stringify(body),
    };
  };
}

async function htmlOf(client: TestClient, path: string, address: string): Promise<string> {
  return withPictureNames((await askAs(client, address)(path)).body);
}
