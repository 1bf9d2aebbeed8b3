import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "#server/seed/demo-accounts.ts";
import { pointer } from "./hand.ts";
import { checkIdentity } from "./identity-window.ts";
import { arrive, expect, step, hydrated, test } from "./journey.ts";
import { checkAccess, checkWidth } from "./page-checks.ts";
import { logIn, sentCode } from "./people.ts";
import { applyAsPro, askForName, submitLicence } from "./queue.ts";

const STAFF = "staff@demo.somssi.kr";
const REASON = "자격증 사진의 글자가 흐려서 읽을 수 없어요.";

test.use({ viewport: { width: 360, height: 800 } });

test("운영: 2단계 인증, 고수 승인, 새 이름 승인, 자격 반려, 찾지 못한 서비스, 기록, 단축키", async ({
  page,
  market,
  guard,
}) => {
  const applicant = await market.account({ name: "신서우" });
  await applyAsPro(applicant, "차근차근 청소");
  await checkIdentity(applicant);
  const holder = await market.pro({ name: "한빛 전기" });
  await submitLicence(market, holder, "전기공사기사");
  await askForName(holder, "한빛 전기설비");
  const undecided = await market.pro({ name: "달빛 조명" });
  const nameChangeId = await askForName(undecided, "달빛 조명가게");
  await applicant.call("serviceWishes.create", { words: "드론 방제" });
  await holder.call("serviceWishes.create", { words: "드론방제" });

  for (const name of ["첫줄 청소", "둘째줄 청소", "셋째줄 청소"]) {
    const waiting = await market.account({ name: "신하나" });
    await applyAsPro(waiting, name);
    await checkIdentity(waiting);
  }

  await step("비밀번호 다음에 메일로 받은 코드를 넣는다", page, async () => {
    await arrive(page, "/staff");
    await logIn(page, STAFF, pointer, DEMO_PASSWORD);
    await expect(page.getByRole("heading", { level: 1, name: "2단계 인증" })).toBeVisible();
    await hydrated(page);
    await page.getByRole("button", { name: "메일로 코드 받기" }).click();
    await expect(page.getByText("인증번호를 메일로 보냈어요.")).toBeVisible();
    await page.getByRole("textbox", { name: "인증번호" }).fill(await sentCode(page, STAFF));
    await page.getByRole("button", { name: "확인", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "대기 목록" })).toBeVisible();
    await hydrated(page);
  });

  await step("기다리는 고수를 승인한다", page, async () => {
    await openWaiting(page, "차근차근 청소");
    await expect(page.getByText(applicant.email)).toBeVisible();
    await page.getByRole("button", { name: "승인하기" }).click();
    await page.getByRole("button", { name: "확인", exact: true }).click();
    await expect(page.getByText("차근차근 청소님을 승인했어요.")).toBeVisible();
    const me = await applicant.call("users.me");
    expect(me.pro?.state).toBe("approved");
  });

  await step("새 이름을 옛 이름과 자격 옆에서 보고 승인한다", page, async () => {
    await page.getByRole("link", { name: "이름 변경" }).click();
    await openWaiting(page, "한빛 전기설비");
    await expect(page.getByRole("link", { name: "한빛 전기", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "전기공사기사" })).toBeVisible();
    await page.getByRole("link", { name: "한빛 전기", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "한빛 전기" })).toBeVisible();
    const papers = page.getByRole("region", { name: "자격" });
    await expect(papers.getByRole("link", { name: "전기공사기사" })).toBeVisible();
    await expect(papers.getByText("확인 대기").first()).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: "승인하기" }).click();
    await page.getByRole("button", { name: "확인", exact: true }).click();
    await expect(page.getByText("새 이름을 승인했어요.")).toBeVisible();
    expect((await holder.call("pro.profile")).display_name).toBe("한빛 전기설비");
  });

  await step("그 사이 취소한 이름은 승인할 수 없고, 단추도 사라진다", page, async () => {
    guard.allow(409, `/api/v2/staff/name-changes/${nameChangeId}/approve/`);
    await openWaiting(page, "달빛 조명가게");
    await expect(page.getByRole("button", { name: "승인하기" })).toBeVisible();
    await undecided.call("pro.nameChanges.withdraw", { nameChangeId });
    await page.getByRole("button", { name: "승인하기" }).click();
    await page.getByRole("button", { name: "확인", exact: true }).click();
    await expect(page.getByRole("button", { name: "승인하기" })).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "상태가 바뀌었어요" })).toBeFocused();
    await page.goBack();
  });

  await step("자격을 이유와 함께 반려한다", page, async () => {
    await page.getByRole("link", { name: "자격 확인" }).click();
    await openWaiting(page, "한빛 전기설비");
    await page.getByRole("button", { name: "증명 사진 보기" }).click();
    await expect(page.getByRole("img", { name: "증명 사진" })).toBeVisible();
    const paper = page.getByRole("link", { name: "증명 사진 크게 보기 (새 창)" });
    await expect(paper).toHaveAttribute("target", "_blank");
    await expect(paper).toHaveAttribute("href", /\/file\/\?part=proof$/);
    await page.getByRole("button", { name: "반려하기" }).click();
    const refusal = page.getByRole("dialog").getByRole("button", { name: "반려하기" });
    await refusal.click();
    await expect(page.getByRole("textbox", { name: "이유" })).toHaveAccessibleDescription(/이유를/);
    await page.getByRole("textbox", { name: "이유" }).fill(REASON);
    await refusal.click();
    await expect(page.getByText("자격을 반려했어요.")).toBeVisible();
    const { items } = await holder.call("users.me.notifications");
    expect(items[0]?.body).toContain(REASON);
  });

  await step("찾지 못한 서비스를 본 것으로 표시한다", page, async () => {
    await arrive(page, "/staff/wishes");
    const wish = page.getByRole("listitem").filter({ hasText: "드론방제" });
    await expect(wish).toContainText("2번");
    await wish.getByRole("button", { name: "드론방제 확인하기" }).click();
    await expect(page.getByText("표시했어요.")).toBeVisible();
    await expect(wish).toBeHidden();
    await page.getByRole("combobox", { name: "상태" }).selectOption("확인했어요");
    await expect(page).toHaveURL("/staff/wishes?state=seen");
    await expect(wish.getByRole("button")).toHaveText("추가함");
    await page.getByRole("link", { name: "대기 목록" }).first().click();
  });

  await step("기록에 모두 남아 있다", page, async () => {
    await page.getByRole("link", { name: "기록", exact: true }).click();
    await page.getByRole("combobox", { name: "종류" }).selectOption("결정");
    const log = page.getByRole("list", { name: "운영 기록" });
    await expect(log.getByRole("listitem").filter({ hasText: "자격 반려" })).toContainText(REASON);
    await expect(log.getByRole("listitem").filter({ hasText: "고수 승인" }).first()).toBeVisible();
    await expect(
      log.getByRole("listitem").filter({ hasText: "찾지 못한 서비스 표시" }).first(),
    ).toBeVisible();
    const day = page.getByRole("textbox", { name: "날짜" });
    await day.fill("어제");
    await day.press("Tab");
    await expect(day).toHaveAccessibleDescription(/날짜를 2026년 01월 31일처럼 입력해 주세요/);
    await day.fill("2020-01-31");
    await page.getByRole("link", { name: "필터 모두 해제" }).click();
    await expect(day).toHaveValue("");
    await expect(log.getByRole("listitem").first()).toBeVisible();
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, "/staff");
  const rows = page.getByRole("list", { name: "기다리는 고수" }).getByRole("link");
  await expect(rows.filter({ hasText: "둘째줄 청소" })).toBeVisible();

  await step("J와 K로 줄을 옮기고 Enter로 옆에 연다", page, async () => {
    // Keys are listened to by an effect of the page, which nothing on it shows: one that nobody heard is pressed again.
    await expect(async () => {
      await page.keyboard.press("j");
      await expect(rows.nth(0)).toBeFocused({ timeout: 5_000 });
    }).toPass();
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rows.nth(0)).toBeFocused();
    await rows.filter({ hasText: "첫줄 청소" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "첫줄 청소" })).toBeVisible();
    await expect(rows.filter({ hasText: "첫줄 청소" })).toHaveAttribute("aria-current", "page");
    await checkAccess(page);
    await checkWidth(page);
  });

  await step("A로 묻고 승인하고, R은 이유를 묻는다", page, async () => {
    await page.keyboard.press("a");
    const sure = page.getByRole("alertdialog").getByRole("button", { name: "확인" });
    await expect(sure).toBeFocused();
    // Nothing is under way before it is answered.
    await expect(page.locator('main [aria-keyshortcuts="A"]')).not.toHaveAttribute("aria-busy");
    await sure.press("Enter");
    await expect(page.getByText("첫줄 청소님을 승인했어요.")).toBeVisible();
    await expect(rows.filter({ hasText: "둘째줄 청소" })).toBeFocused();
    await rows.filter({ hasText: "둘째줄 청소" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "둘째줄 청소" })).toBeVisible();
    // Letters are the dialog's as long as it is there, also while it fades.
    await expect(page.locator("[role=alertdialog]")).toHaveCount(0);
    await expect(page.locator('main [aria-keyshortcuts="R"]')).toBeEnabled();
    await page.keyboard.press("r");
    const reason = page.getByRole("textbox", { name: "이유" });
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(/10자 이상/);
    await reason.fill("jkar 사진과 소개가 서로 다른 일이에요.");
    await expect(reason).toHaveValue(/^jkar/);
    await page.getByRole("dialog").getByRole("button", { name: "반려하기" }).click();
    await expect(page.getByText("둘째줄 청소님의 신청을 반려했어요.")).toBeVisible();
  });

  await step("먼저 결정된 일이면 누가 무엇을 했는지 말하고 더 묻지 않는다", page, async () => {
    await rows.filter({ hasText: "셋째줄 청소" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "셋째줄 청소" })).toBeVisible();
    const proId = page.url().split("/").at(-1) ?? "";
    guard.allow(409, `/api/v2/staff/pros/${proId}/approve/`);
    const other = await market.account({ name: "한서윤", role: "staff" });
    await expect(page.locator("[role=dialog]")).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press("a");
      await expect(page.getByRole("alertdialog")).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await other.call("staff.pros.reject", { proId, reason: REASON });
    await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).press("Enter");
    const told = page.getByRole("status").filter({ hasText: "먼저 결정된 일이에요" });
    await expect(told).toContainText("고수 신청 반려 · 한서윤");
    await expect(page.getByRole("button", { name: "승인하기" })).toBeHidden();
    await expect(page.getByText("승인", { exact: true })).toBeHidden();
    await checkAccess(page);
  });

  await step("꺼 두면 단축키가 아무 일도 하지 않는다", page, async () => {
    await page.getByRole("button", { name: "단축키 끄기" }).click();
    await page.keyboard.press("j");
    await expect(page.getByRole("button", { name: "단축키 켜기" })).toBeFocused();
  });
});

test("운영: 없는 번호를 찾으면 그 자리에서 말하고, 적은 것은 그대로 둔다", async ({
  market,
  open,
  guard,
}) => {
  const page = await open(await market.account({ name: "한서윤", role: "staff" }));
  const id = crypto.randomUUID();
  for (const [path, words] of [
    ["/staff/requests", "그런 요청이 없어요"],
    ["/staff/reviews", "그런 후기가 없어요"],
  ] as const) {
    guard.allow(404, `/api/v2${path}/${id}/`);
    await arrive(page, path);
    const field = page.getByRole("search").getByRole("textbox");
    await page.getByRole("button", { name: "찾기" }).click();
    await expect(field).toHaveAccessibleDescription(/번호나, 번호가 든 주소/);
    await field.fill(`https://somssi.kr/requests/${id}`);
    await page.getByRole("button", { name: "찾기" }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await expect(field).toHaveValue(id);
    await page.reload();
    await expect(field).toHaveAccessibleDescription(new RegExp(words));
    await hydrated(page);
    await checkAccess(page);
  }
});

/** The newest of a queue stands at its end: scrolls until it is there. */
async function openWaiting(page: Page, name: string): Promise<void> {
  const link = page.getByRole("main").getByRole("link", { name });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
}
