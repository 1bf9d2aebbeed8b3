import { beforeEach, describe, expect, it } from "vitest";
import { CONSULTANT_LIMITS } from "#domain/consultation/consultant-limits.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { Output } from "#contract/registry.ts";
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
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { isSheetOpen, offered, said, sentTo, where } from "../on-page.ts";

const SAVE = "pro.consultant.save";
const DELETE = "pro.consultant.delete";
const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const morning = { from: "09:00", to: "12:00" };
const career = { text: "한결 세무회계 대표", from_year: 2015, to_year: null };
const profile = {
  headline: "창업 세무를 차근차근 봐 드려요",
  fields: ["창업 세무", "상속"],
  minutes: 30,
  fee: 20_000,
  response_promise: "24h",
  weekly_hours: { mon: [morning], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  holidays: [],
  career: [career],
};

let saved: () => Answered;
let offers: boolean;
beforeEach(() => {
  saved = () => ({ status: 200, body: {} });
  offers = true;
});

function openEditor(own: Partial<typeof profile> = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, id: ID, state: "approved" } },
    "pro.get": { offers_consultation: offers },
    "pro.consultant": { ...profile, ...own },
    [SAVE]: () => saved(),
    [DELETE]: () => saved(),
  });
  return openPage({ path: "/pro/consultant", visitor, now: NOW, answer });
}

const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input")]
    .filter(({ name }) => name.startsWith("fields."))
    .map(({ value }) => value);

describe("what a pro says about their consultations", () => {
  it("is saved as it stands, and leads to their page", async () => {
    const page = await openEditor();
    typeInto(fieldNamed("한 줄 소개"), "상속 세무를 봐 드려요");
    typeInto(fieldNamed("한 번에"), "60");
    typeInto(fieldNamed("상담료"), "30000");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, SAVE)).toMatchObject([
      {
        headline: "상속 세무를 봐 드려요",
        fields: ["창업 세무", "상속"],
        minutes: 60,
        fee: 30_000,
        weekly_hours: profile.weekly_hours,
        career: [career],
      },
    ]);
    expect(said()).toContain("상담 프로필을 저장했어요.");
    expect(where(page)).toBe(`/pros/${ID}`);
  });

  it("has one subject at least, and takes more by a press up to the most", async () => {
    const page = await openEditor();
    await pressNamed(page, "상담 분야 1 삭제");
    expect(fields()).toEqual(["상속"]);
    expect(offered()).not.toContain("상담 분야 1 삭제");
    for (let count = 1; count < CONSULTANT_LIMITS.fields.max; count += 1) {
      await pressNamed(page, "분야 추가");
    }
    expect(fields()).toHaveLength(CONSULTANT_LIMITS.fields.max);
    expect(offered()).not.toContain("분야 추가");
  });

  it("tells of work before, which goes by a press", async () => {
    const page = await openEditor();
    expect(fieldNamed("시작한 해").value).toBe("2015");
    await pressNamed(page, "경력 1 삭제");
    await pressNamed(page, "경력 추가");
    typeInto(fieldNamed("한 일"), "세무서 근무");
    typeInto(fieldNamed("시작한 해"), "2008");
    const last = [...document.querySelectorAll<HTMLInputElement>("main input")].find(({ name }) =>
      name.endsWith("to_year"),
    );
    if (last) typeInto(last, "2015");
    await pressNamed(page, "저장하기");
    expect(bodiesOf(page, SAVE)).toMatchObject([
      { career: [{ text: "세무서 근무", from_year: 2008, to_year: 2015 }] },
    ]);
  });

  it("that lacks something is not saved, and says what at its field", async () => {
    const page = await openEditor();
    typeInto(fieldNamed("한 줄 소개"), "");
    typeInto(fieldNamed("시작한 해"), "작년");
    await pressNamed(page, "저장하기");
    for (const label of ["한 줄 소개", "시작한 해"]) {
      expect(faultOf(label), label).not.toBeNull();
    }
    expect(faultOf("상담 분야 1")).toBeNull();
    expect(bodiesOf(page, SAVE)).toEqual([]);
  });

  it("that tells of more work than it may is not saved, and why is read out", async () => {
    const { careerMax } = CONSULTANT_LIMITS;
    const page = await openEditor({ career: Array.from({ length: careerMax + 1 }, () => career) });
    await pressNamed(page, "저장하기");
    expect(document.querySelector("main [role=alert]")?.textContent).toBe(
      `경력은 ${careerMax}개까지 적을 수 있어요.`,
    );
    expect(bodiesOf(page, SAVE)).toEqual([]);
  });

  it("that the server refuses stays, and why is said", async () => {
    saved = () => refusal("internal");
    const page = await openEditor();
    await pressNamed(page, "저장하기");
    expect(said()).toContain(`저장하지 못했어요${errorCatalogue.internal[1]}`);
    expect(where(page)).toBe("/pro/consultant");
    saved = () => refusal("invalid", { headline: ["서버가 본 까닭이에요."] });
    await pressNamed(page, "저장하기");
    expect(faultOf("한 줄 소개")).toContain("서버가 본 까닭이에요.");
  });

  it.each(["fields", "career", "weekly_hours"])(
    "of which the server refuses all its %s says why, beside them alone",
    async (list) => {
      const page = await openEditor();
      saved = () => refusal("invalid", { [list]: ["서버가 본 까닭이에요."] });
      await pressNamed(page, "저장하기");
      expect(said().split("서버가 본 까닭이에요.")).toHaveLength(2);
      expect(said()).not.toContain("저장하지 못했어요");
    },
  );

  it("is seen as customers see it before it is saved", async () => {
    const page = await openEditor();
    typeInto(fieldNamed("한 줄 소개"), "상속 세무를 봐 드려요");
    await pressNamed(page, "미리 보기");
    const sheet = scope().textContent ?? "";
    expect(sheet).toContain("상속 세무를 봐 드려요");
    expect(sheet).toContain("20,000원 · 30분");
    expect(sheet).toContain("한결 세무회계 대표 2015~현재");
    expect(bodiesOf(page, SAVE)).toEqual([]);
    await pressNamed(page, "닫기");
    expect(isSheetOpen()).toBe(false);
  });

  it("is not seen while something is wrong with it", async () => {
    const page = await openEditor();
    typeInto(fieldNamed("한 줄 소개"), "");
    await pressNamed(page, "미리 보기");
    expect(isSheetOpen()).toBe(false);
    expect(faultOf("한 줄 소개")).not.toBeNull();
  });

  it("is taken down once that was confirmed", async () => {
    const page = await openEditor();
    await pressNamed(page, "상담 내리기");
    expect(scope().textContent).toContain("새 상담 요청이 오지 않아요.");
    await pressNamed(page, "취소");
    expect(sentTo(page, DELETE)).toEqual([]);
    await pressNamed(page, "상담 내리기");
    await pressNamed(page, "확인");
    expect(sentTo(page, DELETE)).toHaveLength(1);
    expect(said()).toContain("상담 프로필을 내렸어요.");
    expect(where(page)).toBe(`/pros/${ID}`);
  });

  it("is begun where there is none, which nobody takes down", async () => {
    offers = false;
    await openEditor();
    expect(offered()).toContain("상담 열기");
    expect(offered()).not.toContain("상담 내리기");
    expect(fields()).toEqual([""]);
  });
});
