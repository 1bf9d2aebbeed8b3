import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { keyboard, seeFocus } from "./keyboard-hand.ts";
import type { Market, Person } from "./market.ts";
import { checkAccess, checkWidth } from "./page-checks.ts";
import { photo } from "./photos.ts";
import { publish, sendQuote } from "./scene.ts";

// 양구군: no other journey works there.
const REGION = "51800";

async function pair(market: Market) {
  const customer = await market.account({ name: "유다인" });
  const pro = await market.pro({ name: "파로호 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  await customer.call("quotes.get", { quoteId });
  return { customer, pro, quoteId };
}

const field = (page: Page) => page.getByRole("textbox", { name: "메시지" });

test("whoever writes is seen writing, until the message has come", async ({ market, open }) => {
  const { customer, pro, quoteId } = await pair(market);
  const [customers, pros] = [await open(customer), await open(pro)];
  await arrive(customers, `/chats/${quoteId}`);
  await arrive(pros, `/chats/${quoteId}`);
  await expect(field(customers)).toBeVisible();
  const writing = customers.getByText("파로호 청소님이 쓰고 있어요…");
  await expect(writing).toBeHidden();
  await field(pros).fill("내일 오전에");
  await expect(writing).toBeVisible();
  await pros.keyboard.press("Enter");
  await expect(customers.getByRole("log", { name: "대화 내용" })).toContainText("내일 오전에");
  await expect(writing).toBeHidden();
});

test("files whose panel was closed are said to go along, and do", async ({ market, open }) => {
  const { customer, quoteId } = await pair(market);
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/chats/${quoteId}`);
  await page.getByRole("button", { name: "사진과 파일 고르기" }).click();
  await page.getByLabel("함께 보낼 사진과 파일").setInputFiles(await photo("거실.jpg"));
  await expect(page.getByRole("button", { name: "거실.jpg 삭제" })).toBeVisible();
  await field(page).press("Escape");
  const chosen = page.getByRole("button", { name: "함께 보낼 파일 1개 보기" });
  await checkWidth(page);
  await chosen.click();
  await expect(page.getByRole("button", { name: "사진과 파일 닫기" })).toBeFocused();
  await expect(page.getByRole("button", { name: "거실.jpg 삭제" })).toBeVisible();
  await page.keyboard.press("Escape");
  await chosen.waitFor();
  await field(page).fill("거실이에요");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "대화 내용" }).getByRole("img")).toBeVisible();
  await expect(chosen).toBeHidden();
});

test("a file that did not arrive stays where its panel was closed, and holds the message", async ({
  market,
  open,
}) => {
  const { customer, quoteId } = await pair(market);
  const page = await open(customer);
  await arrive(page, `/chats/${quoteId}`);
  await page.route("**/api/uploads/", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "사진과 파일 고르기" }).click();
  await page.getByLabel("함께 보낼 사진과 파일").setInputFiles(await photo("거실.jpg"));
  const again = page.getByRole("button", { name: /거실.jpg 다시 올리기/ });
  await expect(again).toBeVisible();
  await field(page).fill("거실이에요");
  await field(page).press("Escape");
  await expect(again).toBeHidden();
  await expect(page.getByRole("button", { name: "올리지 못한 파일 1개 보기" })).toBeVisible();
  await page.getByRole("button", { name: "보내기", exact: true }).click();
  await expect(again).toBeFocused();
  await expect(field(page)).toHaveValue("거실이에요");
  await page.unroute("**/api/uploads/");
  await again.click();
  await expect(page.getByRole("button", { name: "거실.jpg 삭제" })).toBeVisible();
  await page.getByRole("button", { name: "보내기", exact: true }).click();
  await expect(page.getByRole("log", { name: "대화 내용" }).getByRole("img")).toBeVisible();
});

test("the quote is pinned on top as one line of paper, which opens the whole", async ({
  market,
  open,
}) => {
  const { customer, quoteId } = await pair(market);
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, "/chats");
  await arrive(page, `/chats/${quoteId}`);
  const pinned = page.getByRole("button", { name: /^견적서 .*350,000원$/ });
  await expect(pinned).toBeVisible();
  await checkWidth(page);
  await pinned.press("Enter");
  const paper = page.getByRole("dialog");
  await expect(paper.getByRole("heading", { name: /견적서$/ })).toBeVisible();
  await expect(paper).toContainText("방과 거실");
  await checkAccess(page);
  await checkWidth(page);
  await page.keyboard.press("Escape");
  await expect(pinned).toBeFocused();
  await expect(paper).toBeHidden();
  await pinned.click();
  await paper.getByRole("link", { name: "견적 페이지로 가기" }).click();
  await expect(page).toHaveURL(new RegExp(`/quote\\?id=${quoteId}`));
});

test("the other side is reported by one of their messages, blocked and unblocked", async ({
  market,
  open,
}) => {
  const { customer, pro, quoteId } = await pair(market);
  await pro.call("quotes.messages.create", { quoteId, text: "계약금부터 보내 주세요." });
  for (let n = 1; n <= 5; n++) {
    await pro.call("quotes.messages.create", { quoteId, text: `그다음 말 ${n}` });
  }
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/chats/${quoteId}`);
  const menu = page.getByRole("button", { name: "대화 메뉴" });

  await menu.click();
  await page.getByRole("dialog").getByRole("button", { name: "신고하기" }).click();
  const report = page.getByRole("dialog", { name: "신고하기" });
  await expect(report.getByRole("radio", { name: /계약금부터/ })).toBeHidden();
  await report.getByRole("button", { name: "이전 메시지에서 고르기" }).click();
  await report.getByRole("radio", { name: /계약금부터/ }).check();
  await report.getByRole("radio", { name: "일하기 전에 돈을 먼저 보내라고 해요" }).check();
  await report.getByRole("button", { name: "신고하기" }).click();
  await expect(report.getByLabel("자세한 내용")).toHaveAccessibleDescription(
    /자세한 내용을 입력해 주세요/,
  );
  await checkAccess(page);
  await checkWidth(page);
  await report.getByLabel("자세한 내용").fill("고용하기도 전에 계약금을 계좌로 보내라고 했어요.");
  await report.getByLabel("사진 사진 올리기").setInputFiles(await photo("계좌 안내.jpg"));
  await expect(report.getByRole("button", { name: "계좌 안내.jpg 삭제" })).toBeVisible();
  await report.getByRole("button", { name: "신고하기" }).click();
  await expect(report).toContainText("신고를 받았어요");
  await report.getByRole("button", { name: "대화로 돌아가기" }).click();

  await menu.click();
  await page.getByRole("button", { name: "차단하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(page.getByText("내가 차단한 상대예요.")).toBeVisible();
  await expect(field(page)).toBeHidden();
  await menu.click();
  await page.getByRole("button", { name: "차단 풀기" }).click();
  await expect(field(page)).toBeVisible();

  // Long after, without the talk at hand.
  await menu.click();
  await page.getByRole("button", { name: "차단하기" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(field(page)).toBeHidden();
  await arrive(page, `/request/move-in-cleaning?pro=${pro.proId}`);
  await expect(page.getByText("이 요청은 그 고수에게 가지 않아요.")).toBeVisible();
  await page.getByRole("link", { name: "차단 풀기" }).click();
  const blocked = page.getByRole("region", { name: "차단한 사람" });
  await expect(blocked).toBeVisible();
  await hydrated(page);
  await checkAccess(page);
  await checkWidth(page);
  await blocked.getByRole("button", { name: /차단 풀기$/ }).click();
  await expect(blocked).toBeHidden();
  await arrive(page, `/chats/${quoteId}`);
  await expect(field(page)).toBeVisible();
});

test("a pro keeps what is said again, and puts it into the field", async ({ market, open }) => {
  const { pro, quoteId } = await pair(market);
  const page = await open(pro);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/chats/${quoteId}`);
  await page.getByRole("button", { name: "빠른 답변" }).click();
  const sheet = page.getByRole("dialog", { name: "빠른 답변" });
  await sheet.getByRole("button", { name: "추가" }).click();
  await expect(sheet.getByRole("textbox")).toBeFocused();
  await sheet.getByLabel("새 빠른 답변").fill("주말에도 가요");
  await sheet.getByRole("button", { name: "추가" }).click();
  const kept = sheet.getByRole("list", { name: "저장한 답변" }).getByRole("listitem");
  await expect(kept).toHaveText(["주말에도 가요"]);
  await kept.getByRole("button", { name: "수정" }).click();
  await sheet.getByLabel("빠른 답변 수정").fill("주말에도 갈 수 있어요.");
  await sheet.getByRole("button", { name: "저장하기" }).click();
  await expect(kept).toHaveText(["주말에도 갈 수 있어요."]);
  await checkAccess(page);
  await checkWidth(page);
  await kept.getByRole("button", { name: "주말에도" }).click();
  await expect(field(page)).toHaveValue("주말에도 갈 수 있어요.");
  await expect(field(page)).toBeFocused();
  await page.getByRole("button", { name: "빠른 답변" }).click();
  await kept.getByRole("button", { name: "삭제" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();
  await expect(kept).toHaveCount(0);
});

test("what was written long ago is found, and stood before", async ({ market, open }) => {
  const { customer, pro, quoteId } = await pair(market);
  const write = (person: Person, text: string) =>
    person.call("quotes.messages.create", { quoteId, text });
  await write(pro, "사다리차는 저희가 불러요.");
  // More than come at once.
  for (let n = 1; n <= 28; n++) {
    await write(pro, `고수의 말 ${n}`);
    await write(customer, `고객의 말 ${n}`);
  }
  await customer.call("quotes.messages", { quoteId });
  const page = await open(customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/chats/${quoteId}`);
  const log = page.getByRole("log", { name: "대화 내용" });
  await expect(log.getByText("고객의 말 28")).toBeInViewport();
  await page.getByRole("button", { name: "대화 메뉴" }).click();
  await page.getByRole("button", { name: "대화에서 찾기" }).click();
  const sheet = page.getByRole("dialog", { name: "대화에서 찾기" });
  await sheet.getByLabel("검색어").fill("없는 말");
  await page.keyboard.press("Enter");
  await expect(sheet).toContainText("검색어가 들어간 메시지가 없어요.");
  await sheet.getByLabel("검색어").fill("사다리차");
  await page.keyboard.press("Enter");
  await checkWidth(page);
  await sheet.getByRole("button", { name: /사다리차는 저희가/ }).click();
  await expect(log.getByText("사다리차는 저희가 불러요.")).toBeInViewport();
  await page.getByRole("button", { name: "맨 아래로" }).click();
  await expect(log.getByText("고객의 말 28")).toBeInViewport();

  // And from all talks, where the words lead to their place.
  await arrive(page, "/chats");
  const words = page.getByRole("searchbox", { name: "대화에서 찾기" });
  await words.fill("아무도 안 한 말");
  await words.press("Enter");
  await expect(page.getByText("찾은 대화가 없어요")).toBeVisible();
  await words.fill("사다리차");
  await words.press("Enter");
  const found = page.getByRole("list", { name: "찾은 대화" }).getByRole("link");
  await expect(found.locator("mark")).toHaveText("사다리차");
  await checkAccess(page);
  await checkWidth(page);
  await found.click();
  await expect(log.getByText("사다리차는 저희가 불러요.")).toBeInViewport();
  await page.goBack();
  await expect(words).toHaveValue("사다리차");
});

test("what was not read and is not on the page yet is asked for by keyboard", async ({
  market,
  open,
}) => {
  const { customer, pro, quoteId } = await pair(market);
  const COUNT = 15;
  const lines = "긴 글\n".repeat(12);
  for (let n = 1; n <= COUNT; n++) {
    await customer.call("quotes.messages.create", { quoteId, text: `${lines}고객의 말 ${n}` });
  }
  const page = await open(pro);
  // Fewer at once than a person may write in a minute.
  await page.route(/\/messages\/\?.*limit=50/, (route) =>
    route.continue({ url: route.request().url().replace("limit=50", "limit=10") }),
  );
  await arrive(page, `/chats/${quoteId}`);
  const log = page.getByRole("log", { name: "대화 내용" });
  const above = page.getByRole("button", { name: `읽지 않은 메시지 ${COUNT}개, 처음부터 보기` });
  await keyboard.press(above);
  await expect(above).toBeHidden();
  await seeFocus(page.getByRole("main").getByRole("heading", { level: 1 }));
  await expect(log.getByText(/고객의 말 1$/)).toBeInViewport();
});
