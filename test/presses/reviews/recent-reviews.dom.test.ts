import { describe, expect, it } from "vitest";
import type { RecentReview } from "#contract/endpoints/reviews.ts";
import { sampleServiceRegion } from "../../samples/service-regions.ts";
import { answering, NOW } from "../answering.ts";
import { mainText, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

const visitor = { authenticated: false, userType: "visitor" } as const;
const review: RecentReview = {
  created_at: "2027-03-09T12:00:00+09:00",
  id: "review",
  author_name: "김○○",
  pro: { id: "hansol", display_name: "한솔", photo_url: null },
  service: { slug: "cleaning", name: "이사청소" },
  region: "서울 강남구",
  rating: 4,
  excerpt: "구석까지 닦아 주셨어요.",
  photo: null,
};

function open(path: string, items: RecentReview[] = [review]) {
  const answer = answering({
    "reviews.recent": { items },
    "services.inRegion": sampleServiceRegion(),
    "services.regions": { items: [] },
    "prices.list": { items: [] },
  });
  return openPage({ path, visitor, now: NOW, answer });
}

const card = () =>
  [...document.querySelectorAll("main a[href='/pros/hansol']")]
    .map(({ textContent }) => textContent)
    .find((text) => text.includes("구석까지")) ?? "";

describe("a new review", () => {
  it("says what was written, of whom, with how many stars, of what, where and by whom", async () => {
    await open("/");
    expect(card()).toContain("구석까지 닦아 주셨어요.");
    expect(card()).toMatch(/한솔별점 4점.*이사청소.*서울 강남구.*김○○님/);
  });

  it("names no service on the page of that service, and no place on the page of that place", async () => {
    await open("/services/cleaning");
    expect(card()).not.toContain("이사청소");
    expect(card()).toContain("서울 강남구");
    await open("/services/cleaning/11680");
    expect(card()).not.toMatch(/이사청소|서울 강남구/);
  });

  it("of work online names no place", async () => {
    await open("/", [{ ...review, region: null }]);
    expect(card()).toMatch(/이사청소\s·\s김○○님/);
  });
});

describe("new reviews", () => {
  const asked = (page: Awaited<ReturnType<typeof open>>) => {
    const { url } = sentTo(page, "reviews.recent").at(-1) ?? { url: "" };
    return Object.fromEntries(new URL(url, "http://x.test").searchParams);
  };

  it("are asked for of what the page is about", async () => {
    expect(asked(await open("/services/cleaning"))).toMatchObject({ service: "cleaning" });
    const region = asked(await open("/services/cleaning/11680"));
    expect(region).toMatchObject({ service: "cleaning", region: "11680" });
  });

  it("have no part where there are none", async () => {
    await open("/services/cleaning", []);
    expect(mainText()).not.toContain("새 후기");
  });
});
