import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { linksInPage, textInPage, type Answers } from "#test/render-in-page.tsx";
import { sampleServiceRegion } from "#test/samples/service-regions.ts";
import { ServiceRegionPage } from "./service-region-page.tsx";

type ServiceRegion = Output<"services.inRegion">;

const seoul = { code: "11", name: "서울", full_name: "서울특별시", level: "si_do" } as const;
const part = (regionCode: string) => (
  <ServiceRegionPage slug="cleaning" regionCode={regionCode} price={null} reviews={null} />
);
const answer = (changes: Partial<ServiceRegion>, regionCode = "11680"): Answers => [
  ["services.inRegion", { slug: "cleaning", regionCode }, sampleServiceRegion(changes)],
];
const said = (changes: Partial<ServiceRegion> = {}) =>
  textInPage(part("11680"), undefined, answer(changes));

describe("the page of a service in a region", () => {
  it("of a si-gun-gu leads up to its si-do and to those beside it", () => {
    expect(said()).toContain(
      "강남구 이사청소 서울특별시 강남구에서 일하는 이사청소 고수의 후기와 가격을 비교해 보세요.",
    );
    expect(said()).toContain("가까운 지역의 이사청소 서초구 3명");
    const links = linksInPage(part("11680"), undefined, answer({}));
    expect(links).toContainEqual(["서울", "/services/cleaning/11"]);
    expect(links).toContainEqual(["서초구 3명", "/services/cleaning/11650"]);
  });

  it("of a si-do leads to what is inside it, and to nothing around it", () => {
    const changes = { region: seoul, around: null };
    const text = textInPage(part("11"), undefined, answer(changes, "11"));
    expect(text).toContain("서울 안에서 찾기");
    expect(text).not.toContain("가까운 지역의");
    const links = linksInPage(part("11"), undefined, answer(changes, "11"));
    expect(links.map(([, path]) => path)).not.toContain("/services/cleaning/11");
  });

  it("names no stars where nobody has reviewed, nor regions where there are none", () => {
    expect(said()).toContain("활동하는 고수 1,234명 이곳에서 완료한 거래 56건");
    expect(said()).not.toContain("이곳의 후기");
    expect(said({ rating: 4.5, review_count: 8 })).toContain("이곳의 후기");
    expect(said({ nearby: [] })).not.toContain("가까운 지역");
  });
});
