import { beforeAll, expect, it, vi } from "vitest";
import type { Visitor } from "#contract/page-rendering.ts";
import { isEndpointName } from "#contract/routes.ts";
import type { RequestForm } from "#domain/request-form/question.ts";
import { kindOf, routeOf } from "../../e2e/page-kinds.ts";
import type { TestApp } from "../app.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { copiedDemoMarket, MAKING } from "../copied-demo-market.ts";
import { SEEDED_AT } from "../demo-market.ts";
import { pictureNames } from "../picture-names.ts";
import { onServer } from "./dom.ts";
import type { Answer, Answered, Sent } from "./open-page.tsx";
import { openPage } from "./open-page.tsx";
import { allStates, type Otherwise } from "./all-states.ts";
import { looksOf } from "./looks.ts";
import { partsMet } from "./parts-met.ts";
import { fewForms, walkRequestForm } from "./request-form-walk.ts";
import { sampleOutput } from "./sample-output.ts";
import { nameOf, pathNow, pressAll, take, type Scene } from "./press-all.ts";

/** Of what the demo market has none. */
const MADE_UP = "01900000-0000-7000-8000-00000000ffff";

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
let withPictureNames: (text: string) => string;
beforeAll(
  () =>
    onServer.run(true, async () => {
      app = await copiedDemoMarket();
      // The page's own fetch is all that there is here; the gateway's does not come through.
      app.gateway.chosen.port.find = async () => ({ outcome: "unknown", reason: "silent" });
      withPictureNames = await pictureNames(app.sql);
    }),
  MAKING,
);

interface Presser {
  who: string;
  userType: Visitor["userType"];
  /** Where there is something that others before do not see. */
  begins: string;
  /** What only a mail, another site or a guard leads to. */
  sentTo?: string[];
}

const pressers: Presser[] = [
  {
    who: "visitor",
    userType: "visitor",
    begins: "/",
    sentTo: [
      "/password-reset?token=mailed",
      "/verify-email?token=mailed",
      "/email-change?token=mailed",
      "/email-change/undo?token=mailed",
      "/unsubscribe/mailed",
      "/testimonial#mailed",
      "/second-step",
      "/signup/social",
      "/services/move-in-cleaning/11680",
    ],
  },
  // Wallpaper they have had done before: its form offers the answers of then.
  {
    who: "customer",
    userType: "customer",
    begins: "/",
    sentTo: ["/verify-phone", "/request/wallpaper", "/setting/account/withdrawal/asked"],
  },
  {
    who: "pro",
    userType: "pro",
    begins: "/",
    sentTo: [`/pro/hires/${MADE_UP}/hired`, `/pro/hires/${MADE_UP}/completed`],
  },
  { who: "overdue", userType: "pro", begins: "/membership" },
  { who: "newcomer", userType: "customer", begins: "/verify-phone", sentTo: ["/setting/account"] },
  {
    who: "staff",
    userType: "staff",
    begins: "/staff",
    sentTo: ["/staff/second-factor", `/staff/refunds/${MADE_UP}`, `/staff/reports/${MADE_UP}`],
  },
];

/** What was pressed before, by whomever: it does the same a second time. */
const pressed = new Set<string>();
/** Which endpoints refused before, and with which code. */
const refused = new Set<string>();
/** Of which pages all states were looked at, and by whom; what was told of them. */
const shown = new Set<string>();
const toldOfStates = new Set<string>();
/** Whose walk came to its end. */
const walked: string[] = [];

// What a press does is right when it was read and found right, as with test/page-texts. With
// `npx vitest run --project dom -u` the files are written anew.
it.each(pressers)(
  "what $who can press does what it did",
  async ({ who, userType, begins, sentTo = [] }) => {
    const authenticated = userType !== "visitor";
    const client = authenticated ? await signIn(who) : app.visitor();
    const read = readsOf(client);
    const visitor = { authenticated, userType };
    const now = SEEDED_AT.getTime();
    const told: string[] = [];
    const all: string[] = [];
    const waiting = [begins, ...sentTo];
    const last = await ownPages(who);
    const met = new Set<string>();
    const isNew = (path: string) => {
      const isOne = path.startsWith(begins) && !FILE.test(path) && !met.has(kindOf(path));
      met.add(kindOf(path));
      return isOne;
    };
    const next = () => waiting.shift() ?? last.shift();
    for (let asked = next(); asked; asked = next()) {
      await openPage({ path: asked, visitor, now, answer: read });
      waiting.push(...linksHere().filter(isNew));
      const path = pathNow();
      if (path !== asked && !isNew(path)) continue;
      const route = routeOf(path);
      const { title } = document;
      const looks = looksOf(document.body);
      const scene = { path, route, visitor, now, read, pressed, refused, went };
      const lines = await pressAll(scene);
      if (take(shown, `${route} titled`)) lines.unshift(`titled ${title}`);
      if (take(shown, `${route} ${who}`)) {
        lines.unshift(`looks ${looks}`);
        const open = () => openPage({ path, visitor, now, answer: read });
        const states = await allStates(open, route, toldOfStates);
        if (states.told.length > 0) all.push(`## ${kindOf(path)}\n\n${states.told.join("\n")}\n`);
        for (const other of states.otherwise) {
          const did = await pressOtherwise(scene, other);
          if (did.length > 0) lines.push(`(${other.what})`, ...did);
        }
      }
      if (lines.length > 0) told.push(`## ${kindOf(path)}\n\n${lines.join("\n")}\n`);
    }
    expect(told.length).toBeGreaterThan(1);
    // Both are compared whatever comes of the first: it must not hide the second.
    await expect.soft(told.join("\n")).toMatchFileSnapshot(`${who}.txt`);
    // A newcomer's pages have no state that others' do not have.
    if (who === "newcomer") expect(all).toEqual([]);
    else await expect.soft(all.join("\n")).toMatchFileSnapshot(`${who}-states.txt`);
    walked.push(who);
  },
);

it("asks in each way that a request form can, and sends what was answered", async () => {
  const client = await signIn("customer");
  const visitor = { authenticated: true, userType: "customer" } as const;
  const told: string[] = [];
  for (const form of fewForms(await askedForms())) {
    for (const taste of ["first", "last"] as const) {
      const page = await openForm(form.service);
      told.push(
        `## ${form.service}, the ${taste} options`,
        "",
        ...(await walkRequestForm(page, form, taste)),
        "",
      );
    }
  }
  await expect(told.join("\n")).toMatchFileSnapshot("request-forms.txt");

  function openForm(service: string) {
    const read = readsOf(client);
    const now = SEEDED_AT.getTime();
    return openPage({ path: `/request/${service}`, visitor, now, answer: read });
  }
});

it("is made of what it was made of", async () => {
  expect(walked, "the list is of the whole walk").toHaveLength(pressers.length);
  await expect(partsMet()).toMatchFileSnapshot("parts.txt");
});

/** Those that new requests answer. */
function askedForms(): Promise<RequestForm[]> {
  return app.sql<RequestForm[]>`
    SELECT slug AS service, version, questions
    FROM services JOIN service_forms ON service_slug = slug AND version = form_version ORDER BY slug`;
}

/** Of the demo market, or who has only just joined: nothing of theirs is verified. */
async function signIn(who: string): Promise<TestClient> {
  if (who !== "newcomer") return signInAs(`${who}@demo.somssi.kr`);
  const facts = { name: "새로온", phoneVerified: false, emailVerified: false };
  return app.as(await makeAccount(app, facts));
}

async function signInAs(email: string): Promise<TestClient> {
  const [account] = await app.sql<{ id: string }[]>`SELECT id FROM accounts WHERE email = ${email}`;
  return app.as(account ?? { id: email });
}

/** What customers see of a pro, where the pro may do what nobody else may: links lead to some other pro's as well. */
async function ownPages(who: string): Promise<string[]> {
  const email = `${who}@demo.somssi.kr`;
  const rows = await app.sql<{ id: string }[]>`
    SELECT p.id FROM pro_profiles p JOIN accounts a ON a.id = p.account_id WHERE a.email = ${email}`;
  return rows.map(({ id }) => `/pros/${id}`);
}

/**
 * Each URL is read once, one after the other: staff's reads are logged in their order. What the market has none of, and
 * what only a mailed token opens, is made up.
 */
function readsOf(client: TestClient): Answer {
  const kept = new Map<string, Promise<Answered>>();
  let last: Promise<unknown> = Promise.resolve();
  return (sent) => {
    const { method, url } = sent;
    if (method !== "GET") return Promise.resolve(madeUp(sent));
    const known = kept.get(url);
    if (known) return known;
    const answer = last.then(async () => {
      const { status, body } = await client.raw({ method, url });
      if (status === 404 && url.includes(MADE_UP)) return madeUp(sent);
      return {
        status,
        body: JSON.parse(withPictureNames(JSON.stringify(body ?? null))) as unknown,
      };
    });
    last = answer;
    kept.set(url, answer);
    return answer;
  };
}

function madeUp(sent: Sent): Answered {
  const name = nameOf(sent);
  if (!isEndpointName(name)) return { status: 404, body: null };
  return { status: 200, body: sampleOutput(name) };
}

/**
 * Presses what another answer lets appear. Where that asks for what this person may not read, it is another one's to press,
 * too: they see more of it.
 */
async function pressOtherwise(scene: Scene, other: Otherwise): Promise<string[]> {
  const own = new Set(scene.pressed);
  let isForbidden = false;
  const instead = insteadOf(scene.read, other);
  const read: Answer = async (sent) => {
    const answer = await instead(sent);
    if (answer.status === 403) isForbidden = true;
    return answer;
  };
  const did = await pressAll({ ...scene, read, pressed: own });
  if (!isForbidden) for (const press of own) scene.pressed.add(press);
  return did;
}

function insteadOf(read: Answer, { name, body }: Otherwise): Answer {
  return (sent) => (nameOf(sent) === name ? Promise.resolve({ status: 200, body }) : read(sent));
}

function linksHere(): string[] {
  return [...document.querySelectorAll("a[href]")]
    .map((link) => new URL(link.getAttribute("href") ?? "", window.location.href))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname, search }) => pathname + search);
}
