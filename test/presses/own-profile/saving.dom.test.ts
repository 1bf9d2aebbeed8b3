import { beforeEach, describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
import { tabStorage } from "#web/platform/draft/device-storage.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { PORTFOLIO_LIMITS } from "#domain/portfolio/portfolio-rules.ts";
import { hrefOf, said } from "../on-page.ts";

type Profile = Output<"pro.profile">;

const visitor = { authenticated: true, userType: "pro" } as const;
const EDIT = "pro.profile.edit";
const SAVE = "저장하기";
const me = sampleOutput("users.me") as Output<"users.me">;
const stored: Profile = {
  ...(sampleOutput("pro.profile") as Profile),
  id: ID,
  state: "approved",
  name_change: null,
  declined_name: null,
  display_name: "든든한 고수",
  headline: "꼼꼼하게 챙겨 드려요",
  introduction: "십 년 동안 한 우물을 팠어요. 약속을 지켜요.",
  career_years: 10,
  photo: null,
  services: [{ slug: "move-in-cleaning", name: "입주청소" }],
  regions: [{ code: "11680", full_name: "서울특별시 강남구" }],
  accepts_requests: true,
};
const sentBack = {
  display_name: stored.display_name,
  headline: stored.headline,
  introduction: stored.introduction,
  career_years: 10,
  photo_id: null,
  services: ["move-in-cleaning"],
  si_gun_gu_codes: ["11680"],
  accepts_requests: true,
};

/** As the server has it by now; null while it does not answer. */
let profile: Profile | null;
let saved: Answered | null;
beforeEach(() => {
  profile = stored;
  saved = null;
});

function openProfile(state: Profile["state"] = "approved"): Promise<OpenPage> {
  profile = { ...(profile ?? stored), state };
  const answer = answering({
    "users.me": { pro: { ...me.pro, state } },
    "pro.profile": () => (profile ? { status: 200, body: profile } : refusal("internal")),
    [EDIT]: () => saved ?? { status: 200, body: profile ?? stored },
  });
  return openPage({ path: "/pro/profile", visitor, now: NOW, answer });
}

it("leads to the portfolio until that is complete", async () => {
  const way = async (count: number) => {
    profile = { ...stored, portfolio_count: count };
    await openProfile("approved");
    return hrefOf("포트폴리오 채우기");
  };
  expect(await way(PORTFOLIO_LIMITS.advised - 1)).toBe("/pro/portfolio");
  expect(await way(PORTFOLIO_LIMITS.advised)).toBeUndefined();
});

const pathOf = (page: OpenPage) => page.router.state.location.pathname;

async function write(page: OpenPage, label: string, words: string): Promise<void> {
  typeInto(fieldNamed(label), words);
  await page.settle();
}

/** The profile as somebody else, or another tab, has made it. */
async function hearOf(page: OpenPage, changed: Partial<Profile>): Promise<void> {
  profile = { ...stored, ...changed };
  await page.queryClient.invalidateQueries({ queryKey: ["pro.profile"] });
  await page.settle();
}

describe("a profile that is saved", () => {
  it("leaves as it is what another tab has changed meanwhile", async () => {
    const page = await openProfile();
    await write(page, "한 줄 소개", "새벽에도 달려가요");
    profile = { ...stored, career_years: 12, headline: "다른 탭의 말", accepts_requests: false };
    await pressNamed(page, SAVE);
    expect(bodiesOf(page, EDIT)).toEqual([
      { ...sentBack, headline: "새벽에도 달려가요", career_years: 12, accepts_requests: false },
    ]);
  });

  it("goes as it was opened where nobody can say what has changed", async () => {
    const page = await openProfile();
    await write(page, "한 줄 소개", "새벽에도 달려가요");
    profile = null;
    await pressNamed(page, SAVE);
    expect(bodiesOf(page, EDIT)).toEqual([{ ...sentBack, headline: "새벽에도 달려가요" }]);
  });

  it("leads to what others see of it, and is not kept on the device any more", async () => {
    const page = await openProfile();
    await write(page, "한 줄 소개", "새벽에도 달려가요");
    expect(tabStorage.read(`pro-profile.${ID}`)).toContain("새벽에도 달려가요");
    await pressNamed(page, SAVE);
    expect(pathOf(page)).toBe(`/pros/${ID}`);
    expect(said()).toContain("프로필을 저장했어요.");
    expect(said()).not.toContain("새 활동 이름은 확인한 뒤에 보여요.");
    expect(tabStorage.read(`pro-profile.${ID}`)).toBeNull();
  });

  it("says of a new name that it is shown later", async () => {
    const name_change = { ...sampleNameChange(), id: ID };
    saved = { status: 200, body: { ...stored, name_change } };
    const page = await openProfile();
    await write(page, "활동 이름", "튼튼한 고수");
    await pressNamed(page, SAVE);
    expect(bodiesOf(page, EDIT)).toMatchObject([{ display_name: "튼튼한 고수" }]);
    expect(said()).toContain("프로필을 저장했어요. 새 활동 이름은 확인한 뒤에 보여요.");
  });

  it("after it was declined goes to be looked at again", async () => {
    const page = await openProfile("rejected");
    await pressNamed(page, "수정해서 다시 보내기");
    expect(pathOf(page)).toBe("/pro/apply");
    expect(said()).toContain("다시 보냈어요.");
  });

  it("and is refused keeps what was written, and says so beside the button", async () => {
    saved = refusal("upload_unusable");
    const page = await openProfile();
    await write(page, "한 줄 소개", "새벽에도 달려가요");
    await pressNamed(page, SAVE);
    expect(pathOf(page)).toBe("/pro/profile");
    expect(said()).toContain("보내지 못했어요");
    expect(said()).toContain(`${errorCatalogue.upload_unusable[1]} 쓴 내용은 그대로 있어요.`);
    expect(fieldNamed("한 줄 소개").value).toBe("새벽에도 달려가요");
  });

  it("and is refused for one field says so there", async () => {
    saved = refusal("invalid", { headline: ["연락처는 적을 수 없어요."] });
    const page = await openProfile();
    await pressNamed(page, SAVE);
    expect(faultOf("한 줄 소개")).toContain("연락처는 적을 수 없어요.");
    expect(document.activeElement).toBe(fieldNamed("한 줄 소개"));
  });
});

describe("a name that is approved while the page is open", () => {
  it("comes into the form, so that the next save does not ask for the old one", async () => {
    const page = await openProfile();
    await hearOf(page, { display_name: "새 이름" });
    expect(fieldNamed("활동 이름").value).toBe("새 이름");
  });

  it("does not take the place of one that is being typed", async () => {
    const page = await openProfile();
    await write(page, "활동 이름", "쓰던 이름");
    await hearOf(page, { display_name: "새 이름" });
    expect(fieldNamed("활동 이름").value).toBe("쓰던 이름");
  });
});

describe("whether a pro takes new requests", () => {
  const isOn = () => fieldNamed("요청 받기").checked;
  async function turn(page: OpenPage): Promise<void> {
    press(fieldNamed("요청 받기"));
    await page.settle();
  }

  it("sends the rest as another tab has saved it meanwhile", async () => {
    const page = await openProfile();
    profile = { ...stored, career_years: 12, headline: "다른 탭의 말" };
    press(fieldNamed("요청 받기"));
    await page.settle();
    expect(bodiesOf(page, EDIT)).toEqual([
      { ...sentBack, career_years: 12, headline: "다른 탭의 말", accepts_requests: false },
    ]);
  });

  it("is saved at once, without what is being written below", async () => {
    saved = { status: 200, body: { ...stored, accepts_requests: false } };
    const page = await openProfile();
    await write(page, "한 줄 소개", "쓰다 만 말");
    profile = { ...stored, accepts_requests: false };
    await turn(page);
    expect(bodiesOf(page, EDIT)).toEqual([{ ...sentBack, accepts_requests: false }]);
    expect(said()).toContain("새 요청을 받지 않기로 했어요.");
    expect(isOn()).toBe(false);
    expect(fieldNamed("한 줄 소개").value).toBe("쓰다 만 말");
    saved = { status: 200, body: stored };
    profile = stored;
    await turn(page);
    expect(said()).toContain("이제 새 요청을 받아요.");
    expect(isOn()).toBe(true);
  });

  it("stays as it was when that is refused", async () => {
    saved = refusal("internal");
    const page = await openProfile();
    await turn(page);
    expect(isOn()).toBe(true);
    expect(said()).toContain(errorCatalogue.internal[1]);
  });

  it("is not asked of who was not approved yet", async () => {
    await openProfile("rejected");
    expect(said()).not.toContain("요청 받기");
  });
});

function sampleNameChange(): NonNullable<Profile["name_change"]> {
  const { name_change: asked } = sampleOutput("pro.profile") as Profile;
  if (!asked) throw new Error("no name change");
  return asked;
}
