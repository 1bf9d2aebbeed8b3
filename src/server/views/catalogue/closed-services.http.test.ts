import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { SWITCHED_SERVICES } from "#domain/catalogue/switched-services.ts";
import { switchServices } from "#server/seed/reference/switch-services.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { buildPages } from "#test/build-pages.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, makeSignedInPro, quoteBody } from "#test/factories/market.ts";
import { pieceBody } from "#test/factories/portfolio.ts";
import { moveToService, publish, requestBody } from "#test/factories/requests.ts";
import { templateBody } from "#test/factories/templates.ts";

const CLOSED = "tax-accounting";
/** By their names, and by what people say for them. */
const WORDS = ["세무·기장", "노무", "행정사", "기장"];

let app: TestApp;
let pro: Awaited<ReturnType<typeof makeSignedInPro>>;
let customer: TestClient;
let running: string;

beforeAll(async () => {
  app = await testApp(undefined, { pages: { kind: "built", distDir: buildPages() } });
  pro = await makeSignedInPro(app, { services: [CLOSED, "move-in-cleaning"] });
  await app.sql`
    INSERT INTO service_places (service_slug, region_code, pro_count, review_count, rating_sum, deal_count)
    VALUES (${CLOSED}, '11680', 9, 9, 45, 30)
    ON CONFLICT (service_slug, region_code) DO UPDATE SET pro_count = 9, review_count = 9, deal_count = 30`;
  await app.sql`UPDATE services SET popular_weight = 1000 WHERE slug = ${CLOSED}`;
  customer = await app.as(await makeAccount(app));
  running = await publish(customer);
  await moveToService(app.sql, running, CLOSED);
}, 120_000);

const raw = async (url: string) => {
  const { status, body } = await app.visitor().raw({
    method: "GET",
    url,
    headers: { accept: "text/html" },
  });
  return { status, text: typeof body === "string" ? body : JSON.stringify(body) };
};

/** Where it stands, each place by whether it does. */
async function places(): Promise<Record<string, boolean>> {
  const visitor = app.visitor();
  const has = (answer: { status: number; body: unknown }) =>
    answer.status === 200 &&
    SWITCHED_SERVICES.some((slug) => JSON.stringify(answer.body).includes(`"${slug}"`));
  const found: Record<string, boolean> = {
    list: has(await visitor.call("services.list", {})),
    words: has(await visitor.call("services.list", { q: "세무" })),
    popular: has(await visitor.call("services.popular", { limit: 30 })),
    categories: has(await visitor.call("categories.list")),
    category: has(await visitor.call("categories.get", { cat1Slug: "expert" })),
    prices: has(await visitor.call("prices.list", {})),
    "price guide": (await raw(`/prices/${CLOSED}`)).status === 200,
    "own page": (await raw(`/services/${CLOSED}`)).status === 200,
    "page of a place": (await raw(`/services/${CLOSED}/11680`)).status === 200,
    "request form": (await visitor.call("services.form", { slug: CLOSED })).status === 200,
    "pro's page": has(await visitor.call("pro.get", { proId: pro.proId })),
    "own profile": has(await pro.client.call("pro.profile")),
    "search of it": has(await visitor.call("search.pro", { service: CLOSED })),
    certificates: has(await pro.client.call("users.me.certifications.required")),
  };
  for (const q of WORDS) found[`suggest ${q}`] = has(await visitor.call("search.suggest", { q }));
  for (const part of ["services", "prices", "regions"]) {
    found[`sitemap of ${part}`] = (await raw(`/sitemaps/${part}.xml`)).text.includes(`/${CLOSED}`);
  }
  return found;
}

const statuses = async () => {
  const profile = (await pro.client.call("pro.profile")).body;
  const services = [CLOSED];
  return {
    request: (
      await customer.call("requests.create", requestBody({ service: CLOSED, form_version: 1 }))
    ).status,
    form: (await customer.call("requests.last", { slug: CLOSED })).status,
    template: (await pro.client.call("quotes.templates.create", templateBody({ service: CLOSED })))
      .status,
    piece: (
      await pro.client.call(
        "pro.portfolio.create",
        await pieceBody(pro.client, { service: CLOSED }),
      )
    ).status,
    quote: (await pro.client.call("quotes.create", quoteBody(running), freshKey())).status,
    offer: Object.keys(
      (
        await pro.client.call("pro.profile.edit", {
          display_name: profile.display_name,
          headline: profile.headline,
          introduction: profile.introduction,
          career_years: profile.career_years,
          photo_id: null,
          services,
          si_gun_gu_codes: ["11680"],
          accepts_requests: true,
        })
      ).error?.fields ?? {},
    ),
  };
};

describe("services of professions that may not be paid for", () => {
  it("stand nowhere while they are switched off, and are taken nowhere", async () => {
    await switchServices(app.sql, { open: false });
    const found = await places();
    expect(Object.entries(found).filter(([, stands]) => stands)).toEqual([]);
    expect(await statuses()).toEqual({
      request: 404,
      form: 404,
      template: 422,
      piece: 422,
      quote: 404,
      offer: ["services"],
    });
    const tree = await app.visitor().call("categories.get", { cat1Slug: "expert" });
    expect(tree.body.groups.map(({ slug }) => slug)).toEqual(["mind"]);
    // What is under way can be read by who asked.
    expect((await customer.call("requests.get", { requestId: running })).body.service.name).toBe(
      "세무·기장",
    );
  });

  it("stand everywhere once they are switched on", async () => {
    await switchServices(app.sql, { open: true });
    // Words are read anew each day.
    app.clock.advance(DAY_MS);
    const found = await places();
    expect(Object.entries(found).filter(([, stands]) => !stands)).toEqual([]);
    expect(await statuses()).toMatchObject({ template: 201, piece: 201, offer: [] });
  });
});
