import { expect, it } from "vitest";
import type { GonePage } from "#contract/endpoints/public/seo.ts";
import type { EndpointName } from "#contract/registry.ts";
import { answering, ID, NOW, refusal } from "../answering.ts";
import { openPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";

const visitor = { authenticated: false, userType: "visitor" } as const;
const PLACE = "/services/cleaning/11680";
const TESTIMONIAL = `/testimonials/${ID}`;
const PRO_ID = ID.replace(/ffff$/, "0001");
const place: GonePage = {
  kind: "place",
  service: { slug: "cleaning", name: "입주청소" },
  region: "경기도 여주군",
  places: [{ code: "41670", full_name: "경기도 여주시" }],
};
const testimonial: GonePage = {
  kind: "testimonial",
  pro: { id: PRO_ID, display_name: "한솔" },
};

/** A path at which every read of the page finds nothing, and what was there once. */
async function open(path: string, gone: GonePage | null) {
  const missing = () => refusal("not_found");
  const reads: EndpointName[] = ["services.inRegion", "pro.testimonial.get"];
  const answer = answering({
    ...Object.fromEntries(reads.map((name) => [name, missing])),
    "pages.gone": () => (gone ? { status: 200, body: gone } : refusal("not_found")),
  });
  const page = await openPage({ path, visitor, now: NOW, answer });
  const main = document.querySelector("main");
  return {
    asked: page.sent.filter((one) => nameOf(one) === "pages.gone").map(({ url }) => url),
    said: main?.textContent ?? "",
    links: [...(main?.querySelectorAll("a") ?? [])].map((one) => [
      one.textContent,
      one.getAttribute("href"),
    ]),
  };
}

it("a place that is no more leads to the service, and to places that are there now", async () => {
  const { said, links, asked } = await open(PLACE, place);
  expect(asked).toHaveLength(1);
  expect(decodeURIComponent(asked[0] ?? "")).toContain(PLACE);
  expect(said).toContain("지금은 없는 행정구역이에요");
  expect(said).toContain("경기도 여주군의 이름이나 경계가 바뀌었어요.");
  expect(document.title).toContain("지금은 없는 행정구역이에요");
  expect(links).toEqual([
    ["입주청소 보기", "/services/cleaning"],
    ["경기도 여주시", "/services/cleaning/41670"],
  ]);
});

it("a testimonial that was taken down leads to whom it was about, and to others", async () => {
  const { said, links } = await open(TESTIMONIAL, testimonial);
  expect(said).toContain("내려간 추천이에요");
  expect(said).toContain("한솔 고수에게 쓴 추천이 있던 자리예요.");
  expect(links).toEqual([
    ["고수 프로필 보기", `/pros/${PRO_ID}`],
    ["다른 고수 찾기", "/search"],
  ]);
});

it("what never was is a page that there is not, with the way home", async () => {
  const { said, links } = await open(PLACE, null);
  expect(said).toContain("찾는 화면이 없어요");
  expect(links).toEqual([["홈으로 가기", "/"]]);
});
