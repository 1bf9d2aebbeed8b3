import { beforeAll, describe, expect, it } from "vitest";
import { formatWon } from "#domain/won/format-won.ts";
import { spokenWon } from "#domain/won/spoken-won.ts";
import { testApp, type TestApp } from "../app.ts";
import { buildPages } from "../build-pages.ts";
import { makeSignedInPro, type SignedInPro } from "../factories/market.ts";
import { makeAccount } from "../factories/accounts.ts";
import { makeHire } from "../factories/hires.ts";
import { makePro } from "../factories/pros.ts";
import { makeReview } from "../factories/reviews.ts";
import { makeTestimonial } from "../factories/testimonials.ts";
import { readPage, squeezed, type ReadPage } from "./read-head.ts";
import { readThings, theThing, type Thing } from "./shapes.ts";

const ORIGIN = "https://somssi.example";
const HOSTILE = `</script><script>alert(1)</script>" & '고수'`;

let app: TestApp;
let pro: SignedInPro;
let testimonialId: string;

beforeAll(async () => {
  const pages = { kind: "built", distDir: buildPages() } as const;
  app = await testApp(undefined, { pages, http: { publicOrigin: ORIGIN } });
  pro = await makeSignedInPro(app);
  await app.sql`UPDATE pro_profiles SET display_name = ${HOSTILE} WHERE id = ${pro.proId}`;
  await makeReview(app, { proId: pro.proId, rating: 4 });
  await makeReview(app, {
    proId: pro.proId,
    body: "약속한 시간에 와서 <b>깨끗하게</b> 해 주셨어요 & 친절했어요.",
  });
  await agreeOnPrices();
  ({ testimonialId } = await makeTestimonial(app, pro.client));
  await app.sweep();
}, 120_000);

/** Three pros and enough deals in 강남구 for a price guide, and for a page of the service there. */
async function agreeOnPrices(): Promise<void> {
  const { id: customerId } = await makeAccount(app);
  const pros = [pro.proId, (await makePro(app)).proId, (await makePro(app)).proId];
  for (let deal = 0; deal < 24; deal += 1) {
    const proId = pros[deal % pros.length] ?? "";
    await makeHire(app, { customerId, proId, price: 200_000 + deal * 11_100 });
  }
}

async function open(path: string, host = "internal.example") {
  const answer = await app.app.inject({ url: path, headers: { host } });
  return { status: answer.statusCode, page: readPage(answer.body), html: answer.body };
}

/** The same, drawn once for all tests that only look at it. */
function seen(path: string): ReturnType<typeof open> {
  const known = drawn.get(path) ?? open(path);
  drawn.set(path, known);
  return known;
}
const drawn = new Map<string, ReturnType<typeof open>>();

function thingsOf({ blocks }: ReadPage): Thing[] {
  expect(blocks).toHaveLength(1);
  return readThings(blocks[0] ?? "");
}

interface PublicCase {
  path: string;
  kinds: Thing["@type"][];
}

const cases: [string, () => PublicCase][] = [
  ["the front page", () => ({ path: "/", kinds: ["WebSite", "Organization"] })],
  [
    "a category",
    () => ({ path: "/categories/moving-cleaning", kinds: ["BreadcrumbList", "ItemList"] }),
  ],
  [
    "a service",
    () => ({
      path: "/services/move-in-cleaning",
      kinds: ["BreadcrumbList", "Service", "FAQPage"],
    }),
  ],
  [
    "a service in a region",
    () => ({
      path: "/services/move-in-cleaning/11680",
      kinds: ["BreadcrumbList", "Service", "ItemList", "FAQPage"],
    }),
  ],
  [
    "a price guide",
    () => ({ path: "/prices/move-in-cleaning", kinds: ["BreadcrumbList", "Service", "FAQPage"] }),
  ],
  ["all categories", () => ({ path: "/categories", kinds: ["BreadcrumbList", "ItemList"] })],
  ["all prices", () => ({ path: "/prices", kinds: ["BreadcrumbList", "ItemList"] })],
  [
    "popular services",
    () => ({ path: "/popular-services", kinds: ["BreadcrumbList", "ItemList"] }),
  ],
  ["the search", () => ({ path: "/search", kinds: ["BreadcrumbList", "ItemList"] })],
  ["the terms", () => ({ path: "/terms", kinds: ["BreadcrumbList"] })],
  ["an answer of the help", () => ({ path: "/help/sign-up", kinds: ["BreadcrumbList"] })],
  ["the plans", () => ({ path: "/membership/plans", kinds: ["BreadcrumbList"] })],
  [
    "a pro",
    () => ({ path: `/pros/${pro.proId}`, kinds: ["BreadcrumbList", "ProfessionalService"] }),
  ],
  [
    "a pro's testimonials",
    () => ({ path: `/pros/${pro.proId}/testimonials`, kinds: ["BreadcrumbList"] }),
  ],
  ["a testimonial", () => ({ path: `/testimonials/${testimonialId}`, kinds: ["BreadcrumbList"] })],
];

/** The names of each one's breadcrumbs. */
const WAYS: Record<string, string[]> = {
  "a category": ["홈", "모든 서비스", "이사·청소"],
  "a service": ["홈", "이사·청소", "입주청소"],
  "a service in a region": ["홈", "입주청소", "서울특별시", "강남구"],
  "a price guide": ["홈", "가격", "입주청소"],
  "all categories": ["홈", "모든 서비스"],
  "all prices": ["홈", "가격"],
  "popular services": ["홈", "많이 찾는 서비스"],
  "the search": ["홈", "고수 찾기"],
  "the terms": ["홈", "이용약관"],
  "an answer of the help": ["홈", "도움말", "가입하려면 무엇이 필요한가요?"],
  "the plans": ["홈", "고수 멤버십"],
  "a pro": ["홈", "고수 찾기", HOSTILE],
  "a pro's testimonials": ["홈", "고수 찾기", HOSTILE, "외부 추천"],
  "a testimonial": ["홈", "고수 찾기", HOSTILE, "외부 추천"],
};

describe.each(cases)("%s", (name, made) => {
  it("says what it is, where it is, and how its link looks", async () => {
    const { path, kinds } = made();
    const { status, page } = await seen(path);
    expect(status).toBe(200);
    expect(page.lang).toBe("ko");
    expect(page.canonical).toEqual([ORIGIN + path]);
    expect(page.meta("robots")).toBeUndefined();
    const description = page.meta("description") ?? "";
    expect([...description].length).toBeGreaterThan(15);
    expect([...description].length).toBeLessThanOrEqual(80);
    expect({
      title: page.meta("og:title"),
      description: page.meta("og:description"),
      url: page.meta("og:url"),
      locale: page.meta("og:locale"),
      site: page.meta("og:site_name"),
      card: page.meta("twitter:card"),
      width: page.meta("og:image:width"),
      height: page.meta("og:image:height"),
    }).toEqual({
      title: page.title,
      description,
      url: ORIGIN + path,
      locale: "ko_KR",
      site: "솜씨",
      card: "summary_large_image",
      width: "1200",
      height: "630",
    });
    const things = thingsOf(page);
    expect(things.map((thing) => thing["@type"])).toEqual(kinds);
    const steps = theThing(things, "BreadcrumbList")?.itemListElement;
    expect(steps?.map((step) => step.name)).toEqual(WAYS[name]);
  });

  it("has a picture at the address that it names", async () => {
    const { page } = await seen(made().path);
    const image = page.meta("og:image") ?? "";
    expect(image.startsWith(`${ORIGIN}/og/`)).toBe(true);
    const answer = await app.app.inject(image.slice(ORIGIN.length));
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
    // Its present one: a former one is kept for minutes only.
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
  });

  it("has one first heading and skips no level", async () => {
    const { headings } = (await seen(made().path)).page;
    expect(headings[0]).toBe(1);
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of headings.entries()) {
      expect(level - (headings[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  it("tells nothing in its data that does not stand on it", async () => {
    const { page } = await seen(made().path);
    const things = thingsOf(page);
    const shown = (text: string) => expect(page.text).toContain(squeezed(text));
    for (const { name, acceptedAnswer } of theThing(things, "FAQPage")?.mainEntity ?? []) {
      shown(name);
      shown(acceptedAnswer.text);
    }
    for (const { name } of theThing(things, "ItemList")?.itemListElement ?? []) {
      shown(name);
    }
    shown(theThing(things, "BreadcrumbList")?.itemListElement.at(-1)?.name ?? "");
    const offers = theThing(things, "Service")?.offers;
    for (const price of offers ? [offers.lowPrice, offers.highPrice] : []) {
      expect(
        [formatWon(price), spokenWon(price)].some((text) => page.text.includes(squeezed(text))),
      ).toBe(true);
    }
    const business = theThing(things, "ProfessionalService");
    if (business?.aggregateRating) {
      shown(business.aggregateRating.ratingValue.toFixed(1));
      shown(`${business.aggregateRating.reviewCount}개`);
    }
    for (const { author, reviewBody } of business?.review ?? []) {
      shown(author.name);
      shown(reviewBody);
    }
  });
});

it.each([
  "/services/move-in-cleaning",
  "/services/move-in-cleaning/11680",
  "/prices/move-in-cleaning",
])("tells what was agreed at %s", async (path) => {
  const offers = theThing(thingsOf((await seen(path)).page), "Service")?.offers;
  expect(offers).toMatchObject({ offerCount: 26 });
});

it("never tells an example as an offer", async () => {
  const { page } = await open("/prices/home-moving");
  expect(page.text).toContain("예시");
  expect(theThing(thingsOf(page), "Service")?.offers).toBeUndefined();
});

it("has a title and a description of its own on every page", async () => {
  const heads = await Promise.all(
    cases.map(async ([, made]) => {
      const { page } = await seen(made().path);
      return [page.title, page.meta("description") ?? ""];
    }),
  );
  for (const column of [0, 1]) {
    const texts = heads.map((head) => head[column]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  const written = heads.map(([title, description]) => `${title}\n  ${description}\n`);
  await expect(written.join("")).toMatchFileSnapshot("heads.txt");
});

describe("a pro of a hostile name", () => {
  it("ends no data block and begins no script", async () => {
    const { page, html } = await seen(`/pros/${pro.proId}`);
    const plain = await open(`/pros/${(await makeSignedInPro(app)).proId}`);
    expect(page.scripts).toBe(plain.page.scripts);
    expect(html).not.toContain("<script>alert(1)");
    expect(theThing(thingsOf(page), "ProfessionalService")?.name).toBe(HOSTILE);
    expect(page.meta("og:title")).toBe(`${HOSTILE} · 솜씨`);
  });

  it("has their reviews and figures as they stand on the page", async () => {
    const { page } = await seen(`/pros/${pro.proId}`);
    const business = theThing(thingsOf(page), "ProfessionalService");
    expect(business?.aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    const { body } = await app.visitor().call("pro.reviews", { proId: pro.proId });
    const told = body.items.map((one) => [one.author_name, one.rating, one.body]);
    expect(told).toHaveLength(2);
    expect(
      business?.review?.map((one) => [
        one.author.name,
        one.reviewRating.ratingValue,
        one.reviewBody,
      ]),
    ).toEqual(told);
    expect(business?.areaServed[0]?.name).toContain("강남구");
  });

  it("has no rating without reviews", async () => {
    const { page } = await open(`/pros/${(await makeSignedInPro(app)).proId}`);
    const business = theThing(thingsOf(page), "ProfessionalService");
    expect([business?.aggregateRating, business?.review]).toEqual([undefined, undefined]);
  });
});

describe("a search", () => {
  it.each([
    ["?service=move-in-cleaning", "/services/move-in-cleaning"],
    ["?category=moving-cleaning", "/categories/moving-cleaning"],
  ])("%s is known by the page that was made for it", async (query, made) => {
    const { page } = await open(`/search${query}`);
    expect(page.canonical).toEqual([ORIGIN + made]);
  });

  it.each(["?q=청소", "?region=11680", "?service=move-in-cleaning&min_rating=4", "?sort=rating"])(
    "%s is somebody's own",
    async (query) => {
      const { status, page } = await open(encodeURI(`/search${query}`));
      expect(status).toBe(200);
      expect([page.meta("robots"), page.canonical]).toEqual(["noindex", []]);
    },
  );
});

describe("what is nobody else's to find", () => {
  it.each([
    ["/login", 200],
    ["/signup", 200],
    ["/search-suggest", 200],
    ["/request/move-in-cleaning", 200],
    ["/prices/move-in-cleaning?region=11", 200],
    ["/no-such-page", 404],
    ["/pros/nobody", 404],
    ["/services/no-such-service", 404],
  ])("%s is not kept by search engines", async (path, status) => {
    const opened = await open(path);
    expect(opened.status).toBe(status);
    expect(opened.page.meta("robots")).toBe("noindex");
    expect([opened.page.canonical, opened.page.blocks]).toEqual([[], []]);
  });

  it("is a hidden pro, like one who is not there", async () => {
    const hidden = await makeSignedInPro(app);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${hidden.proId}`;
    const { status, page } = await open(`/pros/${hidden.proId}`);
    expect([status, page.meta("robots"), page.canonical]).toEqual([404, "noindex", []]);
  });
});

it("never mixes hosts in what it keeps for many", async () => {
  const pages = { kind: "built", distDir: buildPages() } as const;
  const hosted = await testApp(undefined, { pages });
  for (const host of ["one.example", "two.example", "one.example"]) {
    const { body } = await hosted.app.inject({ url: "/", headers: { host } });
    expect(readPage(body).canonical).toEqual([`http://${host}/`]);
    expect(body).not.toContain(host === "one.example" ? "two.example" : "one.example");
  }
});

it("lists in its sitemap only pages that are there and known by that address", async () => {
  const locations = async (path: string) => {
    const { body } = await app.app.inject(path);
    return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url.slice(ORIGIN.length));
  };
  for (const part of await locations("/sitemap.xml")) {
    const listed = await locations(part);
    for (const path of [...listed.slice(0, 3), ...listed.slice(-1)]) {
      const { status, page } = await open(path);
      expect([path, status, page.canonical]).toEqual([path, 200, [ORIGIN + path]]);
    }
  }
});

describe("what is gone for good", () => {
  it("answers 410 where a testimonial was taken down, with the way to its pro", async () => {
    const gone = await makeTestimonial(app, pro.client);
    const path = `/testimonials/${gone.testimonialId}`;
    await app.sql`
      UPDATE testimonials SET state = 'removed_by_pro', ended_at = ${app.clock.now()} WHERE id = ${gone.testimonialId}`;
    const { status, page, html } = await open(path);
    expect([status, page.meta("robots")]).toEqual([410, "noindex"]);
    expect(page.text).toContain(squeezed("내려간 추천이에요"));
    expect(html).toContain("<title>내려간 추천이에요 · 솜씨</title>");
    expect(html).toContain(`href="/pros/${pro.proId}"`);
    await app.sql`UPDATE pro_profiles SET allow_public_read = false WHERE id = ${pro.proId}`;
    expect((await open(path)).status).toBe(404);
    await app.sql`UPDATE pro_profiles SET allow_public_read = true WHERE id = ${pro.proId}`;
  });

  it("answers 410 for a service in a region that is no more, 404 where there never was one", async () => {
    await app.sql`UPDATE regions SET valid_to = '2026-12-31' WHERE code = '11110'`;
    const { status, page, html } = await open("/services/move-in-cleaning/11110");
    expect(status).toBe(410);
    expect(page.text).toContain(squeezed("지금은 없는 행정구역이에요"));
    expect(html).toContain("<title>지금은 없는 행정구역이에요 · 솜씨</title>");
    expect(html).toContain(`href="/services/move-in-cleaning"`);
    expect((await open("/services/move-in-cleaning/99999")).status).toBe(404);
    expect((await open("/services/move-in-cleaning/11140")).status).toBe(404);
  });

  it("is told by the API like any missing thing", async () => {
    const visitor = app.visitor();
    for (const path of ["/", `/pros/${pro.proId}`, "/services/move-in-cleaning/11140", "//evil"]) {
      const { status, error } = await visitor.send("pages.gone", { path });
      expect([path, status, error.code]).toEqual([path, 404, "not_found"]);
    }
  });
});
