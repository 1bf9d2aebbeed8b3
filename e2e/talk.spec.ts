import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import type { Market, Person } from "./market.ts";
import { checkAccess } from "./page-checks.ts";
import { publish, sendQuote } from "./scene.ts";

// 인제군: no other journey works there.
const REGION = "51810";
const PHONE = { width: 360, height: 740 };
const CUTS = 10;

/** A customer and a pro with an opened quote between them. */
async function pair(market: Market) {
  const customer = await market.account({ name: "정다온" });
  const pro = await market.pro({ name: "내린천 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  await customer.call("quotes.get", { quoteId });
  return { customer, pro, quoteId };
}

const log = (page: Page) => page.getByRole("log", { name: "대화 내용" });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "메시지" }).fill(text);
  await page.keyboard.press("Enter");
}

async function written(person: Person, quoteId: string): Promise<string[]> {
  const { items } = await person.call("quotes.messages", { quoteId, limit: 100 });
  return items.flatMap(({ card, text }) => (card ? [] : [text])).toReversed();
}

/** The messages as they stand on the page, from top to bottom. */
async function shown(page: Page, said: readonly string[]): Promise<string[]> {
  const rows = await log(page).getByRole("listitem").allInnerTexts();
  return rows.flatMap((row) => said.filter((text) => row.split("\n").includes(text)));
}

test("two people talk while one loses the link ten times: each message once, in order, on both", async ({
  market,
  open,
  guard,
}) => {
  const { customer, pro, quoteId } = await pair(market);
  const [customers, pros] = [await open(customer), await open(pro)];
  await customers.setViewportSize(PHONE);
  for (const page of [customers, pros]) await arrive(page, `/chats/${quoteId}`);

  const said: string[] = [];
  const theirs: string[] = [];
  for (let cut = 1; cut <= CUTS; cut++) {
    await customers.context().setOffline(true);
    for (const part of ["가", "나"]) {
      said.push(`끊긴 말 ${cut}${part}`);
      await say(customers, `끊긴 말 ${cut}${part}`);
    }
    await expect(log(customers)).toContainText("보내는 중");
    theirs.push(`고수의 말 ${cut}`);
    await say(pros, `고수의 말 ${cut}`);
    // Once amid it the page is loaded anew: what waits lies on the device.
    await customers.context().setOffline(false);
    if (cut === CUTS / 2) {
      await customers.reload();
      await hydrated(customers);
    }
    await expect(log(customers)).toContainText(`고수의 말 ${cut}`);
    await expect.poll(() => written(pro, quoteId)).toHaveLength(said.length + theirs.length);
  }

  const all = await written(customer, quoteId);
  expect(all.filter((text) => said.includes(text))).toEqual(said);
  expect(all.filter((text) => theirs.includes(text))).toEqual(theirs);
  for (const page of [customers, pros]) {
    await expect(log(page)).toContainText(all.at(-1) ?? "");
    await expect(log(page)).not.toContainText("보내는 중");
    await expect(async () => {
      // A phone draws the last of them only.
      const onPage = await shown(page, all);
      expect(onPage.length).toBeGreaterThan(3);
      expect(onPage).toEqual(all.slice(-onPage.length));
    }).toPass();
  }
  guard.forget(/ERR_INTERNET_DISCONNECTED/);
});

test("a search over all talks keeps the focus in its field, however late the answer is", async ({
  market,
  open,
}) => {
  const page = await open((await pair(market)).customer);
  await page.clock.install();
  await arrive(page, "/chats");
  const answer = Promise.withResolvers<void>();
  await page.route(/\/chats\/.*[?&]q=/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const words = page.getByRole("searchbox", { name: "대화에서 찾기" });
  await words.fill("사다리차");
  await words.press("Enter");
  // Longer than a page may be late before another stands in for it.
  await page.clock.runFor(2_000);
  await expect(words).toBeFocused();
  answer.resolve();
  await expect(page.getByText("찾은 대화가 없어요")).toBeVisible();
  await expect(words).toBeFocused();
});

test("contact details are warned about, sent when insisted on, and marked", async ({
  market,
  open,
  guard,
}) => {
  const { customer, pro, quoteId } = await pair(market);
  const [customers, pros] = [await open(customer), await open(pro)];
  for (const page of [customers, pros]) await arrive(page, `/chats/${quoteId}`);
  guard.allow(409, "/api/v2/quotes/");
  await say(customers, "전화는 010-2345-6789예요");
  const warning = customers.getByRole("dialog", { name: "연락처가 들어 있어요" });
  await expect(warning).toContainText("010-2345-6789");
  await warning.getByRole("button", { name: "수정할게요" }).click();
  await expect(customers.getByRole("textbox", { name: "메시지" })).toHaveValue(/010-2345-6789/);
  expect(await written(pro, quoteId)).toEqual([]);
  await customers.getByRole("button", { name: "보내기", exact: true }).click();
  await warning.getByRole("button", { name: "그래도 보낼게요" }).click();
  await expect(log(pros)).toContainText("연락처가 든 메시지예요");
});

test("a room opens at what was not read, and says how many came below", async ({
  market,
  open,
}) => {
  const { customer, pro, quoteId } = await pair(market);
  const write = (person: Person, text: string) =>
    person.call("quotes.messages.create", { quoteId, text });
  await write(customer, "읽은 말");
  await pro.call("quotes.messages", { quoteId });
  const lines = "긴 글\n".repeat(12);
  for (let n = 1; n <= 6; n++) await write(customer, `${lines}안 읽은 말 ${n}`);
  const page = await open(pro);
  await page.setViewportSize(PHONE);
  await arrive(page, `/chats/${quoteId}`);
  await expect(log(page).getByText("여기까지 읽었어요")).toBeInViewport();
  await expect(log(page).getByText("안 읽은 말 6")).not.toBeInViewport();
  await write(customer, "방금 온 말");
  await page.getByRole("button", { name: "새 메시지 1개" }).click();
  await expect(log(page).getByText("방금 온 말")).toBeInViewport();
  await expect(page.getByRole("button", { name: "새 메시지 1개" })).toBeHidden();
  await checkAccess(page);
});

test("an unopened quote has no room yet", async ({ market, open, guard }) => {
  const customer = await market.account();
  const pro = await market.pro({ name: "방태산 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  const page = await open(customer);
  guard.allow(409, "/api/v2/quotes/");
  await arrive(page, `/chats/${quoteId}`);
  await expect(page.getByText("견적을 열면 대화할 수 있어요")).toBeVisible();
  await page.getByRole("link", { name: "견적 보기" }).click();
  await page.getByRole("link", { name: "대화하기" }).click();
  await expect(log(page)).toContainText("견적을 보냈어요");
});
