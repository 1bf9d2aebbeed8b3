import { beforeAll, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "../app.ts";
import { allAwkwardTexts, impossibleTexts, lengthOf } from "../awkward-texts.ts";
import type { TestClient } from "../client.ts";
import { makeAccount } from "../factories/accounts.ts";
import { freshKey, makeRequest, quoteBody } from "../factories/market.ts";
import { requestBody } from "../factories/requests.ts";
import { signUpInput } from "../factories/sign-ups.ts";
import { rowCounts } from "../row-counts.ts";

/** Texts as words to look something up by: they find something or nothing, and never break anything. */
const texts = [...allAwkwardTexts, ...impossibleTexts, "가".repeat(10_000), "%00", "a\u0000"];

let app: TestApp;
let visitor: TestClient;
let member: TestClient;

beforeAll(async () => {
  app = await testApp();
  visitor = app.visitor();
  member = await app.as(await makeAccount(app));
});

/** What each text is answered, as status and how often. */
async function statusesOf(ask: (text: string) => Promise<{ status: number }>) {
  const statuses = new Map<number, string[]>();
  for (const text of texts) {
    const { status } = await ask(text);
    statuses.set(status, [...(statuses.get(status) ?? []), text]);
  }
  return statuses;
}

describe("a text to look something up by", () => {
  it("in the search for services finds what it names, and no wildcard finds all", async () => {
    const all = (await visitor.call("services.list")).body.items.length;
    const statuses = await statusesOf(async (text) => {
      const answer = await visitor.send("services.list", { q: text });
      if (answer.status === 200 && text.trim() !== "") {
        expect([text, answer.body.items.length < all]).toEqual([text, true]);
      }
      return answer;
    });
    expect(new Set(statuses.keys())).toEqual(new Set([200, 422]));
    for (const text of statuses.get(422) ?? []) {
      expect(!text.isWellFormed() || text.includes("\u0000") || text.length > 60).toBe(true);
    }
    expect((await visitor.call("services.list", { q: "%" })).body.items).toEqual([]);
    expect((await visitor.call("services.list", { q: "특수청소" })).body.items).toHaveLength(1);
  });

  it("in the search for pros finds nobody who is not called so", async () => {
    const statuses = await statusesOf(async (text) => {
      const answer = await visitor.send("search.pro", { q: text });
      if (answer.status === 200 && text.trim() !== "") {
        expect([text, answer.body.items]).toEqual([text, []]);
      }
      return answer;
    });
    expect(new Set(statuses.keys())).toEqual(new Set([200, 422]));
  });

  it("in the suggestions finds what it names, and no wildcard finds anything", async () => {
    const statuses = await statusesOf((text) => visitor.send("search.suggest", { q: text }));
    expect(new Set(statuses.keys())).toEqual(new Set([200, 422]));
    expect((await visitor.call("search.suggest", { q: "%" })).body.items).toEqual([]);
  });

  it.each(["categories.get", "services.get", "services.form", "services.standardLines"] as const)(
    "in the address of %s names nothing",
    async (name) => {
      const placeholder = name === "categories.get" ? "cat1Slug" : "slug";
      const statuses = await statusesOf(async (text) => {
        // These the address itself takes for steps in it.
        if (["", ".", ".."].includes(text) || !text.isWellFormed()) return { status: 404 };
        return visitor.send(name, { [placeholder]: text });
      });
      expect([...statuses.keys()]).toEqual([404]);
    },
  );

  it.each([
    ["users.me.notifications", "cursor"],
    ["search.pro", "cursor"],
    ["search.pro", "region"],
    ["search.pro", "service"],
    ["requests.list", "cursor"],
    ["requests.list", "limit"],
    ["address.siGunGu", "si_do"],
    ["address.eupMyeonDong", "si_gun_gu"],
    ["geo.coord", "lat"],
  ] as const)("in a query of %s, as %s, is refused", async (name, field) => {
    const statuses = await statusesOf((text) =>
      member.send(name, { ...(name === "geo.coord" ? { lng: 127 } : {}), [field]: text }),
    );
    const rest = [...statuses].filter(([status]) => status !== 422 && status !== 404);
    expect(
      rest.flatMap(([, found]) => found).filter((text) => !/^\s*\+?(0x)?[0-9a-f]+\s*$/i.test(text)),
    ).toEqual([]);
  });

  it("as an e-mail address is nobody's", async () => {
    const statuses = await statusesOf(async (text) => {
      app.clock.advance(10_000);
      return visitor.send("users.exist", { email: text });
    });
    expect(new Set(statuses.keys())).toEqual(new Set([200, 422]));
  });

  it("as an e-mail address and a password opens nothing", async () => {
    for (const text of [...impossibleTexts, "' OR 1=1 --", "__proto__", "가".repeat(300)]) {
      app.clock.advance(3_600_000);
      const { status } = await visitor.send("auth.login", { email: text, password: text });
      expect([text, status === 401 || status === 422]).toEqual([text, true]);
    }
  });

  it("as a service, a region or an answer is refused, and nothing is written", async () => {
    const { pro, requestId } = await makeRequest(app);
    const body = requestBody();
    const askers: TestClient[] = [];
    // So many a day are more than one person may ask for.
    for (let made = 0; made < texts.length / 25; made += 1) {
      askers.push(await app.as(await makeAccount(app)));
    }
    const before = await rowCounts(app.sql);
    for (const [at, text] of texts.entries()) {
      const asker = askers[Math.floor(at / 25)] ?? member;
      const ask = (changes: object) => asker.send("requests.create", { ...body, ...changes });
      const tries = [
        () => ask({ service: text }),
        () => ask({ region_code: text }),
        () => ask({ answers: { ...body.answers, building: text } }),
        () => ask({ answers: { ...body.answers, [`${text}!`]: 1 } }),
        () => pro.client.send("quotes.create", { ...quoteBody(requestId), unit: text }, freshKey()),
      ];
      const { status } = (await tries[at % tries.length]?.()) ?? { status: 0 };
      expect([text, status === 404 || status === 422]).toEqual([text, true]);
    }
    const { idempotency_keys: _, ...after } = await rowCounts(app.sql);
    const { idempotency_keys: __, ...expected } = before;
    expect(after).toEqual(expected);
  });

  it("as the name at signing up is taken as one line or refused", async () => {
    const some = [
      ...allAwkwardTexts.filter((_, at) => at % 40 === 0),
      ...impossibleTexts.slice(0, 4),
    ];
    for (const name of some) {
      app.clock.advance(60_000);
      const answer = await app.visitor().call("users.signUp", signUpInput({ name }));
      const fits = lengthOf(name) >= 1 && lengthOf(name) <= 30 && name.isWellFormed();
      if (!fits || name.includes("\u0000")) expect([name, answer.status]).toEqual([name, 422]);
      else if (answer.status === 201)
        expect(answer.body.user.name).not.toMatch(/[\p{Cc}\u2028-\u202e]/u);
      else expect([name, answer.status]).toEqual([name, 422]);
    }
  });
});
