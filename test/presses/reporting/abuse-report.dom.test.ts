import { beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  chooseCard,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { controls, labelOf, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { mainText } from "../on-page.ts";

const PRO = ID.replace(/ffff$/, "0001");
const OTHER = ID.replace(/ffff$/, "0002");
const PATH = `/pro/report?pro_id=${PRO}`;
const WORDS = "약속한 날에 오지 않았고 그 뒤로 연락이 되지 않아요.";
const member = { authenticated: true, userType: "customer" } as const;
const guest = { authenticated: false, userType: "visitor" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;

let taken: Answered;
beforeEach(() => {
  taken = { status: 201, body: { id: ID, created_at: "2027-03-10T12:00:00+09:00" } };
});

function openReport(path: string, visitor: typeof member | typeof guest = member, own = {}) {
  const answer = answering({
    "users.me": { pro: null, phone_verified: true, ...own },
    "pro.get": { id: PRO, display_name: "한솔 인테리어" },
    "pro.reports.create": () => taken,
    "reports.create": () => taken,
  });
  return openPage({ path, visitor, now: NOW, answer });
}

async function report(page: OpenPage, reason: string): Promise<void> {
  await chooseCard(page, reason);
  typeInto(fieldNamed("자세한 내용"), `  ${WORDS}\n`);
  await pressNamed(page, "신고하기");
}

const reports = ({ sent }: OpenPage) =>
  sent.filter((one) => nameOf(one)?.endsWith("reports.create")).map(({ url }) => url);
const links = () =>
  [...document.querySelectorAll("main a")].map((one) => [
    one.textContent,
    one.getAttribute("href"),
  ]);

describe("a report of a pro", () => {
  it("goes to the back office about that pro, with what was written", async () => {
    const page = await openReport(PATH);
    await report(page, "no_show");
    expect(reports(page)).toEqual([expect.stringContaining(PRO)]);
    expect(bodiesOf(page, "pro.reports.create")).toEqual([
      { reason: "no_show", detail: WORDS, photo_ids: [] },
    ]);
  });

  it("is said to have come, with what to do in danger and the way back to the pro", async () => {
    await report(await openReport(PATH), "no_show");
    expect(mainText()).toContain("신고를 받았어요");
    expect(mainText()).toContain("지금 위험하다면 먼저 112에 알려 주세요.");
    expect(document.activeElement?.textContent).toContain("신고를 받았어요");
    expect(links()).toContainEqual(["고수 페이지로 가기", `/pros/${PRO}`]);
  });

  it.each([
    ["request_id", "요청", "요청으로 돌아가기", `/requests/${OTHER}`],
    ["quote_id", "견적", "견적으로 돌아가기", `/quote?id=${OTHER}`],
  ])(
    "tells along with it of the %s, says so, and leads back there",
    async (name, word, ...back) => {
      const page = await openReport(`${PATH}&${name}=${OTHER}`);
      expect(mainText()).toContain(`이 고수와 나눈 ${word}을 함께 알려요.`);
      await report(page, "no_show");
      expect(bodiesOf(page, "pro.reports.create")).toMatchObject([{ [name]: OTHER }]);
      expect(links()).toContainEqual(back);
    },
  );

  it("needs a reason and words, and says at each which is missing", async () => {
    const page = await openReport(PATH);
    await pressNamed(page, "신고하기");
    expect(mainText()).toContain("이유를 골라 주세요.");
    expect(faultOf("자세한 내용")).not.toBeNull();
    expect(reports(page)).toEqual([]);
  });

  it("that was refused says why, and leaves what was written", async () => {
    taken = refusal("invalid", { detail: ["조금 더 자세히 적어 주세요."] });
    await report(await openReport(PATH), "no_show");
    expect(faultOf("자세한 내용")).toContain("조금 더 자세히 적어 주세요.");
    expect(fieldNamed("자세한 내용").value).toContain(WORDS);
    expect(mainText()).not.toContain("신고를 받았어요");
  });

  it.each(["upload_ids", "photo_ids"])(
    "whose %s are refused says why at its photos",
    async (name) => {
      taken = refusal("invalid", { [name]: ["이 사진은 쓸 수 없어요."] });
      const page = await openReport(PATH);
      await report(page, "no_show");
      const field = document.querySelector<HTMLElement>("main input[type=file]");
      expect(faultOf(field ? labelOf(field) : "")).toContain("이 사진은 쓸 수 없어요.");
    },
  );

  it("is of nobody's own profile", async () => {
    await openReport(PATH, member, { pro: { ...me.pro, id: PRO } });
    expect(mainText()).toContain("내 프로필은 신고할 수 없어요");
    expect(controls().map(({ label }) => label)).not.toContain("신고하기");
  });
});

it("reports a review itself, not its pro", async () => {
  const page = await openReport(`${PATH}&review_id=${OTHER}`);
  await report(page, "fake_review");
  expect(bodiesOf(page, "pro.reports.create")).toEqual([]);
  expect(bodiesOf(page, "reports.create")).toEqual([
    { subject: { kind: "review", id: OTHER }, reason: "fake_review", text: WORDS, upload_ids: [] },
  ]);
});

it("lets a pro report a review on their own page", async () => {
  await openReport(`${PATH}&review_id=${OTHER}`, member, { pro: { ...me.pro, id: PRO } });
  expect(mainText()).not.toContain("내 프로필은 신고할 수 없어요");
  expect(controls().map(({ label }) => label)).toContain("신고하기");
});

it("sends nothing of a guest's, who finds what they wrote after the way to log in", async () => {
  const page = await openReport(PATH, guest);
  await chooseCard(page, "no_show");
  typeInto(fieldNamed("자세한 내용"), WORDS);
  await pressNamed(page, "로그인하고 신고하기");
  expect(reports(page)).toEqual([]);
  await page.router.navigate({ to: "/login" });
  await page.settle();
  await page.router.navigate({ href: PATH });
  await page.settle();
  expect(fieldNamed("자세한 내용").value).toBe(WORDS);
});

it("takes a report without photos of who has proven no phone yet, and says how photos may come", async () => {
  const page = await openReport(PATH, member, { phone_verified: false });
  expect(mainText()).toContain("사진은 휴대폰 번호를 확인한 뒤에 붙일 수 있어요");
  expect(mainText()).not.toContain("사진 올리기");
  await report(page, "no_show");
  expect(reports(page)).toHaveLength(1);
});
