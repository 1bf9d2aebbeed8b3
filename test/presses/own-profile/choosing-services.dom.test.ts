import { describe, expect, it } from "vitest";
import { PROFILE_LIMITS } from "#domain/pro/profile-rules.ts";
import type { Output } from "#contract/registry.ts";
import { answering, bodiesOf, fieldNamed, ID, NOW, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { mainText, offered, sentTo } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { pressKey } from "../by-hand/part.ts";

type Profile = Output<"pro.profile">;
type Found = Output<"services.list">["items"];

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const service = (slug: string, name: string) => ({ slug, name });
const listed = (slug: string, name: string) => ({ slug, name, description: "", pro_count: 3 });
const stored: Profile = {
  ...(sampleOutput("pro.profile") as Profile),
  id: ID,
  state: "approved",
  name_change: null,
  display_name: "든든한 고수",
  headline: "꼼꼼하게 챙겨 드려요",
  introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
  career_years: 10,
  photo: null,
  regions: [{ code: "11680", full_name: "서울특별시 강남구" }],
  services: [service("move-in-cleaning", "입주청소")],
};
const [sampleFound] = (sampleOutput("services.list") as Output<"services.list">).items;
const [sampleCategory] = (sampleOutput("categories.list") as Output<"categories.list">).items;

const found = (slug: string, name: string, category: string): Found[number] => {
  if (!sampleFound) throw new Error("no service");
  return { ...sampleFound, slug, name, category1: { ...sampleFound.category1, name: category } };
};

/** The profile of a pro who offers these, where two are found by any name and a category has two more. */
function openProfile({ services = stored.services, nothing = false } = {}): Promise<OpenPage> {
  return openPage({
    path: "/pro/profile",
    visitor,
    now: NOW,
    answer: answering({
      "users.me": { pro: { ...me.pro, state: "approved" } },
      "users.me.certifications.required": { items: [] },
      "pro.profile": { ...stored, services },
      "pro.profile.edit": () => ({ status: 200, body: stored }),
      "categories.list": { items: [{ ...sampleCategory, slug: "repair", name: "수리" }] },
      "categories.get": {
        groups: [
          { slug: "water", name: "물", services: [listed("taps", "수전 교체")] },
          { slug: "walls", name: "벽", services: [listed("papering", "도배")] },
        ],
      },
      "services.list": {
        items: nothing
          ? []
          : [found("windows", "창문 청소", "청소"), found("tiles", "타일 청소", "청소")],
      },
    }),
  });
}

const sentServices = async (page: OpenPage) => {
  await pressNamed(page, "저장하기");
  return (bodiesOf(page, "pro.profile.edit").at(-1) as { services: string[] }).services;
};

async function find(page: OpenPage, words: string): Promise<void> {
  typeInto(fieldNamed("이름으로 찾기"), words);
  await page.settle();
}

describe("the services that a pro offers", () => {
  it("are ticked in a category, by groups, and unticked again", async () => {
    const page = await openProfile();
    expect(sentTo(page, "categories.get")).toEqual([]);
    typeInto(fieldNamed("분야"), "repair");
    await page.settle();
    expect(sentTo(page, "categories.get")[0]?.url).toContain("/repair");
    expect(mainText()).toContain("서비스 2개");
    await pressNamed(page, "도배");
    await pressNamed(page, "수전 교체");
    expect(fieldNamed("도배").checked).toBe(true);
    await pressNamed(page, "도배");
    expect(fieldNamed("도배").checked).toBe(false);
    expect(await sentServices(page)).toEqual(["move-in-cleaning", "taps"]);
  });

  it("are found by name, with the category of each, and Enter sends nothing", async () => {
    const page = await openProfile();
    await find(page, " 청소 ");
    const asked = new URL(sentTo(page, "services.list")[0]?.url ?? "", "http://somssi.test");
    expect(asked.searchParams.get("q")).toBe("청소");
    expect(mainText()).toContain("서비스 2개");
    expect(await pressKey(fieldNamed("이름으로 찾기"), "Enter")).toBe(true);
    expect(bodiesOf(page, "pro.profile.edit")).toEqual([]);
    await pressNamed(page, "창문 청소청소");
    expect(await sentServices(page)).toEqual(["move-in-cleaning", "windows"]);
  });

  it("of which none has such a name say so", async () => {
    const page = await openProfile({ nothing: true });
    await find(page, "우주여행");
    expect(mainText()).toContain("그런 이름의 서비스가 없어요. 더 짧은 검색어로 찾아보세요.");
  });

  it("can only be taken out once they are as many as may be", async () => {
    const most = Array.from({ length: PROFILE_LIMITS.servicesMax - 1 }, (_, at) =>
      service(`one-${at}`, `${at + 1}번 일`),
    );
    const page = await openProfile({ services: [...most, service("papering", "도배")] });
    typeInto(fieldNamed("분야"), "repair");
    await page.settle();
    expect(fieldNamed("수전 교체").disabled).toBe(true);
    expect(fieldNamed("도배").disabled).toBe(false);
    await pressNamed(page, "도배");
    expect(fieldNamed("수전 교체").disabled).toBe(false);
    expect(offered()).toContain("수전 교체");
  });
});
