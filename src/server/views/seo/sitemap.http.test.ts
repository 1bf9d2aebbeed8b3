import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeSignedInPro } from "#test/factories/market.ts";
import { makePiece, pieceBody } from "#test/factories/portfolio.ts";
import { makePro } from "#test/factories/pros.ts";
import { findProsFrom, findProsParts } from "./queries.ts";
import { smallestId, startBetween } from "./sitemap-start.ts";

const ORIGIN = "https://somssi.example";

let app: TestApp;

beforeAll(async () => {
  app = await testApp(undefined, { http: { publicOrigin: ORIGIN } });
});

async function fetched(url: string) {
  const answer = await app.app.inject({ url, headers: { host: "internal.example" } });
  return { ...answer, text: answer.body, locations: locationsIn(answer.body) };
}

/** Paths that a sitemap lists. */
function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => {
    expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
    return address.slice(ORIGIN.length);
  });
}

describe("the sitemap", () => {
  it("is named by robots.txt, under our own address", async () => {
    const { statusCode, text, headers } = await fetched("/robots.txt");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    for (const own of ["/requests", "/pro/", "/staff", "/setting/", "/api2/"]) {
      expect(text).toContain(`\nDisallow: ${own}\n`);
    }
  });

  it("is an index whose parts are all there, with something in each", async () => {
    await makePro(app);
    const index = await fetched("/sitemap.xml");
    expect(index.statusCode).toBe(200);
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(index.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns=/);
    expect(index.locations).toContain("/sitemaps/services.xml");
    expect(index.locations.some((path) => path.startsWith("/sitemaps/pros/"))).toBe(true);
    for (const path of index.locations) {
      const part = await fetched(path);
      expect([path, part.statusCode]).toEqual([path, 200]);
      expect([path, part.locations.length > 0]).toEqual([path, true]);
    }
  });

  it("names every category and every service once", async () => {
    const [{ categories, services } = { categories: 0, services: 0 }] = await app.sql<
      { categories: number; services: number }[]
    >`SELECT (SELECT count(*)::int FROM categories WHERE parent_slug IS NULL) AS categories,
             (SELECT count(*)::int FROM services) AS services`;
    const listed = [
      ...(await fetched("/sitemaps/categories.xml")).locations,
      ...(await fetched("/sitemaps/services.xml")).locations,
    ];
    expect(listed).toContain("/services/move-in-cleaning");
    expect(listed).toHaveLength(categories + services);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it.each(["nothing", "pros/", "pros/nobody", "pros/0/0", "../robots", "constructor", "pros/%00"])(
    "has no part %j",
    async (name) => {
      const { statusCode, json } = await fetched(`/sitemaps/${name}.xml`);
      expect(statusCode).toBe(404);
      expect(json()).toMatchObject({ error: { code: "route_not_found" } });
    },
  );

  it("refuses a host that is none", async () => {
    const open = await testApp();
    const answer = await open.app.inject({ url: "/robots.txt", headers: { host: "a b<c>" } });
    expect(answer.statusCode).toBe(400);
  });

  it("is compressed for whoever takes it so", async () => {
    const headers = { "accept-encoding": "gzip" };
    const { headers: answered } = await app.app.inject({ url: "/sitemaps/services.xml", headers });
    expect(answered["content-encoding"]).toBe("gzip");
  });
});

describe("pros in the sitemap", () => {
  let proId: string;
  beforeEach(async () => {
    ({ proId } = await makePro(app));
  });
  const listed = async () => (await fetched("/sitemaps/pros/0.xml")).text;

  it("are gone with the answer after they hid or were suspended", async () => {
    expect(await listed()).toContain(`/pros/${proId}<`);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${proId}`;
    expect(await listed()).not.toContain(proId);
    await app.sql`UPDATE pro_profiles SET allow_public_read = true, state = 'suspended' WHERE id = ${proId}`;
    expect(await listed()).not.toContain(proId);
    await app.sql`UPDATE pro_profiles SET state = 'pending' WHERE id = ${proId}`;
    expect(await listed()).not.toContain(proId);
  });

  it("carry the moment in which what anyone sees of them changed last", async () => {
    const changed = async () =>
      new RegExp(`/pros/${proId}</loc><lastmod>(.*?)</lastmod>`).exec(await listed())?.[1];
    const approved = app.clock.now().toISOString();
    expect(await changed()).toBe(approved);
    await app.sql`UPDATE pro_profiles SET quote_count = quote_count + 1 WHERE id = ${proId}`;
    expect(await changed()).toBe(approved);
    await app.sql`UPDATE pro_profiles SET headline = '새 한 줄' WHERE id = ${proId}`;
    expect(await changed()).not.toBe(approved);
  });

  it("carry the moment in which their pieces of work changed last", async () => {
    const pro = await makeSignedInPro(app);
    const changed = async () => {
      const [row] = await app.sql<{ changed_at: Date | null }[]>`
        SELECT changed_at FROM pro_profiles WHERE id = ${pro.proId}`;
      return row?.changed_at?.getTime() ?? 0;
    };
    const stamps = [await changed()];
    const stamped = async (work: () => Promise<unknown>) => {
      await work();
      stamps.push(await changed());
    };
    const pieces: string[] = [];
    await stamped(async () => pieces.push(await makePiece(pro.client)));
    await stamped(async () => pieces.push(await makePiece(pro.client)));
    const [portfolioId = ""] = pieces;
    await stamped(async () =>
      pro.client.call("pro.portfolio.edit", { portfolioId, ...(await pieceBody(pro.client)) }),
    );
    await stamped(() => pro.client.call("pro.portfolio.order", { ids: pieces }));
    await stamped(() => pro.client.call("pro.portfolio.delete", { portfolioId }));
    expect(new Set(stamps).size).toBe(6);
    expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
    const [lastmod] = stamps.slice(-1).map((at) => new Date(at).toISOString());
    expect(await listed()).toContain(`/pros/${pro.proId}</loc><lastmod>${lastmod}<`);
    // Gone already: nothing changes.
    await pro.client.call("pro.portfolio.delete", { portfolioId });
    expect(await changed()).toBe(stamps.at(-1));
  });

  it("stand in parts of even size, each exactly once, whoever has hidden between them", async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => makePro(app)));
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${all[3]?.proId ?? ""}`;
    const public_ = await app.sql<{ id: string }[]>`
      SELECT id FROM pro_profiles WHERE state = 'approved' AND allow_public_read ORDER BY id`;
    const parts = await findProsParts(app.sql, 3);
    expect(parts).toHaveLength(Math.ceil(public_.length / 3));
    const found: string[] = [];
    for (const { before, first } of parts) {
      const from = smallestId(startBetween(before, first)) ?? "";
      const pros = await findProsFrom(app.sql, from, 3);
      expect(pros[0]?.id).toBe(first);
      found.push(...pros.map(({ id }) => id));
    }
    expect(found).toEqual(public_.map(({ id }) => id));
  });
});
