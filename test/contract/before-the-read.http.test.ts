import { beforeAll, describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import type { PushSender } from "#server/features/deliveries/deliver.ts";
import { crawl, type Ask } from "../../e2e/crawl.ts";
import { kindOf, routeOf as pageOf } from "../../e2e/page-kinds.ts";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import { makeCustomer, makeSignedInPro, quote, type SignedInPro } from "../factories/market.ts";
import type { TestCustomer } from "../factories/market.ts";
import { publish } from "../factories/requests.ts";
import { sendUpload } from "../factories/uploads.ts";
import { deliverNotices, inboxOf } from "../local-delivery.ts";
import { realPicture } from "../picture-bytes.ts";
import { missingThings } from "./sample-input.ts";

/** A customer gets the price of a quote and no word of what it says, wherever they look and however they are told. */

const MARK = "읽기전비밀";
const PRICE = 350_000;
const marked = {
  total: PRICE,
  extra_ceiling: 50_000,
  items: [
    { name: `${MARK} 방과 거실`, inclusion: "included", amount: PRICE },
    { name: `${MARK} 곰팡이`, inclusion: "extra", amount: 50_000 },
    { name: `${MARK} 폐기물`, inclusion: "excluded", amount: 0 },
  ],
  message: `${MARK} 꼼꼼하게 청소해 드릴게요.`,
} as const;

/** Calls that are the read itself; comparing is one, and says so before. A talk opens with its quote. */
const READS: readonly EndpointName[] = [
  "quotes.get",
  "requests.compare",
  "quotes.messages",
  "quotes.messages.search",
];
/** Answers that stay open, and what stands outside of the product. */
const APART = (name: EndpointName) =>
  name === "events.stream" || routeOf(name).path.startsWith("/dev/");

const LONG = 120_000;

let app: TestApp;
let customer: TestCustomer;
let pro: SignedInPro;
let requestId: string;
/** Unread ones: one that waits, and one of each way in which they end. */
const quoteIds: Record<"waiting" | "withdrawn" | "declined" | "expired", string> = {
  waiting: "",
  withdrawn: "",
  declined: "",
  expired: "",
};
const fileIds: string[] = [];
const pushed: unknown[] = [];
const push: PushSender = (_accountId, message) => {
  pushed.push(message);
  return Promise.resolve({ outcome: "sent" });
};

async function markedFile(purpose: "quote_attachment" | "message_file"): Promise<string> {
  const { body } = await sendUpload(pro.client, [
    { name: "purpose", value: purpose },
    { name: "file", fileName: `${MARK}.jpg`, bytes: await realPicture("jpeg") },
  ]);
  fileIds.push(body.id);
  return body.id;
}

/** A quote with the mark in all that it says, a file added to it later, and words under it. */
async function markedQuote(toRequest: string, by: SignedInPro): Promise<string> {
  const quoteId = await quote(by, toRequest, {
    ...marked,
    items: [...marked.items],
    attachment_ids: by === pro ? [await markedFile("quote_attachment")] : [],
  });
  await by.client.call("quotes.messages.create", { quoteId, body: `${MARK} 언제 좋으세요?` });
  return quoteId;
}

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z", {
    pages: { kind: "built", distDir: buildPages() },
  });
  customer = await makeCustomer(app);
  await app.sql`
    INSERT INTO push_devices (id, account_id, endpoint, p256dh, auth, name, created_at)
    VALUES (${app.ids.next()}, ${customer.account.id}, 'https://push.example/1', 'key', 'auth', '기기', ${app.clock.now()})`;
  const others = await Promise.all([1, 2, 3].map(() => makeSignedInPro(app)));
  pro = await makeSignedInPro(app);
  requestId = await publish(customer.client);
  const [withdrawing, declined, expiring] = others as [SignedInPro, SignedInPro, SignedInPro];
  quoteIds.withdrawn = await markedQuote(requestId, withdrawing);
  quoteIds.declined = await markedQuote(requestId, declined);
  quoteIds.expired = await quote(expiring, requestId, {
    ...marked,
    items: [...marked.items],
    valid_until: "2027-03-11",
  });
  await expiring.client.call("quotes.messages.create", {
    quoteId: quoteIds.expired,
    body: `${MARK} 내일까지예요.`,
  });
  quoteIds.waiting = await markedQuote(requestId, pro);
  await pro.client.call("quotes.messages.create", {
    quoteId: quoteIds.waiting,
    upload_ids: [await markedFile("message_file")],
  });
  await pro.client.call("quotes.attachments.add", {
    quoteId: quoteIds.waiting,
    attachment_ids: [await markedFile("quote_attachment")],
  });
  await withdrawing.client.call("quotes.withdraw", { quoteId: quoteIds.withdrawn });
  await customer.client.call("quotes.decline", { quoteId: quoteIds.declined });
  // What goes out at once, after a while, in the morning, and once the days are over.
  for (const pause of [0, 2 * HOUR_MS, DAY_MS, DAY_MS]) {
    app.clock.advance(pause);
    await app.sweep();
    await deliverNotices(app, undefined, push);
  }
}, LONG);

/** Each call that answers something, for the customer, filled with what is theirs. */
async function allAnswers(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const name of endpointNames) {
    const { method } = routeOf(name);
    if (method !== "GET" || READS.includes(name) || APART(name)) continue;
    for (const quoteId of Object.values(quoteIds)) {
      for (const uploadId of fileIds.slice(0, name === "uploads.file" ? fileIds.length : 1)) {
        for (const query of [{}, { q: MARK }]) {
          const { status, body } = await customer.client.send(name, {
            ...missingThings(name),
            ...own(name, { quoteId, requestId, proId: pro.proId, uploadId }),
            ...query,
          });
          if (status === 200) answers.set(`${name} ${quoteId} ${uploadId}`, JSON.stringify(body));
        }
      }
    }
  }
  return answers;
}

/** Those of the ids that the path has a place for. */
function own(name: EndpointName, ids: Record<string, string>): Record<string, string> {
  const { path } = routeOf(name);
  return Object.fromEntries(Object.entries(ids).filter(([key]) => path.includes(`{${key}}`)));
}

function holding(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => text.includes(MARK)).map(([where]) => where);
}

describe("before a quote is read, its customer is told the price alone", () => {
  it("by every call but the read", { timeout: LONG }, async () => {
    const answers = await allAnswers();
    expect(holding(answers)).toEqual([]);
    const names = new Set([...answers.keys()].map((key) => key.split(" ")[0]));
    expect([...names]).toEqual(
      expect.arrayContaining(["requests.get", "messages.threads", "users.me.notifications"]),
    );
    expect(names.size).toBeGreaterThan(30);
    expect(names).not.toContain("uploads.file");
    for (const talk of ["quotes.messages", "quotes.messages.search"] as const) {
      const { waiting: quoteId } = quoteIds;
      const { status } = await customer.client.send(talk, {
        quoteId,
        ...(talk !== "quotes.messages" && { q: MARK }),
      });
      expect([talk, status]).toEqual([talk, 409]);
    }
    const { body } = await customer.client.call("messages.threads");
    expect(body.items.map(({ quote_id: id, last_message: last }) => [id, last.body])).toEqual(
      expect.arrayContaining(Object.values(quoteIds).map((id) => [id, null])),
    );
    expect((await customer.client.call("messages.threads", { q: MARK })).body.items).toEqual([]);
  });

  it("by every page that leads them on, their titles and previews", { timeout: LONG }, async () => {
    const texts = new Map<string, string>();
    const ask: Ask = async (path) => {
      // These two are the read.
      const isRead = path.startsWith("/quote?") || pageOf(path).endsWith("/compare");
      if (isRead) return { status: 404, type: "text/html", location: null, body: "" };
      const answer = await customer.client.raw({
        method: "GET",
        url: path,
        headers: { accept: "text/html" },
      });
      const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
      texts.set(path, body);
      return {
        status: answer.status,
        type: String(answer.headers["content-type"] ?? ""),
        location: answer.headers.location ? String(answer.headers.location) : null,
        body,
      };
    };
    for (const start of ["/", `/requests/${requestId}`, `/chats/${quoteIds.waiting}`, "/chats"]) {
      await crawl(ask, start, { kindOf, mostOfKind: 2 });
    }
    expect(holding(texts)).toEqual([]);
    expect([...texts.keys()]).toEqual(
      expect.arrayContaining(["/chats", "/notifications", `/requests/${requestId}`]),
    );
  });

  it("by letters, texts and pushes, and by what open pages hear", async () => {
    const { id, email } = customer.account;
    const [row] = await app.sql<{ phone: string }[]>`SELECT phone FROM accounts WHERE id = ${id}`;
    const texts = new Map<string, string>();
    for (const to of [email, row?.phone ?? ""]) {
      for (const { channel, text } of await inboxOf(app, to)) {
        texts.set(`${channel} ${texts.size}`, text);
      }
    }
    for (const message of pushed) texts.set(`push ${texts.size}`, JSON.stringify(message));
    for (const table of ["deliveries", "notifications", "person_events"]) {
      const rows = await app.sql<{ text: string }[]>`
        SELECT to_jsonb(t)::text AS text FROM ${app.sql(table)} t WHERE account_id = ${id}`;
      for (const { text } of rows) texts.set(`${table} ${texts.size}`, text);
    }
    expect(holding(texts)).toEqual([]);
    const kinds = new Set([...texts.keys()].map((key) => key.split(" ")[0]));
    expect([...kinds].toSorted()).toEqual([
      "alimtalk",
      "deliveries",
      "email",
      "notifications",
      "person_events",
      "push",
    ]);
    // The price is what they are told.
    expect([...texts.values()].some((text) => text.includes("350,000원"))).toBe(true);
  });

  it("and all of it once they have read it", async () => {
    const { client } = customer;
    const read = await client.call("quotes.get", { quoteId: quoteIds.waiting });
    expect(JSON.stringify(read.body).split(MARK).length).toBeGreaterThan(4);
    const found = await client.call("messages.threads", { q: MARK });
    expect(found.body.items.map(({ quote_id: id }) => id)).toEqual([quoteIds.waiting]);
    const files = await Promise.all(
      fileIds.map((uploadId) => client.send("uploads.file", { uploadId })),
    );
    expect(files.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
