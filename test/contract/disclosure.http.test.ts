import { beforeAll, describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { testApp, type TestApp } from "../app.ts";
import { inputFor } from "../ownership/inputs.ts";
import {
  makeOwnershipMarket,
  secrets,
  type OwnershipMarket,
  type Role,
  type Thing,
} from "../ownership/market.ts";

/** What one may read of a thing, and the lists in which it shows. */
const views = {
  beforeHire: [
    ["pro.requests.get", "open"],
    ["pro.requests.get", "hiring"],
    ["quotes.get", "openQuote"],
    ["quotes.get", "hiringQuote"],
    ["quotes.messages", "openQuote"],
    ["requests.get", "open"],
    ["requests.recommended", "open"],
    ["requests.compare", "open"],
    ["consultations.get", "consultation"],
  ],
  afterHire: [
    ["pro.requests.get", "hired"],
    ["quotes.get", "hiredQuote"],
    ["quotes.messages", "hiredQuote"],
    ["requests.get", "hired"],
  ],
  always: [
    ["pro.get", "pro"],
    ["pro.consultant", "pro"],
    ["pro.reviews", "pro"],
    ["pro.reviews.summary", "pro"],
    ["pro.reviews.chain", "pro"],
    ["pro.portfolio", "pro"],
    ["pro.map", "pro"],
    ["reviews.comments", "review"],
    ["pro.testimonial.get", "testimonial"],
    ["services.get", "service"],
  ],
} as const satisfies Record<string, [EndpointName, Thing][]>;

const lists: EndpointName[] = [
  "pro.testimonial.invitations",
  "consultations.list",
  "pro.requests",
  "quotes.list",
  "requests.list",
  "reviews.recent",
  "users.me.notifications",
  "users.me.credits",
];

/** A number as it may be written anywhere. */
const written = (phone: string) => [
  phone,
  `+82${phone.slice(1)}`,
  `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
  `${phone.slice(3, 7)}-${phone.slice(7)}`,
  `${phone.slice(3)}`,
];

const ofCustomer = {
  phone: written(secrets.customerPhone),
  email: [secrets.customerEmail],
  name: [secrets.customerName, secrets.customerName.slice(1)],
  afterHire: [secrets.afterHire],
};
const ofPro = {
  phone: written(secrets.proPhone),
  email: [secrets.proEmail],
  name: [secrets.proName],
};

let app: TestApp;
let market: OwnershipMarket;

beforeAll(async () => {
  app = await testApp();
  market = await makeOwnershipMarket(app);
});

async function read(role: Role, [name, thing]: readonly [EndpointName, Thing]): Promise<string> {
  const answer = await market.clients[role].send(name, inputFor(market, name, thing));
  return JSON.stringify(answer.body);
}

async function readAll(role: Role, what: readonly (keyof typeof views)[]): Promise<string> {
  const texts: string[] = [];
  for (const kind of what) for (const view of views[kind]) texts.push(await read(role, view));
  return texts.join("\n");
}

async function readLists(role: Role): Promise<string> {
  const texts: string[] = [];
  for (const name of lists) {
    texts.push(JSON.stringify((await market.clients[role].send(name, {})).body));
  }
  return texts.join("\n");
}

/** Which of these kinds of secrets a text holds. */
function held(text: string, kinds: Record<string, readonly string[]>): string[] {
  return Object.entries(kinds)
    .filter(([, forms]) => forms.some((form) => text.includes(form)))
    .map(([kind]) => kind);
}

describe("what belongs to the customer", () => {
  it("is there to be found: their own account has it", async () => {
    const me = await market.clients.customer.call("users.me");
    expect(held(JSON.stringify(me.body), ofCustomer)).toEqual(["phone", "email", "name"]);
    expect(await read("customer", ["requests.get", "open"])).toContain(secrets.afterHire);
  });

  it("is not told to a pro before the hire, not even to one hired for something else", async () => {
    for (const role of ["recipientPro", "hiredPro", "otherPro"] as const) {
      expect([role, held(await readAll(role, ["beforeHire", "always"]), ofCustomer)]).toEqual([
        role,
        [],
      ]);
    }
    const card = await market.clients.recipientPro.call("pro.requests.get", {
      requestId: market.ids.open,
    });
    expect(card.status).toBe(200);
    expect(card.body.customer.name).toBe("황○○");
  });

  it("is told to the pro who was hired, but never the e-mail address", async () => {
    const [, quote] = views.afterHire;
    expect(held(await read("hiredPro", quote), ofCustomer)).toEqual(["phone", "name"]);
    expect(held(await readAll("hiredPro", ["afterHire"]), ofCustomer)).toEqual([
      "phone",
      "name",
      "afterHire",
    ]);
  });

  it("is told to nobody else, wherever they look", async () => {
    for (const role of ["visitor", "otherCustomer", "recipientPro", "otherPro", "staff"] as const) {
      const text = await readAll(role, ["beforeHire", "afterHire", "always"]);
      expect([role, held(text + (await readLists(role)), ofCustomer)]).toEqual([role, []]);
    }
  });

  it("is in no list of the hired pro but by name", async () => {
    expect(held(await readLists("hiredPro"), ofCustomer)).toEqual(["name"]);
  });

  it("is in no event and no message to anybody", async () => {
    const events = await app.sql`SELECT payload FROM person_events`;
    expect(events.length).toBeGreaterThan(20);
    expect(held(JSON.stringify(events), { ...ofCustomer })).toEqual([]);
    const notices = await app.sql`SELECT title, body, path FROM notifications`;
    expect(notices.length).toBeGreaterThan(20);
    expect(held(JSON.stringify(notices), ofCustomer)).toEqual([]);
    expect(held(JSON.stringify(notices), ofPro)).toEqual([]);
  });

  it("shows the number alone to a pro who is allowed to call, until that is taken back", async () => {
    const { clients, ids, pros } = market;
    const allow = (allowed: boolean) =>
      clients.customer.call("requests.contactPermission", {
        requestId: ids.open,
        proId: pros.hired.proId,
        allowed,
      });
    expect((await allow(true)).status).toBe(200);
    expect(held(await read("hiredPro", ["quotes.get", "openQuote"]), ofCustomer)).toEqual([
      "phone",
    ]);
    expect(held(await readAll("recipientPro", ["beforeHire"]), ofCustomer)).toEqual([]);
    expect((await allow(false)).status).toBe(200);
    expect(held(await read("hiredPro", ["quotes.get", "openQuote"]), ofCustomer)).toEqual([]);
  });
});

describe("what belongs to the pro", () => {
  it("is told to the customer who hired them: the number, and nothing else", async () => {
    expect(held(await readAll("customer", ["afterHire"]), ofPro)).toEqual(["phone"]);
  });

  it("is told to nobody before", async () => {
    expect(held(await readAll("customer", ["beforeHire", "always"]), ofPro)).toEqual([]);
    for (const role of ["visitor", "otherCustomer", "recipientPro", "otherPro", "staff"] as const) {
      const text = await readAll(role, ["beforeHire", "afterHire", "always"]);
      expect([role, held(text + (await readLists(role)), ofPro)]).toEqual([role, []]);
    }
  });
});
