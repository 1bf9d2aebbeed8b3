import { describe, expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleAsked, sampleSearch, sampleUnderstood } from "#test/samples/search.ts";
import { NoResults } from "./no-results.tsx";

type Props = Parameters<typeof NoResults>[0];
type Understood = NonNullable<Props["understood"]>;

const moving = { slug: "moving", name: "이사" };
const cleaning = { slug: "cleaning", name: "청소" };
const understood: Understood = { ...sampleUnderstood(), words: "부산 이사" };
const part = (changes: Partial<Props> = {}) => (
  <NoResults
    params={{ q: "부산 이사" }}
    narrowed={false}
    found={sampleSearch()}
    understood={undefined}
    {...changes}
  />
);
const categories = { items: [{ slug: "home", name: "집" }] };
const said = (changes: Partial<Props> = {}) =>
  textInPage(part(changes), undefined, [["categories.list", {}, categories]]);
const ways = (changes: Partial<Props> = {}) =>
  linksInPage(part(changes), undefined, [["categories.list", {}, categories]]).map(
    ([text, path]) => [text, decodeURI(path)],
  );

describe("why nobody was found", () => {
  it("is the words, where they name no place", () => {
    expect(said()).toMatch(/^맞는 고수를 찾지 못했어요 더 짧은 검색어나/);
    expect(said({ understood: { ...understood, besides_region: null } })).toContain(
      "맞는 고수를 찾지 못했어요",
    );
  });

  it("is the place, where they name it and a service", () => {
    const text = said({ understood });
    expect(text).toMatch(
      /^부산광역시에서 이사를 하는 고수가 아직 없어요 지역을 빼거나 다른 지역에서 찾아보세요\./,
    );
    expect(said({ understood: { ...understood, services: [moving, cleaning] } })).toMatch(
      /^‘이사’에 맞는 고수가 부산광역시에는 아직 없어요/,
    );
  });

  it.each([
    ["is only guessed", { guessed: true }],
    ["is none", { services: [] }],
    ["stands alone as a place", { besides_region: "" }],
    ["is of other words", { words: "부산 청소" }],
  ])("is not the place, where what was understood %s", (_, changes) => {
    expect(said({ understood: { ...understood, ...changes } })).toMatch(
      /^맞는 고수를 찾지 못했어요/,
    );
  });

  it("is the filters, where there are any", () => {
    const text = said({ narrowed: true, understood });
    expect(text).toMatch(/^맞는 고수를 찾지 못했어요 필터를 줄이거나 가까운 지역에서 찾아보세요\./);
  });
});

describe("the ways on where nobody was found", () => {
  it("are the services that many ask for, and the fields", () => {
    expect(ways()).toEqual([
      ["많이 찾는 서비스 보기", "/popular-services"],
      ["집", "/search?category=home"],
    ]);
  });

  it("are the whole country and a request, where the words name a place and a service", () => {
    expect(ways({ understood }).slice(0, 2)).toEqual([
      ["전국에서 찾기", "/search?q=이사"],
      ["이사 견적 받기", "/request/moving"],
    ]);
  });

  it("never are a request for a service that was guessed", () => {
    expect(ways({ understood: { ...understood, guessed: true } })[0]).toEqual([
      "많이 찾는 서비스 보기",
      "/popular-services",
    ]);
  });

  it("are the search without its filters", () => {
    const params = { q: "이사", min_rating: "4" };
    expect(ways({ params, narrowed: true })[0]).toEqual(["필터 모두 해제", "/search?q=이사"]);
  });

  it("are the regions and the services near what was asked for, in place of the fields", () => {
    const daegu = { code: "27", name: "대구", full_name: "대구광역시" };
    const found = sampleSearch({
      asked: sampleAsked({ service: cleaning }),
      nearby: { regions: [daegu], services: [moving] },
    });
    const params = { q: "청소", region: "26" };
    expect(ways({ params, found })).toEqual([
      ["청소 견적 받기", "/request/cleaning"],
      ["대구광역시", "/search?q=청소&region=27"],
      ["이사", "/search?region=26&service=moving"],
    ]);
    expect(said({ params, found })).not.toContain("분야에서 찾기");
  });
});
